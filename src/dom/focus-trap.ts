import { focusedElement, pageBody } from '../base/document'
import { matchesSelector } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { containsNode } from './contains-node'

export const FOCUSABLE = 'a[href],area[href],button,input,select,textarea,iframe,summary,[controls],[contenteditable],[tabindex]'

/** The elements in `root` that the Tab key reaches now, in document order. Hidden and disabled ones are left out. */
export const tabbableElements = (root: HTMLElement): HTMLElement[] =>
  queryAll(root, FOCUSABLE).filter(
    (el) =>
      el.tabIndex >= 0 &&
      !matchesSelector(el, ':disabled,[inert],[inert] *') &&
      el.getClientRects()[0] &&
      getComputedStyle(el).visibility === 'visible',
  )

export const focus = (el: HTMLElement): void => el.focus({ preventScroll: true })

/**
 * Keeps the Tab key inside `root`: from its last element to its first, and back. Focus on the page itself (`body`) moves into `root`;
 * focus on a consent banner above the popup stays there.
 */
export function trapTab(root: HTMLElement, event: KeyboardEvent): void {
  const elements = tabbableElements(root)
  if (event.shiftKey) elements.reverse()
  const active = focusedElement()
  const [first] = elements
  const last = elements.at(-1)
  const isAtEdge = active === last || active === pageBody() || (active === root && event.shiftKey)
  if (first ? !isAtEdge : !containsNode(root, active)) return
  event.preventDefault()
  if (first) focus(first)
}
