import { focusedElement, pageBody } from '../base/document'
import { containsNode } from '../base/property-of'
import { focus, tabbableElements } from '../dom/focusable'

/**
 * Keeps Tab inside `root`, wrapping around. In between the browser moves the focus, which also knows the controls inside players. Focus on
 * the body moves inside; focus on a consent banner above stays. `only` limits the tab stops for now.
 */
export function trapTab(root: HTMLElement, event: KeyboardEvent, only?: HTMLElement[]): void {
  const elements = only ?? tabbableElements(root)
  if (event.shiftKey) elements.reverse()
  const active = focusedElement() ?? pageBody()
  if (active !== pageBody() && !containsNode(root, active)) return
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const isBetween = elements.some((el) => active.compareDocumentPosition(el) & ahead)
  if (isBetween && active !== pageBody() && (!only || only.includes(active as HTMLElement))) return
  event.preventDefault()
  focus(elements[0] ?? root)
}
