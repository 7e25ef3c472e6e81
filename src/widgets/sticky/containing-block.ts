/**
 * What only the holding values have in them: numbers, or a part of layout, paint, strict, content, transform, filter, perspective, of
 * `content-visibility: auto` with what follows it; not of `will-change: contents` and `scroll-position`.
 */
const HOLDS = /\d|ay|(?<!c)r|nt\b|o;/

/** Whether `el` or what is above it is moved, filtered or contained: that holds even what is fixed, so that it scrolls away with it. */
export function hasFixedContainingBlock(el: Element): boolean {
  const above = el.parentElement
  // A filter of the root element holds nothing.
  if (!above) return false
  const css = getComputedStyle(el)
  const { transform, translate, rotate, scale, perspective, filter, backdropFilter, contain, contentVisibility, willChange } = css
  return (
    HOLDS.test(
      [transform, translate, rotate, scale, perspective, filter, backdropFilter, contain, willChange, `${contentVisibility};`].join(),
    ) || hasFixedContainingBlock(above)
  )
}
