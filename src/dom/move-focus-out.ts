import { focusedElement } from '../base/document'
import { queryAll } from '../base/query-all'
import { containsNode } from './contains-node'

const FOCUSABLE = ':is(a[href],button,input,select,textarea,summary,[tabindex="0"]):not(:disabled)'

/** Moves the focus out of `host` to what the Tab key would reach next, else to the last element before. */
export function moveFocusOut(host: HTMLElement): void {
  if (!containsNode(host, focusedElement())) return
  const all = queryAll(document, FOCUSABLE).filter((el) => !containsNode(host, el) && el.getClientRects()[0])
  const next = all.find((el) => host.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING)
  ;(next ?? all.at(-1))?.focus({ preventScroll: true })
}
