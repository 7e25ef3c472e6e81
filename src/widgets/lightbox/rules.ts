import { conditionalStylesheet } from '../../builder/conditional-stylesheet'
import { loadStylesheet } from '../../dom/load-stylesheet'
import { probePosition } from '../../dom/probe-position'

/** How long, in ms, a lightbox waits for the files. */
const MAX_WAIT_MS = 2000
/** Files that failed to load. */
const missing = new Set<string>()

/** Whether the builder's lightbox stylesheet is on the page: it positions the footer over the picture. */
export const pageHasRules = (): boolean => probePosition('elementor-lightbox', 'elementor-slideshow__footer') !== 'static'

/**
 * Newer builders load the lightbox styles by script, before the first one opens (contract popups §19). Resolves once they have loaded or
 * failed; `undefined` if there is nothing to load. Without them the lightbox has our look.
 */
export function loadMissingRules(): Promise<void> | undefined {
  if (pageHasRules()) return
  const urls = [conditionalStylesheet('dialog'), conditionalStylesheet('lightbox')].filter((url) => url !== undefined && !missing.has(url))
  if (!urls[0]) return
  return Promise.all(urls.map((url) => loadStylesheet(url as string, MAX_WAIT_MS))).then(() => {
    if (!pageHasRules()) for (const url of urls) missing.add(url as string)
  })
}
