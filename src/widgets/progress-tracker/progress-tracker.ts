import { pageBody } from '../../base/document'
import { stopAll } from '../../base/lifetime'
import { describeElement, report } from '../../base/report'
import { excerpt } from '../../base/values'
import { onResize, onScroll } from '../../dom/on-scroll'
import { querySetting } from '../../dom/query-setting'
import { replaceContents } from '../../dom/replace-contents'
import { scrollingElement } from '../../dom/scrolling-element'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { choice, flag, type Infer, text } from '../../settings/fields'

export const settings = {
  /** Draws a bar or a ring. */
  type: choice(['horizontal', 'circular'], 'horizontal'),
  /** What is measured: the whole page, the content of the post, or what `selector` finds. */
  relative_to: choice(['entire_page', 'post_content', 'selector'], 'entire_page'),
  /**
   * The element to measure, as a CSS selector.
   * @example "#guide"
   * @with {"relative_to":"selector"}
   */
  selector: text(),
  /** The direction in which the bar grows. */
  direction: choice(['ltr', 'rtl'], 'ltr'),
  /** Shows the percentage. */
  percentage: flag(),
}
type TrackerSettings = Infer<typeof settings>

/** The bar must be this many times as wide as its label for the label to fit. */
const LABEL_RATIO = 1.5

/** How much of the page has been scrolled, in percent. */
export const pageProgress = (scrollTop: number, scrollHeight: number, viewport: number): number =>
  clampPercent(scrollTop / (scrollHeight - viewport))

/** How much of an element has come into the window from below, in percent. */
export const elementProgress = (top: number, height: number, viewport: number): number => clampPercent((viewport - top) / height)

const clampPercent = (part: number): number => (Number.isFinite(part) ? Math.min(Math.max(part, 0), 1) * 100 : 0)

/** The element whose progress is shown; `undefined` for the whole page, `null` if the page has no such element. */
function findTracked(host: HTMLElement, { relative_to: kind, selector }: TrackerSettings): Element | null | undefined {
  if (kind === 'entire_page') return undefined
  const wanted = kind === 'selector' ? selector : '.elementor-widget-theme-post-content'
  const found = querySetting(host, 'selector', wanted)
  if (found && !found[0]) report(describeElement(host), `${kind}: expected an element, ${excerpt(wanted)} finds none`)
  return found?.[0] ?? null
}

/** Shows how much has been read (contract loops §17). A hand-written tracker gets `--skerry-progress`, from 0 to 1. */
export function start(host: HTMLElement, settings: TrackerSettings): () => void {
  const tracker = host.querySelector<HTMLElement>('.elementor-scrolling-tracker') ?? host
  const bar = tracker.querySelector<HTMLElement>('.current-progress')
  const label = tracker.querySelector<HTMLElement>('.current-progress-percentage')
  const circle = bar instanceof SVGCircleElement ? (bar as SVGCircleElement) : undefined
  const tracked = findTracked(host, settings)
  if (tracked === null) return () => {}
  const writers = createWriters()
  let restoreLabel: (() => void) | undefined
  writers.set(tracker, {
    role: 'progressbar',
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    ...(tracker.hasAttribute('aria-label') ? {} : { 'aria-label': translate(texts.readingProgress, host) }),
  })

  const show = (percent: number, fitsLabel: boolean, radius: number) => {
    const rounded = Math.round(percent)
    writers.set(tracker, { 'aria-valuenow': rounded })
    if (label && settings.percentage) {
      restoreLabel ??= replaceContents(label)
      label.textContent = `${rounded}%`
    }
    if (circle) {
      const length = 2 * Math.PI * radius
      const rest = length * (1 - percent / 100)
      writers.set(circle as unknown as HTMLElement, {
        '$stroke-dasharray': `${length} ${length}`,
        '$stroke-dashoffset': settings.direction === 'ltr' ? -rest : rest,
        $display: percent > 0 ? null : 'none',
      })
    } else if (bar) {
      writers.set(bar, { $display: percent < 1 ? 'none' : 'flex', $width: `${percent}%` })
      if (label) writers.set(label, { $color: fitsLabel ? null : 'transparent' })
    } else writers.set(tracker, { '--skerry-progress': percent / 100 })
  }
  const update = () => {
    const scroller = scrollingElement()
    const rect = tracked?.getBoundingClientRect()
    const percent = rect
      ? elementProgress(rect.top, rect.height, innerHeight)
      : pageProgress(scroller.scrollTop, scroller.scrollHeight, scroller.clientHeight)
    const fitsLabel = (tracker.clientWidth * percent) / 100 > (label?.scrollWidth ?? 0) * LABEL_RATIO
    // A hidden circle has no size, but the background circle is the same size. A `circle` outside an SVG does not count.
    const circle: Partial<SVGCircleElement> | null = tracker.querySelector('circle')
    const radius = circle?.r?.baseVal.value ?? 0
    return () => show(percent, fitsLabel, radius)
  }
  const stops = [
    onScroll(update),
    onResize(tracker, update),
    // The page may grow when pictures load or panels open.
    onResize(tracked ?? pageBody(), update),
    () => restoreLabel?.(),
    writers.stop,
  ]
  return () => stopAll(stops)
}
