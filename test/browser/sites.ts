import { isDeepStrictEqual } from 'node:util'
import { type ServeOptions, type Site, serve } from '../../demo/server/serve'

export interface Sites {
  serve: (options: ServeOptions) => Promise<Site>
  close: () => Promise<unknown>
}

/** Servers for the tests of one worker, one for all that ask for the same. */
export function createSites(): Sites {
  const all: { options: ServeOptions; site: Promise<Site> }[] = []
  return {
    serve(options) {
      const known = all.find((other) => isDeepStrictEqual(other.options, options))
      if (known) return known.site
      const site = serve({ keepsFiles: true, ...options })
      all.push({ options, site })
      return site
    },
    close: () => Promise.all(all.map(async ({ site }) => (await site).close())),
  }
}
