import { focusedElement, pageBody } from '../base/document'
import { containsNode } from '../base/property-of'
import { focus, tabbableElements } from '../dom/focusable'

/**
 * Keeps the Tab key inside `root`: from its last element it goes to the first, and back. In between the browser moves the focus, because it also
 * knows the controls inside a player. Focus on the page itself (`body`) moves inside; focus on a consent banner above stays there. `only` limits the
 * stops to these elements for now.
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
