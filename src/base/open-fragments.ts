import { script } from './assets'

/** The cache of the site's fragments in the visitor's browser; undefined with `data-cache="off"` on our script, or when its code fails to load. */
export const openFragments = async (): Promise<typeof import('./fragments') | undefined> =>
  script?.dataset.cache === 'off' ? undefined : import('./fragments').catch(() => undefined)
