import { propertyOf } from '../base/property-of'

/** Whether an element is one of these or inside one. The cost depends on the element's depth, not on their number. */
export function isInside(el: Element, others: ReadonlySet<Element>): boolean {
  for (let each: Element | null = el; each; each = propertyOf(each, 'parentElement')) if (others.has(each)) return true
  return false
}
