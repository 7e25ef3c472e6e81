import { matchesSelector } from '../base/property-of'
import { queryAll } from '../base/query-all'

export const FOCUSABLE = 'a[href],area[href],button,input,select,textarea,iframe,summary,[controls],[contenteditable],[tabindex]'

/** The current tab stops in `root`, in document order. */
export const tabbableElements = (root: HTMLElement): HTMLElement[] =>
  queryAll(root, FOCUSABLE).filter(
    (el) =>
      el.tabIndex >= 0 &&
      !matchesSelector(el, ':disabled,[inert],[inert] *') &&
      el.getClientRects()[0] &&
      getComputedStyle(el).visibility === 'visible',
  )

/** Focuses `el` without scrolling. */
export const focus = (el: HTMLElement): void => el.focus({ preventScroll: true })
