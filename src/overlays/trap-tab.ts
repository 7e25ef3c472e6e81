import { focusedElement, focusedInside, pageBody } from '../base/document'
import { containsNode, propertyOf } from '../base/property-of'
import { focus, shownElements, tabbableElements } from '../dom/focusable'

/** An empty custom element whose shadow root is closed may have tab stops, which only the browser reaches. */
const mayHideStops = (el: HTMLElement) =>
  el.localName.includes('-') && !el.shadowRoot && !propertyOf(el, 'children')[0] && Boolean(el.getClientRects()[0])

/**
 * Keeps Tab inside `root`, wrapping around. In between the browser moves the focus, which also knows the controls inside players. Focus on
 * the body moves inside; focus on a consent banner above stays. `only` limits the tab stops for now.
 */
export function trapTab(root: HTMLElement, event: KeyboardEvent, only?: HTMLElement[]): void {
  const elements = only ?? tabbableElements(root)
  const active = focusedElement() ?? pageBody()
  if (active !== pageBody() && !containsNode(root, active)) return
  const inner = focusedInside() as HTMLElement
  const order = shownElements(root)
  const place = order.indexOf(inner)
  const isAhead = (el: HTMLElement) => (event.shiftKey ? order.indexOf(el) < place : order.indexOf(el) > place)
  const isBetween = elements.some(isAhead) || (!only && order.some((el) => mayHideStops(el) && (el === inner || isAhead(el))))
  if (isBetween && active !== pageBody() && (!only || only.includes(inner))) return
  event.preventDefault()
  focus(elements.at(event.shiftKey ? -1 : 0) ?? root)
}
