/** What only the holding values have in them: numbers, or a part of layout, paint, strict, content, transform, filter, perspective. */
const HOLDS = /\d|ay|r|nt/

/** Whether `el` or what is above it is moved, filtered or contained: that holds even what is fixed, so that it scrolls away with it. */
export function isHeld(el: Element): boolean {
  const above = el.parentElement
  // A filter of the root element holds nothing.
  if (!above) return false
  const css = getComputedStyle(el)
  return HOLDS.test(css.transform + css.perspective + css.filter + css.contain + css.willChange) || isHeld(above)
}
