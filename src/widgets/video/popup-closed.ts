import { on } from '../../base/events'
import { containsNode } from '../../base/property-of'
import { PAUSE_MEDIA } from '../../dom/pause-media'

/** Calls `listener` whenever the visitor leaves the tab or slide around `el`. */
export const onLeft = (el: Element, listener: () => void): (() => void) =>
  on(document, PAUSE_MEDIA, ({ target }) => {
    if (containsNode(target as Node, el)) listener()
  })

/** Calls `listener` whenever a popup around `el` has closed. */
export const onPopupClosed = (el: Element, listener: () => void): (() => void) =>
  on(document, 'skerry:popup:hidden', ({ target }) => {
    if (containsNode(target as Node, el)) listener()
  })
