import { stopAll } from '../../base/lifetime'
import { describeElement, report } from '../../base/report'
import { excerpt } from '../../base/values'
import { onPrint } from '../../dom/on-print'
import { onVisible } from '../../dom/on-visible'
import { adoptStylesheet, inLayer } from '../../dom/stylesheet'
import { whenActivated } from '../../dom/when-activated'
import { createWriters } from '../../dom/writers'
import { prefersReducedMotion } from '../../page/reduced-motion'

/** A root margin that counts content already scrolled past as seen. */
const ABOVE = '1000000px 0px 0px'

/** Forced colours remove the background that the builder's bar consists of. */
const FORCED_COLOURS = inLayer(`@media(forced-colors:active){.elementor-progress-wrapper{outline:1px solid}
.elementor-progress-bar{forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}}`)

/** The percentage in an attribute, clamped to 0–100. */
export const readPercent = (given: string | undefined): number | undefined => {
  const n = Number.parseFloat(given ?? '')
  return Number.isNaN(n) ? undefined : Math.min(100, Math.max(0, n))
}

/**
 * Makes bars grow when they come into view: the builder's by width, animated by its stylesheet (contract media §11), and hand-written
 * `<progress>` by skerry.css. The ARIA values are the server's and right from the start.
 */
export function start(host: HTMLElement): () => void {
  const bar = host.querySelector<HTMLElement>('.elementor-progress-bar')
  const writers = createWriters()
  const isStill = prefersReducedMotion()
  let show: () => void
  if (bar) {
    const track = bar.parentElement as HTMLElement
    const percent = readPercent(bar.dataset.max) ?? readPercent(track.getAttribute('aria-valuenow') ?? undefined)
    if (readPercent(bar.dataset.max) === undefined)
      report(describeElement(host), `data-max: expected a number from 0 to 100, got ${excerpt(bar.dataset.max)}`)
    if (isStill) writers.set(bar, { $transition: 'none' })
    show = () => writers.set(bar, { $width: `${percent ?? 0}%` })
  } else {
    if (!host.querySelector<HTMLElement>('progress')) report(describeElement(host), 'expected a <progress> element inside, found none')
    if (!isStill) writers.set(host, { 'data-progress': 'waiting' })
    show = () => writers.set(host, { 'data-progress': null })
  }
  if (isStill) show()
  const stops = [writers.stop, adoptStylesheet(FORCED_COLOURS)]
  if (!isStill)
    stops.push(
      whenActivated(() => onVisible(bar?.parentElement ?? host, show, ABOVE)),
      // Otherwise a print would show the bar before it grows.
      onPrint((isPrinting) => {
        if (bar) writers.set(bar, { $transition: isPrinting ? 'none' : null })
        show()
      }),
    )
  return () => stopAll(stops.reverse())
}
