import { matchesSelector, propertyOf } from '../base/property-of'

export const FOCUSABLE = 'a[href],area[href],button,input,select,textarea,iframe,summary,[controls],[contenteditable],[tabindex]'

/** All elements in `root` as they are shown: those in open shadow roots too, and what their slots show in its place. */
export const shownElements = (root: Element): HTMLElement[] =>
  shownChildren(root).flatMap((child) => [child as HTMLElement, ...shownElements(child)])

function shownChildren(el: Element): Element[] {
  const slotted = el instanceof HTMLSlotElement ? el.assignedElements() : []
  return slotted[0] ? slotted : [...propertyOf(propertyOf(el, 'shadowRoot') ?? el, 'children')]
}

/** The current tab stops in `root`, in the order in which they are shown. */
export const tabbableElements = (root: HTMLElement): HTMLElement[] =>
  shownElements(root).filter(
    (el) =>
      matchesSelector(el, FOCUSABLE) &&
      el.tabIndex >= 0 &&
      !matchesSelector(el, ':disabled,[inert],[inert] *') &&
      el.getClientRects()[0] &&
      getComputedStyle(el).visibility === 'visible',
  )

/** Focuses `el` without scrolling. */
export const focus = (el: HTMLElement): void => el.focus({ preventScroll: true })
