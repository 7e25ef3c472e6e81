import { propertyOf } from '../base/property-of'

/** Values other than `none` make an element the containing block of fixed descendants, as do these names in `will-change`. */
const CONTAINING = 'transform translate rotate scale perspective filter backdrop-filter'.split(' ')

/** Whether `el` or an ancestor has a transform, filter or containment: a fixed element inside is laid out in it and scrolls with it. */
export function hasFixedContainingBlock(el: Element): boolean {
  const parent = propertyOf(el, 'parentElement')
  // A filter of the root element does not contain fixed elements.
  if (!parent) return false
  const css = getComputedStyle(el)
  return (
    CONTAINING.some((name) => (css.getPropertyValue(name) || 'none') !== 'none' || css.willChange.includes(name)) ||
    /layout|paint|strict|content|auto/.test(css.contain + css.contentVisibility) ||
    hasFixedContainingBlock(parent)
  )
}
