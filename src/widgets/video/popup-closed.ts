import { on } from '../../base/events'
import { containsNode } from '../../dom/contains-node'

/** Calls `listener` whenever a popup around `el` has closed. */
export const onPopupClosed = (el: Element, listener: () => void): (() => void) =>
  on(document, 'skerry:popup:hidden', ({ target }) => {
    if (containsNode(target as Node, el)) listener()
  })
