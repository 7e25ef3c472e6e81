import { pageBody, pageRoot } from '../../base/document'
import { propertyOf } from '../../base/property-of'
import { createWriters } from '../../dom/writers'

/** A margin in px larger than any it may collapse with, so the content after it moves by nearly as much. */
const LARGE_MARGIN = 9999
/** How many siblings to measure per level: the first ones may have no box or be positioned elsewhere. */
const MAX_SIBLINGS = 20
/** Turns off what scrolls the page during measurement: scroll anchoring and snapping. */
const SCROLLING = { '$overflow-anchor': 'none', '$scroll-snap-type': 'none' }

const topOf = (el: Element) => el.getBoundingClientRect().top

/**
 * Measures around `host` while it is in the flow. The returned function sets the margins on its spacer that keep everything in place; if
 * none do, the spacer keeps the host's margins. Forces layouts, so only use it for hosts that need it.
 */
export function measureAround(host: HTMLElement): (spacer: HTMLElement) => void {
  const top = topOf(host)
  const { starts, ends } = boxesAfter(host)
  const edges = () => [...starts.map(topOf), ...ends.map((el) => el.getBoundingClientRect().bottom)]
  const before = edges()
  const y = scrollY
  return (spacer) => {
    const { style } = spacer
    const { marginTop, marginBottom } = style
    // On some pages the body scrolls.
    const writers = createWriters()
    for (const scroller of [pageRoot(), pageBody()]) writers.set(scroller, SCROLLING)
    // A site may set transitions on everything with `!important`, which would falsify the measurement.
    style.setProperty('transition', 'none', 'important')
    style.marginTop = style.marginBottom = `${LARGE_MARGIN}px`
    const missingAbove = () => top - topOf(spacer)
    fit(style, 'marginTop', missingAbove)
    // The first box that moves with the spacer; others are beside it or had free space.
    const at = edges().findIndex((edge, i) => edge - (before[i] as number) > LARGE_MARGIN * 0.9)
    const missing = () => (before[at] as number) - (edges()[at] as number)
    if (at < 0) style.marginBottom = marginBottom
    else fit(style, 'marginBottom', missing)
    // In columns, and with centre or end alignment, boxes do not all move by the same amount.
    if (Math.abs(missing()) > 1 || Math.abs(missingAbove()) > 1) Object.assign(style, { marginTop, marginBottom })
    // Force the last layout while scrolling is still off.
    topOf(spacer)
    writers.stop()
    if (scrollY !== y) scrollTo({ top: y, behavior: 'instant' })
  }
}

/** Adjusts a large margin until nothing is missing. Below a neighbour's margin, only a negative value has an effect. */
function fit(style: CSSStyleDeclaration, name: 'marginTop' | 'marginBottom', missing: () => number): void {
  let margin = LARGE_MARGIN
  for (let tries = 0; tries < 4; tries++) {
    margin += missing()
    style[name] = `${margin}px`
  }
}

/** Boxes that may follow `el` in the flow, nearest first, and its ancestors. */
function boxesAfter(el: Element): { starts: Element[]; ends: Element[] } {
  const around = propertyOf(el, 'parentElement')
  if (!around) return { starts: [], ends: [] }
  const starts: Element[] = []
  for (let next = propertyOf(el, 'nextElementSibling'); next && starts.length < MAX_SIBLINGS; next = propertyOf(next, 'nextElementSibling'))
    starts.push(next)
  const further = boxesAfter(around)
  return { starts: [...starts, ...further.starts], ends: [around, ...further.ends] }
}
