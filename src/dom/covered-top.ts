import { propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { activeDevices, device } from '../builder/device'
import { ADMIN_BAR, SETTINGS, STICKY_ACTIVE, setting, TOP_BAR } from '../builder/selectors'
import { choice, list, number, responsive } from '../settings/fields'
import { rawSettings, readSettings } from '../settings/read'
import { DEVICES } from '../settings/responsive'

const STICKY_OFFSET = 'sticky_anchor_link_offset'
const FIELDS = { sticky: choice(['', 'top', 'bottom'], ''), sticky_on: list([...DEVICES]), [STICKY_OFFSET]: responsive(number(0, 0)) }

/** How far below the window's top the site wants what links lead to, in px: a setting of what sticks, which newer builders have (contract newer §14). */
function wantedOffset(): number {
  const current = device().get()
  const wanted = queryAll(document, setting(STICKY_OFFSET)).map((el) => {
    const { sticky, sticky_on, [STICKY_OFFSET]: offset } = readSettings(FIELDS, rawSettings(el, SETTINGS), undefined, activeDevices())
    return sticky && sticky_on.includes(current) ? offset[current] : 0
  })
  return Math.max(0, ...wanted)
}

/**
 * How many px of the window's top are covered by the admin bar or a newer builder's and the tallest stuck bar (contract core §§14.2, 24), or more where the site wants
 * more room there.
 */
export function coveredTop(): number {
  let tallest = 0
  for (const el of queryAll(document, `.${STICKY_ACTIVE}`)) {
    // Bars stuck to the bottom, resting at their parent's end, or narrower than half the window (sidebars) cover no target.
    const { top } = el.getBoundingClientRect()
    if (!propertyOf(el, 'style').bottom && top > -1 && top * 2 < innerHeight && el.offsetWidth * 2 > innerWidth)
      tallest = Math.max(tallest, el.offsetHeight)
  }
  const bars = queryAll(document, `${ADMIN_BAR},${TOP_BAR}`).map((el) => el.offsetHeight)
  return Math.max(tallest, wantedOffset()) + Math.max(0, ...bars)
}

/** A computed length in px; `auto` counts as 0. */
export const computedLength = (el: Element, name: string): number => Number.parseFloat(getComputedStyle(el).getPropertyValue(name)) || 0
