import { script } from './assets'

/**
 * What of the site's has come before and is kept in the visitor's browser; nothing where the site has switched that off (`data-cache="off"` at
 * our script), or where the code for it does not come.
 */
export const openFragments = async (): Promise<typeof import('./fragments') | undefined> =>
  script?.dataset.cache === 'off' ? undefined : import('./fragments').catch(() => undefined)
