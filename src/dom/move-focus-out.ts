import { queryAll } from './query-all'

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex="0"]'

/** The focus stays where the visitor is: it goes to what the Tab key would have reached next, or else before. */
export function moveFocusOut(host: HTMLElement): void {
  if (!host.contains(document.activeElement)) return
  const all = queryAll(document, FOCUSABLE).filter((el) => !host.contains(el) && el.getClientRects()[0] && !el.matches(':disabled'))
  const next = all.find((el) => host.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING)
  ;(next ?? all.at(-1))?.focus({ preventScroll: true })
}
