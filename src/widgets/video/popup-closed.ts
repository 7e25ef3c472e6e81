import { on } from '../../base/events'

/** Calls `listener` whenever a popup around `el` has closed. */
export const onPopupClosed = (el: Element, listener: () => void): (() => void) =>
  on(document, 'skerry:popup:hidden', ({ target }) => {
    if ((target as Node).contains(el)) listener()
  })
