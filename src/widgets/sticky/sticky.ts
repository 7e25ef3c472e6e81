import { ofDocument } from '../../base/document'
import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode, propertyOf } from '../../base/property-of'
import { getGlobal } from '../../base/values'
import { barsHeight } from '../../dom/covered-top'
import { findByHash, findLinkTarget } from '../../dom/find-by-hash'
import { onPrint } from '../../dom/on-print'
import { device } from '../../page/device'
import { STICKY, TOP_BAR_EVENT } from '../../page/selectors'
import type { Infer } from '../../settings/fields'
import { type Bar, createBar } from './bar'
import { createMeasuring, type Measuring } from './measuring'
import { maySetScrollPadding, setScrollPadding } from './scroll-padding'
import { settings } from './settings'

export { settings }

/** In ms: a resize is over this long after its last event (specification §9). */
const RESIZE_DEBOUNCE = 300

/** A bar with what keeps it up to date. */
interface Running extends Measuring {
  bar: Bar
  activate: () => void
}
/** All bars share the listeners: browsers compare each new one with all that the window has. */
const running = new Set<Running>()
const stops: (() => void)[] = []
/** The height of what is fixed above all bars. */
let barsAbove = 0
let isPrinted = false

/** Keeps `host` at an edge of the viewport (contract menus §6); a spacer fills its place in the flow. */
export function start(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const bar = createBar(host, given)
  const measuring = createMeasuring(bar)
  const activate = () => {
    const current = device().get()
    bar.isActive = !!given.sticky && given.sticky_on.includes(current) && !isPrinted
    if (!bar.isActive) return deactivate()
    bar.offset = given.sticky_offset[current] + (bar.isTop ? barsAbove : 0)
    bar.effectsOffset = given.sticky_effects_offset[current]
    bar.whileActive.set(host, { [`.${STICKY}`]: true })
    measuring.remeasure()
    // Measured after the next layout: measuring here would force one.
    if (bar.isActive) measuring.follow()
  }
  const deactivate = () => {
    bar.isActive = false
    measuring.remeasure()
    bar.whileActive.stop()
    measuring.pause()
  }
  const one = { bar, activate, ...measuring }
  if (!running.size) stops.push(...listen())
  running.add(one)
  activate()
  return () => {
    running.delete(one)
    if (!running.size) stopAll(stops)
    deactivate()
  }
}

/** Whether a bar that is in its place will stick above `target` once the page has scrolled there. */
const willCover = ({ host, container, isActive, isTop, position }: Bar, target: HTMLElement): boolean => {
  const { top, width } = host.getBoundingClientRect()
  const targetTop = target.getBoundingClientRect().top
  const endsAbove = container && container.getBoundingClientRect().bottom <= targetTop
  return isActive && isTop && position === 'free' && width * 2 > innerWidth && top < targetTop && !endsAbove && maySetScrollPadding()
}

/** As far as it concerns us, of the Navigation API, which Safari has from 26.2 and Firefox from 147. */
type HashChange = Event & { hashChange: boolean; destination: { url: string } }

/** The browser jumps in the same task, before the bar has stuck. */
function expectJump(target: HTMLElement | null | undefined | false): void {
  if (!target) return
  for (const { bar, follow } of running)
    if (willCover(bar, target)) {
      setScrollPadding(bar.host, bar.offset + bar.host.offsetHeight)
      follow()
    }
}

/** Measures the bars around and in `el` again. */
function remeasureBy(el: Node): void {
  for (const { bar, remeasure } of running) if (containsNode(bar.host, el) || containsNode(el, bar.host)) remeasure()
}

/** Listens for events that move elements already measured. */
function listen(): (() => void)[] {
  const stylesheets = ofDocument('styleSheets').length
  let resizeTimer: ReturnType<typeof setTimeout>
  // The last bar may have been unmounted while the page was printed.
  isPrinted = false
  const activateAll = () => {
    barsAbove = barsHeight(true)
    for (const { activate } of running) activate()
  }
  activateAll()
  return [
    on(window, 'resize', () => {
      clearTimeout(resizeTimer)
      resizeTimer = setTimeout(activateAll, RESIZE_DEBOUNCE)
    }),
    on(document, 'click', (event) => {
      const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')
      expectJump(link && findLinkTarget(link))
    }),
    // A script that sets `location.hash`. Without that API the event never comes.
    on<HashChange>(getGlobal<EventTarget>('navigation') ?? window, 'navigate', ({ hashChange, destination }) =>
      expectJump(hashChange && findByHash(new URL(destination.url).hash)),
    ),
    // WebKit may run scripts before stylesheets load. If none has loaded since, skip: measuring a stuck element costs a layout.
    on(window, 'load', () => stylesheets === ofDocument('styleSheets').length || activateAll()),
    // Every inline `<svg>` also fires `load` but changes nothing.
    on(document, 'load', ({ target }) => (target as Partial<SVGSVGElement>).viewBox || remeasureBy(target as Node), { capture: true }),
    // Inside a stuck bar all others seemed to be at the edge. By itself each would go back a frame after the one around it.
    on(document, 'sticky:unstick', ({ target }) => queueMicrotask(() => remeasureBy(target as Node))),
    on(window, TOP_BAR_EVENT, activateAll),
    // Not the promise `ready`: reading it forces a layout.
    on(propertyOf(document, 'fonts'), 'loadingdone', () => remeasureBy(document)),
    // In print, a fixed element would cover text on every page.
    onPrint((isPrinting) => {
      isPrinted = isPrinting
      activateAll()
    }),
  ]
}
