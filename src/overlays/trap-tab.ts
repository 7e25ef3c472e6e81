import { focusedElement, pageBody } from '../base/document'
import { containsNode } from '../dom/contains-node'
import { focus, tabbableElements } from '../dom/focusable'

/**
 * Keeps the Tab key inside `root`, or in a part of it: from its last element to its first, and back. Between them the browser moves the
 * focus, which also knows the controls inside a player. Focus on the page itself (`body`) moves into it; focus on a consent banner above stays there.
 */
export function trapTab(root: HTMLElement, event: KeyboardEvent, part: HTMLElement = root): void {
  const elements = tabbableElements(part)
  if (event.shiftKey) elements.reverse()
  const [first] = elements
  const active = focusedElement() ?? pageBody()
  if (active !== pageBody() && !containsNode(root, active)) return
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const isBetween = containsNode(part, active) && elements.some((el) => active.compareDocumentPosition(el) & ahead)
  if (isBetween) return
  event.preventDefault()
  if (first) focus(first)
}
