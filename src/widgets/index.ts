import { RARE_WIDGETS } from '../builder/selectors'
import type { Widget, WidgetGroup } from '../runtime/widget'
import { startAnchors } from './anchors'
import { spy } from './anchors/spy-widget'
import { lazyBackground } from './lazy-background'
import { lightbox, registerLightboxAction } from './lightbox'
import { menu } from './menu'
import { popupWidgets } from './popup'
import { startGlobalOpeners } from './popup/openers-global'
import { reveal } from './reveal'
import { share } from './share'
import { slider } from './slider'
import { sticky } from './sticky'

/** Widgets that many pages have, in the order in which they mount on one element. Each one's index.ts gives its selector, when it mounts, and its module. */
export const widgets: Widget[] = [...popupWidgets, menu, spy, slider, sticky, reveal, lazyBackground, lightbox, share]

/** Those that few pages have are declared in rare-widgets.ts: 500 bytes less (brotli) for every page without one. */
export const widgetGroups: WidgetGroup[] = [{ match: RARE_WIDGETS, load: () => import('./rare-widgets').then((m) => m.rareWidgets) }]

/** Document-wide services of widgets (delegated clicks, link actions). With `builderAlive` only hand-written markup is served. */
export const startServices = (builderAlive: boolean): (() => void)[] => [
  ...startGlobalOpeners(),
  startAnchors(builderAlive),
  registerLightboxAction(),
]
