import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { coveredTop } from '../../dom/covered-top'
import { nextFrame, onScroll } from '../../dom/on-scroll'
import { scrollingElement } from '../../dom/scrolling-element'

/** How long, in ms, a clicked item stays current while the page scrolls to its heading (contract loops §14). */
const CLICK_TIME = 2000
/** The reading line, as a fraction of the window's height: a heading above it counts as reached. */
const READING_LINE = 1 / 3

/**
 * The index of the current heading: the last one above the reading line. At the end of the page, where headings cannot reach the line, the
 * last one in view. Before the first is reached, the first if it is in view.
 */
export function currentIndex(
  tops: (number | undefined)[],
  { line, height, isAtEnd }: { line: number; height: number; isAtEnd: boolean },
): number | undefined {
  const last = tops.findLastIndex((top) => top !== undefined && top <= (isAtEnd ? height : line))
  if (last >= 0) return last
  const first = tops.findIndex((top) => top !== undefined)
  return first >= 0 && (tops[first] as number) < height ? first : undefined
}

/** Calls `onChange` with the current heading's index now and whenever it changes. `choose` makes a clicked heading current. */
export function watchCurrentHeading(headings: HTMLElement[], onChange: (index: number | undefined) => void) {
  let current: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let covered = 0
  /** The scroll position at which `covered` was read. */
  let readAt: number | undefined
  const change = (index: number | undefined) => {
    if (index === current) return
    current = index
    onChange(index)
  }
  const read = () => {
    if (timer) return
    const scroller = scrollingElement()
    const isAtEnd = scroller.scrollTop > 0 && scroller.scrollTop + innerHeight >= scroller.scrollHeight - 2
    // It searches the page, and this runs in each frame that anything of ours asks for.
    if (scroller.scrollTop !== readAt) {
      readAt = scroller.scrollTop
      covered = coveredTop()
    }
    const line = Math.max(covered + 8, innerHeight * READING_LINE)
    // Headings in a closed tab have no position.
    const tops = headings.map((heading) => (heading.getClientRects().length ? heading.getBoundingClientRect().top : undefined))
    const index = currentIndex(tops, { line, height: innerHeight, isAtEnd })
    return () => change(index)
  }
  let cancel = () => {}
  const resume = () => {
    clearTimeout(timer)
    timer = undefined
    cancel = nextFrame(read)
  }
  const stops = [
    onScroll(read),
    ...['wheel', 'touchmove'].map((type) => on(window, type, () => timer && resume(), { passive: true })),
    () => clearTimeout(timer),
    () => cancel(),
  ]
  return {
    choose: (index: number) => {
      clearTimeout(timer)
      timer = setTimeout(resume, CLICK_TIME)
      change(index)
    },
    stop: () => stopAll(stops),
  }
}
