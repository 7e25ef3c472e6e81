import type { RareWidgets } from '../runtime/widget'
import { startAnchors } from './anchors'
import { registerLightboxAction } from './lightbox/link-action'
import { startGlobalOpeners } from './popup/openers-global'
import { RARE_WIDGETS } from './rare-selector'

export { commonWidgets as widgets } from './common-widgets'

/** The declarations of the others are a chunk: 500 bytes less (brotli) for every page without one. */
export const rareWidgets: RareWidgets = { match: RARE_WIDGETS, load: () => import('./rare-widgets').then((m) => m.rareWidgets) }

/** Document-wide services of widgets (delegated clicks, link actions). With `builderAlive` only hand-written markup is served. */
export const startServices = (builderAlive: boolean): (() => void)[] => [
  ...startGlobalOpeners(),
  startAnchors(builderAlive),
  registerLightboxAction(),
]
