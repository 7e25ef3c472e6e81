import { propertyOf } from '../base/property-of'

/** Whether an element is one of these, or in one of them. It asks as often as the element is deep, however many there are. */
export function isInside(el: Element, others: ReadonlySet<Element>): boolean {
  for (let each: Element | null = el; each; each = propertyOf(each, 'parentElement')) if (others.has(each)) return true
  return false
}
