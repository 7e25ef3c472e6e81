import { pageBody, pageRoot } from '../../base/document'
import { propertyOf } from '../../base/property-of'
import { createWriter } from '../../dom/writer'

/** A margin, in px, that is greater than any with which it may collapse: what follows moves by nearly as much. */
const GREAT = 9999
/** How many elements after the host, on each level, are checked for where they begin: the first ones may have no box, or be positioned elsewhere. */
const MOST_SIBLINGS = 20
/** What would move the page while it is measured: the browser scrolls along with what moves (scroll anchoring), or to where it must rest. */
const SCROLLING = { '$overflow-anchor': 'none', '$scroll-snap-type': 'none' }

const topOf = (el: Element) => el.getBoundingClientRect().top

/**
 * Measures what is around `host` while it is in the flow. The returned function gives its spacer, once that is in its place, the margins with which
 * everything is where it was; if none achieve that, it leaves the host's own. Forces layouts, so it is only for the few hosts that need it.
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
    // On some pages, the body is what scrolls.
    const scrollers = [pageRoot(), pageBody()].map(createWriter)
    for (const { set } of scrollers) for (const [name, value] of Object.entries(SCROLLING)) set(name, value)
    // A site's rule for all transitions may be important, too, and would let the margins be measured half way.
    style.setProperty('transition', 'none', 'important')
    style.marginTop = style.marginBottom = `${GREAT}px`
    const missingAbove = () => top - topOf(spacer)
    fit(style, 'marginTop', missingAbove)
    // The first one that moves with the spacer; others are beside it, or where there is space.
    const at = edges().findIndex((edge, i) => edge - (before[i] as number) > GREAT * 0.9)
    const missing = () => (before[at] as number) - (edges()[at] as number)
    if (at < 0) style.marginBottom = marginBottom
    else fit(style, 'marginBottom', missing)
    // In columns, or if boxes are aligned to their middle or end, what moves does not move alike.
    if (Math.abs(missing()) > 1 || Math.abs(missingAbove()) > 1) Object.assign(style, { marginTop, marginBottom })
    // The last layout, without the browser's scrolling.
    topOf(spacer)
    for (const { stop } of scrollers) stop()
    if (scrollY !== y) scrollTo({ top: y, behavior: 'instant' })
  }
}

/** Changes a large margin until the difference is gone: a margin that is smaller than a neighbour's shows only if it is negative. */
function fit(style: CSSStyleDeclaration, name: 'marginTop' | 'marginBottom', missing: () => number): void {
  let margin = GREAT
  for (let tries = 0; tries < 4; tries++) {
    margin += missing()
    style[name] = `${margin}px`
  }
}

/** What may follow `el` in the flow, the nearest first, and everything around that. */
function boxesAfter(el: Element): { starts: Element[]; ends: Element[] } {
  const around = propertyOf(el, 'parentElement')
  if (!around) return { starts: [], ends: [] }
  const starts: Element[] = []
  for (
    let next = propertyOf(el, 'nextElementSibling');
    next && starts.length < MOST_SIBLINGS;
    next = propertyOf(next, 'nextElementSibling')
  )
    starts.push(next)
  const further = boxesAfter(around)
  return { starts: [...starts, ...further.starts], ends: [around, ...further.ends] }
}
