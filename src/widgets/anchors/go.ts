import { type Writer, write } from '../../ledger'
import { cover, lengthOf } from '../../services/cover'
import { on } from '../../services/events'
import { scroller } from '../../services/scroller'
import { find } from './find'
import { halt, onVisitor, travel } from './travel'

export { tellDead } from './dead'

type Page = { elementorFrontend?: { hooks?: { applyFilters?: (name: string, value: number) => unknown } } }

/** Specification §2: in-page links take about 500 ms; contract core §15: a template asked for in the address takes 400. */
const TIME = 500
const TEMPLATE_TIME = 400

let focused: Writer | undefined
let stopWaiting = () => {}

/** Where the page must stand for `el` to be right below everything that covers the top. */
export const placeOf = (el: Element): number =>
  el.getBoundingClientRect().top + scroller().scrollTop - cover() - lengthOf(el, 'scroll-margin-top')

/** The place after the add-ons' filter had its say. */
const filtered = (place: number): number => {
  const { hooks } = (globalThis as Page).elementorFrontend ?? {}
  return Number(hooks?.applyFilters?.('frontend/handlers/menu_anchor/scroll_top_distance', place) ?? place) || 0
}

/** Scrolls to `el`; the address, `:target` and the focus are as after a native jump. */
export function go(el: HTMLElement, hash: string): void {
  const first = placeOf(el)
  const shift = filtered(first) - first
  travel(
    () => placeOf(el) + shift,
    TIME,
    () => land(el, hash),
  )
  // Before the page moves, so that “back” returns to here; with the whole path because of pages with a <base>.
  if (hash !== location.hash) history.pushState(null, '', location.pathname + location.search + hash)
}

function land(el: HTMLElement, hash: string): void {
  focused?.stop()
  focused = write(el)
  if (el.tabIndex < 0) focused.set('tabindex', -1)
  // `pushState` leaves `:target` as it was. A navigation to the same address sets it, and is made to land where the page already stands.
  const aim = write(el)
  aim.set('$scroll-margin-top', `${el.getBoundingClientRect().top - lengthOf(scroller(), 'scroll-padding-top')}px`)
  // Without the hash, which some scripts take out of the address, it would load the page anew.
  if (location.hash === hash) location.replace(location.href)
  el.focus({ preventScroll: true })
  on(el, 'blur', focused.stop, { once: true })
  requestAnimationFrame(() => requestAnimationFrame(aim.stop))
}

/** What the address asks for: a template of the page, or, on arrival with a hash, its place below what is stuck by then. */
export function arrive(): void {
  const id = new URLSearchParams(location.search).get('theme_template_id') ?? ''
  const asked = /^\d+$/.test(id) && document.querySelector(`.elementor-${id}`)
  if (asked) {
    travel(() => asked.getBoundingClientRect().top + scroller().scrollTop - innerHeight / 2, TEMPLATE_TIME)
    return
  }
  const named = find(location.hash)
  // On a reload, or back from elsewhere, the page stands where the visitor left it.
  if (!named || !performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate'))
    return
  const stops = [onVisitor(() => stopWaiting())]
  const settle = () =>
    document.fonts.ready.then(() => {
      if (!stops.length) return
      stopWaiting()
      travel(() => placeOf(named), 0)
    })
  stopWaiting = () => {
    for (const stop of stops.splice(0)) stop()
  }
  if (document.readyState === 'complete') void settle()
  else stops.push(on(window, 'load', settle))
}

/** Ends everything under way and takes back what was lent to targets. */
export function stopTravels(): void {
  stopWaiting()
  halt()
  focused?.stop()
}
