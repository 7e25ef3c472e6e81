import { queryFirst } from '../../base/query-all'
import { asObject } from '../../base/values'
import { OWN_STYLESHEET } from '../../builder/conditional-stylesheet'
import { config } from '../../builder/config'
import { probePosition } from '../../dom/probe-position'

/** Whether the builder's stylesheet for lightboxes is on the page: it positions the footer over the picture. */
const pageHasRules = (): boolean => probePosition('elementor-lightbox', 'elementor-slideshow__footer') !== 'static'

/**
 * Newer builders load the rules of lightboxes by script before the first one (contract popups §19). Resolves when they are there or cannot be
 * had; `undefined` when there is nothing to wait for. Without them the lightbox has our own look.
 */
export function loadMissingRules(): Promise<void> | undefined {
  const mayHaveFiles = asObject(config().raw.urls).assets || queryFirst(document, OWN_STYLESHEET)
  if (!mayHaveFiles || pageHasRules()) return
  // Without the chunk, which the loader reports, the lightbox opens all the same.
  return import('./missing-rules').then((rules) => rules.loadMissingRules(pageHasRules)).catch(() => {})
}
