import { propertyOf } from '../base/property-of'

/** Any of these, if not `none`, makes an element the containing block of its fixed descendants; so does its name in `will-change`. */
const CONTAINING = 'transform translate rotate scale perspective filter backdrop-filter'.split(' ')

/**
 * Whether `el` or an ancestor is transformed, filtered or contained: a fixed element inside is positioned relative to that one and scrolls with it.
 */
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
