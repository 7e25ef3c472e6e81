import { ofDocument } from '../../base/document'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { propertyOf } from '../../base/property-of'
import { device } from '../../builder/device'
import { STICKY, TOP_BAR_EVENT } from '../../builder/selectors'
import { barsHeight } from '../../dom/covered-top'
import { onPrint } from '../../dom/on-print'
import { onResize } from '../../dom/on-scroll'
import type { Infer } from '../../settings/fields'
import { type Bar, createBar } from './bar'
import { createMeasuring, type Measuring } from './measuring'
import { settings } from './settings'

export { settings }

/** This many ms after the last `resize` event, a resize is over (specification §9). */
const RESIZE_DEBOUNCE = 300

/** Keeps `host` at an edge of the viewport (contract menus §6); an empty box, the spacer, keeps its space in the flow. */
export function start(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const bar = createBar(host, given)
  const measuring = createMeasuring(bar)
  const activate = () => {
    const current = device().get()
    bar.isActive = !!given.sticky && given.sticky_on.includes(current) && !bar.isPrinted
    if (!bar.isActive) return deactivate()
    bar.offset = given.sticky_offset[current] + (bar.isTop ? barsHeight(true) : 0)
    bar.effectsOffset = given.sticky_effects_offset[current]
    bar.activeWriter.set(`.${STICKY}`, true)
    measuring.remeasure()
    // Measured after the next layout, because measuring here would force one. The root's report comes before its own: if it stuck in that, it would
    // be observed anew too late for the frame, which browsers report as an error.
    if (bar.isActive) measuring.follow()
  }
  const deactivate = () => {
    bar.isActive = false
    measuring.remeasure()
    bar.activeWriter.stop()
    measuring.pause()
  }
  const stops = listen(bar, measuring, activate)
  activate()
  return () => {
    stopAll(stops)
    deactivate()
  }
}

/** Listens for what changes positions that have been measured. */
function listen(bar: Bar, { follow, remeasure }: Measuring, activate: () => void): (() => void)[] {
  const { host, home } = bar
  const stylesheets = ofDocument('styleSheets').length
  let resizeTimer: ReturnType<typeof setTimeout>
  let homeWidth = 0
  const onSizeChange = () => {
    const before = homeWidth
    homeWidth = home.clientWidth
    // Only a new width requires new measurements: a stuck header that shrinks must not move the page (gm0t/react-sticky-el#50).
    if (bar.position !== 'free' && before !== homeWidth) requestAnimationFrame(remeasure)
    // Not in this report: sticking or coming free changes sizes that it is about, which browsers report as an error.
    else if (bar.isActive) follow()
  }
  return [
    () => clearTimeout(resizeTimer),
    on(window, 'resize', () => {
      clearTimeout(resizeTimer)
      resizeTimer = setTimeout(activate, RESIZE_DEBOUNCE)
    }),
    // WebKit runs scripts before the stylesheets have loaded. If none has loaded since, everything stays: measuring a stuck element takes a layout.
    on(window, 'load', () => stylesheets === ofDocument('styleSheets').length || activate()),
    // Every drawing (`<svg>`) in it also reports a `load`, which changes nothing.
    on(host, 'load', ({ target }) => (target as Partial<SVGSVGElement>).viewBox || remeasure(), { capture: true }),
    on(window, TOP_BAR_EVENT, activate),
    // Not the promise `ready`, because reading it forces a layout.
    on(propertyOf(document, 'fonts'), 'loadingdone', remeasure),
    // In print, fixed elements would lie over the text of every page.
    onPrint((isPrinting) => {
      bar.isPrinted = isPrinting
      activate()
    }),
    onResize(home, onSizeChange),
    onResize(host, onSizeChange),
  ]
}
