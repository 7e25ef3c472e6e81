import { script } from './assets'

/** The cache of the site's fragments in the visitor's browser; undefined if our script has `data-cache="off"` or the cache's code fails to load. */
export const openFragments = async (): Promise<typeof import('./fragments') | undefined> =>
  script?.dataset.cache === 'off' ? undefined : import('./fragments').catch(() => undefined)
