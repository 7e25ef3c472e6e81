import { closestTo, emit, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { propertyOf } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { isInside } from '../../dom/is-inside'
import { detach } from '../../dom/move'
import { onVisibilityChange } from '../../dom/on-visible'
import { createWriters, type Writers } from '../../dom/writers'
import { countText, ITEMS, itemsOf, ownPart } from './content'
import { CHANGES, FAILED, MORE, UPDATED } from './event-names'
import { findNextPages } from './next-page'
import { type LoopSettings, loopSettings } from './settings'

export { loopSettings as settings }

const ANCHOR = '.e-load-more-anchor'
/** Only buttons after the anchor: the widget may have others before it. */
const BUTTON = `${ANCHOR}~* .elementor-button,${ANCHOR}~.elementor-button,[data-loop-more]`
/** The builder loads at the end of the list; we load this far ahead, so that visitors seldom wait. */
const PRELOAD_MARGIN = '400px'

/** Requests pages and announces items. This code, its Trusted Types policy and what is known about lists are in their chunk. */
const lists = () => import('./request')

/** Appends the next page when the list's button is pressed or its end is near (contract loops §2.4). */
export function start(host: HTMLElement, { pagination_type }: LoopSettings): () => void {
  const isInfinite = pagination_type === 'load_more_infinite_scroll'
  let stop = startOnContent(host, isInfinite)
  // New content may have another number of pages.
  const stops = [
    on(host, CHANGES, ({ target }) => {
      if (target === host) stop()
    }),
    on(host, UPDATED, ({ target }) => {
      if (target === host) stop = startOnContent(host, isInfinite)
    }),
    () => stop(),
  ]
  return () => stopAll(stops)
}

function startOnContent(host: HTMLElement, isInfinite: boolean): () => void {
  const writers = createWriters()
  const pages = findNextPages(host, writers)
  const parts = { host, spinner: queryFirst(host, '.e-load-more-spinner'), button: ownPart(host, BUTTON) }
  let stopAnnouncing = () => {}
  const stops = [() => stopAnnouncing(), writers.stop]
  const stopped = new AbortController()
  let isLoading = false // Not in `List`: going back cancels a list's request at once, but a page being added only when the content is replaced.

  const showEnd = () => {
    if (pages.isAtEnd()) writers.set(host, { '.e-load-more-pagination-end': true })
  }
  const showLoading = (isOn: boolean) => {
    isLoading = isOn
    markLoading(parts, isOn || null, writers)
  }
  /** Resolves with whether a page was added. */
  const load = async () => {
    const { signal } = stopped
    if (signal.aborted || isLoading || pages.isAtEnd()) return false
    showLoading(true)
    try {
      const url = pages.address()
      if (!url) return false
      const { requestPage, announcerOf } = await lists()
      if (signal.aborted) return false
      // Silent for automatic loading, which would interrupt reading.
      const { say, stop } = announcerOf(host, isInfinite)
      stopAnnouncing = stop
      say('')
      const takeList = await requestPage(url, signal)
      if (signal.aborted) return false
      const other = takeList(host)
      const items = itemsOf(other)
      stops.push(append(host, other, items))
      pages.advance(other, items)
      showEnd()
      // Not the event of a replaced list: earlier items stay and their scripts keep running.
      const count = itemsOf(host).length
      say(countText(count, host))
      emit(host, MORE, { items: count })
      return true
    } catch (error) {
      if (signal.aborted) return false
      report(describeElement(host), `loop: ${error instanceof Error ? error.message : error}`, error)
      emit(host, FAILED, { error })
      return false
    } finally {
      if (!signal.aborted) showLoading(false)
    }
  }

  if (!parts.spinner) writers.set(host, { '.e-load-more-no-spinner': true })
  else if (!isInfinite) stops.push(moveSpinner(parts))
  showEnd()
  if (isInfinite && pages.end) stops.push(loadWhenNear(pages.end, load))
  else if (parts.button) stops.push(...loadWhenPressed(host, parts.button, load))
  stops.push(() => stopped.abort())
  return () => stopAll(stops.reverse())
}

interface Parts {
  host: HTMLElement
  spinner: HTMLElement | null
  button: HTMLElement | undefined
}

/** Moves the spinner into the button. */
const moveSpinner = ({ spinner, button }: Parts): (() => void) =>
  spinner && button && !spinner.contains(button) ? detach(spinner, (el) => button.append(el)) : () => {}

function markLoading({ host, spinner, button }: Parts, isOn: true | null, writers: Writers): void {
  writers.set(host, { '.e-load-more-pagination-loading': isOn, 'aria-busy': isOn })
  const icon = spinner?.firstElementChild
  if (icon instanceof HTMLElement) writers.set(icon, { '.eicon-animation-spin': isOn })
  if (button) writers.set(button, { 'aria-disabled': isOn })
}

/** Appends items of another page to the list; the returned function removes them. */
function append(host: HTMLElement, other: HTMLElement, items: HTMLElement[]): () => void {
  const box = queryFirst(host, ITEMS)
  if (!box) throw new Error(`expected a box of items in the list ${propertyOf(host, 'dataset').id || propertyOf(host, 'id')}, found none`)
  // Nested items stay nested.
  const all = new Set<Element>(items)
  const styles = queryAll(other, 'style[id^="loop-dynamic"]').filter((el) => !isInside(el, all))
  const added = [...items, ...styles]
  box.append(...added)
  return () => {
    for (const el of added) el.remove()
  }
}

function loadWhenPressed(host: HTMLElement, button: HTMLElement, load: () => Promise<boolean>): (() => void)[] {
  const press = (event: Event) => {
    event.preventDefault()
    void load()
  }
  return [
    on<MouseEvent>(host, 'click', (event) => button.contains(closestTo(event, '*')) && press(event)),
    // The builder's button is a link with a button role. Browsers turn Enter into a click, but not Space.
    on<KeyboardEvent>(host, 'keydown', (event) => event.key === ' ' && event.target === button && button.localName === 'a' && press(event)),
  ]
}

/** Loads whenever the end is near, until there is no more. */
function loadWhenNear(anchor: Element, load: () => Promise<boolean>): () => void {
  let isStopped = false
  let stopObserving: () => void
  const observe = () => {
    stopObserving = onVisibilityChange(
      anchor,
      async (isNear) => {
        if (!isNear || !(await load()) || isStopped) return
        // Observing again reports an end that is still near. After a failure do not observe again, or a server that is down would be
        // requested without pause: the visitor has to scroll away and back.
        stopObserving()
        observe()
      },
      PRELOAD_MARGIN,
    )
  }
  observe()
  return () => {
    isStopped = true
    stopObserving()
  }
}
