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
import { createWriter, type Writer } from '../../dom/writer'
import { animateScroll, cancelScroll, onUserInput } from './animate-scroll'

export { reportMissingTarget } from './missing-target'

type Frontend = { hooks?: { applyFilters?: (name: string, value: number) => unknown } }

/** In ms: in-page links take about 500 (specification §2); a template that the address asks for takes 400 (contract core §15). */
const LINK_DURATION = 500
const TEMPLATE_DURATION = 400

/** Holds the `tabindex` of the focused target. */
let focusWriter: Writer | undefined
/** Holds the target's margin for a moment. */
let marginWriter: Writer | undefined
let stopWaiting = () => {}

const absoluteTop = (el: Element) => el.getBoundingClientRect().top + scrollingElement().scrollTop

/** The scroll position, in px, at which `el` is right below everything that covers the top of the window. */
export const scrollTopOf = (el: Element): number => absoluteTop(el) - coveredTop() - computedLength(el, 'scroll-margin-top')

/** The scroll position, as changed by add-ons through the builder's filter. */
const applyAddOnFilter = (top: number): number => {
  const hooks = getGlobal<Frontend>('elementorFrontend')?.hooks
  return Number(hooks?.applyFilters?.('frontend/handlers/menu_anchor/scroll_top_distance', top) ?? top) || 0
}

/** Scrolls to `el`, and leaves the address, `:target` and the focus as a native jump to `hash` does. */
export function scrollToTarget(el: HTMLElement, hash: string): void {
  const top = scrollTopOf(el)
  const shift = applyAddOnFilter(top) - top
  animateScroll(
    () => scrollTopOf(el) + shift,
    LINK_DURATION,
    () => finishScroll(el, hash),
  )
  // Before the page moves, so that “back” returns to this position. With the whole path, because a page may have a <base>.
  if (hash !== location.hash) history.pushState(null, '', location.pathname + location.search + hash)
}

function finishScroll(el: HTMLElement, hash: string): void {
  focusWriter?.stop()
  focusWriter = createWriter(el)
  if (el.tabIndex < 0) focusWriter.set('tabindex', -1)
  // `pushState` does not change `:target`, but a navigation to the same address does. With the margin, that navigation scrolls to where the page
  // already is.
  marginWriter?.stop()
  marginWriter = createWriter(el)
  const margin = el.getBoundingClientRect().top - computedLength(scrollingElement(), 'scroll-padding-top')
  marginWriter.set('$scroll-margin-top', `${margin}px`)
  // Some scripts remove the hash from the address; the navigation would then reload the page.
  if (location.hash === hash) location.replace(location.href)
  el.focus({ preventScroll: true })
  on(el, 'blur', focusWriter.stop, { once: true })
  const { stop } = marginWriter
  requestAnimationFrame(() => requestAnimationFrame(stop))
}

/**
 * Scrolls to what the page's own address names: a template on the page or, on arrival with a hash, its target, once it is known which headers stick
 * above it.
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
  // After a reload and after “back”, the browser restores the position at which the visitor left the page.
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

/** Stops the animation, or the wait for it, and restores what was written on a target. */
export function stopScrolling(): void {
  stopWaiting()
  cancelScroll()
  focusWriter?.stop()
  marginWriter?.stop()
}
