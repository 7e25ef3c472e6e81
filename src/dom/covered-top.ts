import { propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { ADMIN_BAR, STICKY_ACTIVE } from '../builder/selectors'

/** How many px of the window's top are covered by the admin bar and the tallest stuck bar (contract core §§14.2, 24). */
export function coveredTop(): number {
  let tallest = 0
  for (const el of queryAll(document, `.${STICKY_ACTIVE}`)) {
    // Bars stuck to the bottom, resting at their parent's end, or narrower than half the window (sidebars) cover no target.
    const { top } = el.getBoundingClientRect()
    if (!propertyOf(el, 'style').bottom && top > -1 && top * 2 < innerHeight && el.offsetWidth * 2 > innerWidth)
      tallest = Math.max(tallest, el.offsetHeight)
  }
  return tallest + (queryAll(document, ADMIN_BAR)[0]?.offsetHeight ?? 0)
}

/** A computed length in px; `auto` counts as 0. */
export const computedLength = (el: Element, name: string): number => Number.parseFloat(getComputedStyle(el).getPropertyValue(name)) || 0
