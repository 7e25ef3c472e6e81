import { ofDocument } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { getGlobal } from '../../base/values'
import { computedLength } from '../../dom/computed-length'
import { coveredTop } from '../../dom/covered-top'
import { findByHash } from '../../dom/find-by-hash'
import { scrollingElement } from '../../dom/scrolling-element'
import { createWriters } from '../../dom/writers'
import { animateScroll, cancelScroll, onUserInput } from './animate-scroll'

export { reportMissingTarget } from './missing-target'

type Frontend = { hooks?: { applyFilters?: (name: string, value: number) => unknown } }

/** In ms: about 500 for in-page links (specification §2), 400 for a template in the address (contract core §15). */
const LINK_DURATION = 500
const TEMPLATE_DURATION = 400

/** Hold the `tabindex` of the focused target. */
const focusWriters = createWriters()
/** Hold the target's margin briefly. */
const marginWriters = createWriters()
let stopWaiting = () => {}

const absoluteTop = (el: Element) => el.getBoundingClientRect().top + scrollingElement().scrollTop

/** The scroll position, in px, that puts `el` right below everything covering the window's top. */
export const scrollTopOf = (el: Element): number => absoluteTop(el) - coveredTop() - computedLength(el, 'scroll-margin-top')

/** Lets add-ons change the scroll position through the builder's filter. */
const applyAddOnFilter = (top: number): number => {
  const hooks = getGlobal<Frontend>('elementorFrontend')?.hooks
  return Number(hooks?.applyFilters?.('frontend/handlers/menu_anchor/scroll_top_distance', top) ?? top) || 0
}

/** Scrolls to `el`, and sets the address, `:target` and the focus like a native jump to `hash`. */
export function scrollToTarget(el: HTMLElement, hash: string): void {
  const top = scrollTopOf(el)
  const shift = applyAddOnFilter(top) - top
  animateScroll(
    () => scrollTopOf(el) + shift,
    LINK_DURATION,
    () => finishScroll(el, hash),
  )
  // Before scrolling, so that Back returns to this position; with the full path, because of a possible `<base>`.
  if (hash !== location.hash) history.pushState(null, '', location.pathname + location.search + hash)
}

function finishScroll(el: HTMLElement, hash: string): void {
  focusWriters.stop()
  if (el.tabIndex < 0) focusWriters.set(el, { tabindex: -1 })
  // `pushState` does not update `:target`, but navigating to the same URL does. The margin makes that navigation scroll to the current
  // position.
  marginWriters.stop()
  const margin = el.getBoundingClientRect().top - computedLength(scrollingElement(), 'scroll-padding-top')
  marginWriters.set(el, { '$scroll-margin-top': `${margin}px` })
  // Some scripts remove the hash from the address; without it the navigation would reload the page.
  if (location.hash === hash) location.replace(location.href)
  el.focus({ preventScroll: true })
  on(el, 'blur', () => focusWriters.release(el), { once: true })
  requestAnimationFrame(() => requestAnimationFrame(() => marginWriters.release(el)))
}

/**
 * Scrolls to the target of the page's address: a template or, on arrival with a hash, its target, once the sticky headers above it are
 * known.
 */
export function scrollOnArrival(): void {
  const id = new URLSearchParams(location.search).get('theme_template_id') ?? ''
  const template = /^\d+$/.test(id) && queryAll(document, `.elementor-${id}`)[0]
  if (template) {
    animateScroll(() => absoluteTop(template) - innerHeight / 2, TEMPLATE_DURATION)
    return
  }
  const target = findByHash(location.hash)
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After a reload or Back, the browser restores the position.
  if (!target || !entries.some(({ type }) => type === 'navigate')) return
  const stops = [onUserInput(() => stopWaiting())]
  const scrollOnceFontsAreLoaded = () =>
    propertyOf(document, 'fonts').ready.then(() => {
      if (!stops.length) return
      stopWaiting()
      animateScroll(() => scrollTopOf(target), 0)
    })
  stopWaiting = () => stopAll(stops)
  if (ofDocument('readyState') === 'complete') void scrollOnceFontsAreLoaded()
  else stops.push(on(window, 'load', scrollOnceFontsAreLoaded))
}

/** Stops the animation or its start, and restores the target. */
export function stopScrolling(): void {
  stopWaiting()
  cancelScroll()
  focusWriters.stop()
  marginWriters.stop()
}
