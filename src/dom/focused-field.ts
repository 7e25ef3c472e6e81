import { focusedElement } from '../base/document'
import { matchesSelector } from '../base/property-of'

const FIELD =
  'input:not([type=button],[type=submit],[type=reset],[type=image],[type=checkbox],[type=radio],[type=range]),select,textarea,[contenteditable]:not([contenteditable=false])'

/**
 * The field that the visitor is filling in, including one in a shadow tree. For such fields, the browser draws lists over the page (addresses,
 * passwords, options); a pointer that goes there looks as if it had left the page.
 */
export function focusedField(): Element | undefined {
  let el = focusedElement()
  while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement
  return el && matchesSelector(el, FIELD) ? el : undefined
}

/** Whether the field that the visitor is filling in is in `root`. */
export const holdsFocusedField = (root: Element): boolean => matchesSelector(root, ':focus-within') && !!focusedField()
