import { pageBody, pageRoot } from '../../base/document'
import { propertyOf } from '../../base/property-of'
import { createWriter } from '../../dom/writer'

/** A margin, in px, that is greater than any it may collapse with: what it moves shows by how much. */
const GREAT = 9999

const boxOf = (el: Element) => el.getBoundingClientRect()

/**
 * Measures what is around `host` while it is in the flow. The returned function gives its spacer, once that stands there instead, the margins
 * with which everything is where it was. Forces layouts: for the few hosts that need it.
 */
export function measureAround(host: HTMLElement): (spacer: HTMLElement) => void {
  const { top } = boxOf(host)
  const ends = endsAfter(host)
  return (spacer) => {
    const { style } = spacer
    // While it is measured, the browser would scroll along with what moves (scroll anchoring). On some pages the body is what scrolls.
    const scrollers = [pageRoot(), pageBody()].map(createWriter)
    for (const scroller of scrollers) scroller.set('$overflow-anchor', 'none')
    style.marginTop = style.marginBottom = `${GREAT}px`
    style.marginTop = `${GREAT + top - boxOf(spacer).top}px`
    const moved = endsAfter(spacer).map((end, i) => end - (ends[i] as number))
    style.marginBottom = `${GREAT - (moved.find((by) => Math.abs(by) > 0.1) ?? GREAT)}px`
    // The last layout without the browser's scrolling.
    boxOf(spacer)
    for (const scroller of scrollers) scroller.stop()
  }
}

/** Where it may show by how much that which comes after `el` in the flow has moved: the next element's start, and the ends of all around it. */
function endsAfter(el: Element): number[] {
  const endsAround = (inner: Element): number[] => {
    const around = propertyOf(inner, 'parentElement')
    return around ? [boxOf(around).bottom, ...endsAround(around)] : []
  }
  const next = propertyOf(el, 'nextElementSibling')
  return [next ? boxOf(next).top : 0, ...endsAround(el)]
}
