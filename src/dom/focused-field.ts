import { focusedElement } from '../base/document'
import { matchesSelector } from '../base/property-of'

const FIELD =
  'input:not([type=button],[type=submit],[type=reset],[type=image],[type=checkbox],[type=radio],[type=range]),select,textarea,[contenteditable]:not([contenteditable=false])'

/**
 * The field that is being filled in, also one in a shadow tree. The browser draws lists for it over the page (addresses, passwords, options), and
 * the pointer that goes there has left the page as if it were gone.
 */
export function focusedField(): Element | undefined {
  let el = focusedElement()
  while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement
  return el && matchesSelector(el, FIELD) ? el : undefined
}

/** Whether the field that is being filled in is in `root`. */
export const holdsFocusedField = (root: Element): boolean => matchesSelector(root, ':focus-within') && !!focusedField()
