import { propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { activeDevices, device } from '../page/device'
import { ADMIN_BAR, SETTINGS, STICKY_ACTIVE, setting, TOP_BAR } from '../page/selectors'
import { choice, list, number, responsive } from '../settings/fields'
import { rawSettings, readSettings } from '../settings/read'
import { DEVICES } from '../settings/responsive'

const STICKY_OFFSET = 'sticky_anchor_link_offset'
const FIELDS = { sticky: choice(['', 'top', 'bottom'], ''), sticky_on: list([...DEVICES]), [STICKY_OFFSET]: responsive(number(0, 0)) }

/** The distance in px that the site wants above link targets: a setting of sticky elements in newer builders (contract newer §14). */
function wantedOffset(): number {
  const current = device().get()
  const wanted = queryAll(document, setting(STICKY_OFFSET)).map((el) => {
    const { sticky, sticky_on, [STICKY_OFFSET]: offset } = readSettings(FIELDS, rawSettings(el, SETTINGS), undefined, activeDevices())
    return sticky && sticky_on.includes(current) ? offset[current] : 0
  })
  return Math.max(0, ...wanted)
}

/** The height in px of the bar above all else at the window's top: the admin bar or a newer builder's. `isFixed`: only if fixed. */
export const barsHeight = (isFixed?: boolean): number =>
  queryAll(document, `${ADMIN_BAR},${TOP_BAR}`).reduce(
    (highest, el) => (isFixed && !/fixed|sticky/.test(getComputedStyle(el).position) ? highest : Math.max(highest, el.offsetHeight)),
    0,
  )

/**
 * How many px of the window's top are covered by the admin bar or a newer builder's bar and the stuck bar that reaches lowest (contract core
 * §§14.2, 24), or more if the site wants that.
 */
export function coveredTop(): number {
  const bars = barsHeight()
  let lowest = bars
  for (const el of queryAll(document, `.${STICKY_ACTIVE}`)) {
    // Bars stuck to the bottom, pinned to their parent's end, or at most half as wide as the window (sidebars) cover no target.
    const { top } = el.getBoundingClientRect()
    if (!propertyOf(el, 'style').bottom && top > -1 && top * 2 < innerHeight && el.offsetWidth * 2 > innerWidth)
      lowest = Math.max(lowest, top + el.offsetHeight, el.offsetHeight + bars)
  }
  return Math.max(lowest, wantedOffset() + bars)
}
