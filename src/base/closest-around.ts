import { closestOf, propertyOf } from './property-of'

/** The closest element around this one that matches, without the element itself. */
export function closestAround<E extends Element = HTMLElement>(el: Element, selector: string): E | null {
  const around = propertyOf(el, 'parentElement')
  return around && closestOf<E>(around, selector)
}
