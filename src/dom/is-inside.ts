import { propertyOf } from '../base/property-of'

/** Whether an element is in this set or inside one of its elements. The cost depends on depth, not on the set's size. */
export function isInside(el: Element, others: ReadonlySet<Element>): boolean {
  for (let each: Element | null = el; each; each = propertyOf(each, 'parentElement')) if (others.has(each)) return true
  return false
}
