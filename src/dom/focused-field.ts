import { focusedElement, focusedInside } from '../base/document'
import { containsNode, matchesSelector } from '../base/property-of'

const FIELD =
  'input:not([type=button],[type=submit],[type=reset],[type=image],[type=checkbox],[type=radio],[type=range]),select,textarea,[contenteditable]:not([contenteditable=false])'

/**
 * The field being filled in, even in a shadow tree. The browser draws its lists (addresses, passwords, options) over the page, and a
 * pointer over them has left the page.
 */
export function focusedField(): Element | undefined {
  const el = focusedInside()
  return el && matchesSelector(el, FIELD) ? el : undefined
}

/**
 * Whether the visitor is in a field in `root`, or in another page's frame there, which may have fields. By the document: where the focus is
 * in a frame, browsers disagree about `:focus-within`.
 */
export function holdsFocusedField(root: Element): boolean {
  const el = focusedElement()
  return containsNode(root, el) && (matchesSelector(el as Element, 'iframe,object,embed') || !!focusedField())
}
