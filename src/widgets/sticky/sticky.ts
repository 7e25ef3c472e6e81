import { script } from '../../base/assets'
import { ofDocument } from '../../base/document'
import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { propertyOf } from '../../base/property-of'
import { getGlobal } from '../../base/values'
import { barsHeight } from '../../dom/covered-top'
import { findByHash, findLinkTarget } from '../../dom/find-by-hash'
import { onPrint } from '../../dom/on-print'
import { onResize } from '../../dom/on-scroll'
import { device } from '../../page/device'
import { STICKY, TOP_BAR_EVENT } from '../../page/selectors'
import type { Infer } from '../../settings/fields'
import { type Bar, createBar } from './bar'
import { createMeasuring, type Measuring } from './measuring'
import { isScrollPaddingOurs, setScrollPadding } from './scroll-padding'
import { settings } from './settings'

export { settings }

/** In ms: a resize is over this long after its last event (specification §9). */
const RESIZE_DEBOUNCE = 300

/** Keeps `host` at an edge of the viewport (contract menus §6); a spacer fills its place in the flow. */
export function start(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const bar = createBar(host, given)
  const measuring = createMeasuring(bar)
  const activate = () => {
    const current = device().get()
    bar.isActive = !!given.sticky && given.sticky_on.includes(current) && !bar.isPrinted
    if (!bar.isActive) return deactivate()
    bar.offset = given.sticky_offset[current] + (bar.isTop ? barsHeight(true) : 0)
    bar.effectsOffset = given.sticky_effects_offset[current]
    bar.whileActive.set(host, { [`.${STICKY}`]: true })
    measuring.remeasure()
    // Measured after the next layout: measuring here would force one. Observe the root first: sticking in the host's own report would
    // trigger a ResizeObserver loop error.
    if (bar.isActive) measuring.follow()
  }
  const deactivate = () => {
    bar.isActive = false
    measuring.remeasure()
    bar.whileActive.stop()
    measuring.pause()
  }
  const stops = listen(bar, measuring, activate)
  activate()
  return () => {
    stopAll(stops)
    deactivate()
  }
}

/** Whether a bar that is in its place will stick above `target` once the page has scrolled there. */
const willCover = ({ host, container, isActive, isTop, position }: Bar, target: HTMLElement): boolean => {
  const { top, width } = host.getBoundingClientRect()
  const targetTop = target.getBoundingClientRect().top
  const endsAbove = container && container.getBoundingClientRect().bottom <= targetTop
  return isActive && isTop && position === 'free' && width * 2 > innerWidth && top < targetTop && !endsAbove && isScrollPaddingOurs()
}

/** As far as it concerns us, of the Navigation API, which Safari has from 26.2 and Firefox from 147. */
type HashChange = Event & { hashChange: boolean; destination: { url: string } }

/** Listens for events that move elements already measured. */
function listen(bar: Bar, { follow, remeasure }: Measuring, activate: () => void): (() => void)[] {
  const { host, home } = bar
  const stylesheets = ofDocument('styleSheets').length
  let resizeTimer: ReturnType<typeof setTimeout>
  let homeWidth = 0
  const onSizeChange = () => {
    const before = homeWidth
    homeWidth = home.clientWidth
    // Measure again only for a new width: a shrinking stuck header must not move the page (gm0t/react-sticky-el#50).
    if (bar.position !== 'free' && before !== homeWidth) requestAnimationFrame(remeasure)
    // Not in this callback: sticking changes observed sizes, which causes a ResizeObserver loop error.
    else if (bar.isActive) follow()
  }
  // The browser jumps in the same task, before the bar has stuck.
  const expectJump = (target: HTMLElement | null | undefined | false) => {
    if (!target || script?.dataset.anchors === 'off' || !willCover(bar, target)) return
    setScrollPadding(host, bar.offset + host.offsetHeight)
    follow()
  }
  const navigation = getGlobal<EventTarget>('navigation')
  return [
    () => clearTimeout(resizeTimer),
    on(window, 'resize', () => {
      clearTimeout(resizeTimer)
      resizeTimer = setTimeout(activate, RESIZE_DEBOUNCE)
    }),
    on(document, 'click', (event) => {
      const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')
      expectJump(link && findLinkTarget(link))
    }),
    // A script that sets `location.hash`.
    ...(navigation
      ? [
          on<HashChange>(navigation, 'navigate', ({ hashChange, destination }) =>
            expectJump(hashChange && findByHash(new URL(destination.url).hash)),
          ),
        ]
      : []),
    // WebKit may run scripts before stylesheets load. If none has loaded since, skip: measuring a stuck element costs a layout.
    on(window, 'load', () => stylesheets === ofDocument('styleSheets').length || activate()),
    // Every inline `<svg>` also fires `load` but changes nothing.
    on(host, 'load', ({ target }) => (target as Partial<SVGSVGElement>).viewBox || remeasure(), { capture: true }),
    on(window, TOP_BAR_EVENT, activate),
    // Not the promise `ready`: reading it forces a layout.
    on(propertyOf(document, 'fonts'), 'loadingdone', remeasure),
    // In print, a fixed element would cover text on every page.
    onPrint((isPrinting) => {
      bar.isPrinted = isPrinting
      activate()
    }),
    onResize(home, onSizeChange),
    onResize(host, onSizeChange),
  ]
}
