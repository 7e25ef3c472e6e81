import { focusedElement } from '../base/document'
import { queryAll } from '../base/query-all'
import { containsNode } from './contains-node'

/** A form may have a `tabindex`, and a field called `matches`: which of them is disabled is asked by the selector. */
const FOCUSABLE = ':is(a[href],button,input,select,textarea,summary,[tabindex="0"]):not(:disabled)'

/** The focus stays where the visitor is: it goes to what the Tab key would have reached next, or else before. */
export function moveFocusOut(host: HTMLElement): void {
  if (!containsNode(host, focusedElement())) return
  const all = queryAll(document, FOCUSABLE).filter((el) => !containsNode(host, el) && el.getClientRects()[0])
  const next = all.find((el) => host.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING)
  ;(next ?? all.at(-1))?.focus({ preventScroll: true })
}
