import { startDocumentEvents } from '../popups/document-events'
import type { RareWidgets } from '../runtime/widget'
import { startAnchors } from './anchors'
import { registerLightboxAction } from './lightbox/link-action'
import { RARE_WIDGETS } from './rare-selector'

export { commonWidgets as widgets } from './common-widgets'

/** The other widgets' declarations are a chunk, which saves 500 bytes (brotli) on pages without them. */
export const rareWidgets: RareWidgets = { match: RARE_WIDGETS, load: () => import('./rare-widgets').then((m) => m.rareWidgets) }

/** Document-wide services of widgets (delegated clicks, link actions). With `isBuilderAlive` they handle only hand-written markup. */
export const startServices = (isBuilderAlive: boolean): (() => void)[] => [
  ...startDocumentEvents(),
  startAnchors(isBuilderAlive),
  registerLightboxAction(),
]
