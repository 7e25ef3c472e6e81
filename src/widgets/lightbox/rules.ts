import { queryFirst } from '../../base/query-all'
import { asObject } from '../../base/values'
import { probePosition } from '../../dom/probe-position'
import { OWN_STYLESHEET } from '../../page/conditional-stylesheet'
import { config } from '../../page/config'

/** Whether the builder's stylesheet for lightboxes is on the page: it positions the footer over the picture. */
const pageHasRules = (): boolean => probePosition('elementor-lightbox', 'elementor-slideshow__footer') !== 'static'

/**
 * Newer builders load the lightbox styles by script, before the first one opens (contract popups §19). Resolves once they have loaded or
 * failed; `undefined` if there is nothing to load. Without them the lightbox has our look.
 */
export function loadRulesWhereMissing(): Promise<void> | undefined {
  const mayHaveFiles = asObject(config().raw.urls).assets || queryFirst(document, OWN_STYLESHEET)
  if (!mayHaveFiles || pageHasRules()) return
  // Without the chunk, which the loader reports, the lightbox opens all the same.
  return import('./missing-rules').then((rules) => rules.loadMissingRules(pageHasRules)).catch(() => {})
}
