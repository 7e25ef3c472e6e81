import { on } from '../../base/events'
import { computedLength, coveredTop } from '../../dom/covered-top'
import { scrollingElement } from '../../dom/scrolling-element'
import { createWriter, type Writer } from '../../dom/writer'
import { animateScroll, cancelScroll, onUserScroll } from './animate-scroll'
import { findByHash } from './find'

export { reportMissingTarget } from './missing-target'

type Page = { elementorFrontend?: { hooks?: { applyFilters?: (name: string, value: number) => unknown } } }

/** Specification §2: in-page links take about 500 ms; contract core §15: a template asked for in the address takes 400. */
const TIME = 500
const TEMPLATE_TIME = 400

let focused: Writer | undefined
let stopWaiting = () => {}

/** Where the page must stand for `el` to be right below everything that covers the top. */
export const scrollTopOf = (el: Element): number =>
  el.getBoundingClientRect().top + scrollingElement().scrollTop - coveredTop() - computedLength(el, 'scroll-margin-top')

/** The place after the add-ons' filter had its say. */
const filtered = (place: number): number => {
  const { hooks } = (globalThis as Page).elementorFrontend ?? {}
  return Number(hooks?.applyFilters?.('frontend/handlers/menu_anchor/scroll_top_distance', place) ?? place) || 0
}

/** Scrolls to `el`; the address, `:target` and the focus are as after a native jump. */
export function scrollToTarget(el: HTMLElement, hash: string): void {
  const first = scrollTopOf(el)
  const shift = filtered(first) - first
  animateScroll(
    () => scrollTopOf(el) + shift,
    TIME,
    () => finishScroll(el, hash),
  )
  // Before the page moves, so that “back” returns to here; with the whole path because of pages with a <base>.
  if (hash !== location.hash) history.pushState(null, '', location.pathname + location.search + hash)
}

function finishScroll(el: HTMLElement, hash: string): void {
  focused?.stop()
  focused = createWriter(el)
  if (el.tabIndex < 0) focused.set('tabindex', -1)
  // `pushState` leaves `:target` as it was. A navigation to the same address sets it, and is made to land where the page already stands.
  const aim = createWriter(el)
  aim.set('$scroll-margin-top', `${el.getBoundingClientRect().top - computedLength(scrollingElement(), 'scroll-padding-top')}px`)
  // Without the hash, which some scripts take out of the address, it would load the page anew.
  if (location.hash === hash) location.replace(location.href)
  el.focus({ preventScroll: true })
  on(el, 'blur', focused.stop, { once: true })
  requestAnimationFrame(() => requestAnimationFrame(aim.stop))
}

/** What the address asks for: a template of the page, or, on arrival with a hash, its place below what is stuck by then. */
export function scrollOnArrival(): void {
  const id = new URLSearchParams(location.search).get('theme_template_id') ?? ''
  const asked = /^\d+$/.test(id) && document.querySelector(`.elementor-${id}`)
  if (asked) {
    animateScroll(() => asked.getBoundingClientRect().top + scrollingElement().scrollTop - innerHeight / 2, TEMPLATE_TIME)
    return
  }
  const named = findByHash(location.hash)
  // On a reload, or back from elsewhere, the page stands where the visitor left it.
  if (!named || !performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate'))
    return
  const stops = [onUserScroll(() => stopWaiting())]
  const settle = () =>
    document.fonts.ready.then(() => {
      if (!stops.length) return
      stopWaiting()
      animateScroll(() => scrollTopOf(named), 0)
    })
  stopWaiting = () => {
    for (const stop of stops.splice(0)) stop()
  }
  if (document.readyState === 'complete') void settle()
  else stops.push(on(window, 'load', settle))
}

/** Ends everything under way and takes back what was lent to targets. */
export function stopScrolling(): void {
  stopWaiting()
  cancelScroll()
  focused?.stop()
}
