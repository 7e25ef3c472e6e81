import { script } from './assets'

/** The cache of the site's fragments in the browser; undefined with `data-cache="off"` on our script, or if its code fails to load. */
export const openFragments = async (): Promise<typeof import('./fragments') | undefined> =>
  script?.dataset.cache === 'off' ? undefined : import('./fragments').catch(() => undefined)
