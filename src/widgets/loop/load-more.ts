import { closestTo, emit, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { describeElement, report } from '../../base/report'
import { detach } from '../../dom/move'
import { createWriters } from '../../dom/writers'
import { findLoop, ITEMS, itemsOf } from './content'
import { parseHtml } from './parse-html'
import { requestPage } from './request'
import { FAILED } from './update'

const ANCHOR = '.e-load-more-anchor'
/** After the anchor: the widget may have other buttons before it. */
const BUTTON = `${ANCHOR}~* .elementor-button,${ANCHOR}~.elementor-button,[data-loop-more]`
/** The builder loads when the end is reached; so far before it, a visitor seldom waits. */
const PRELOAD_MARGIN = '400px'

/** Appends the next page to a list, when its button is pressed or when its end comes near (contract loops §2.4). */
export function startLoadMore(host: HTMLElement, isInfinite: boolean): () => void {
  const anchor = host.querySelector<HTMLElement>(ANCHOR)
  const writers = createWriters()
  const spinner = host.querySelector<HTMLElement>('.e-load-more-spinner')
  const button = host.querySelector<HTMLElement>(BUTTON)
  const stops: (() => void)[] = [writers.stop]
  const mark = (name: string, isOn: boolean | null) => writers.set(host, { [`.e-load-more-${name}`]: isOn })
  const isAtEnd = () => !anchor || !(Number(anchor.dataset.page) < Number(anchor.dataset.maxPage))
  let request: AbortController | undefined

  const showEnd = () => {
    if (isAtEnd()) mark('pagination-end', true)
  }
  const showLoading = (isOn: boolean) => {
    mark('pagination-loading', isOn || null)
    writers.set(host, { 'aria-busy': isOn || null })
    const icon = spinner?.firstElementChild
    if (icon instanceof HTMLElement) writers.set(icon, { '.eicon-animation-spin': isOn || null })
    if (button) writers.set(button, { 'aria-disabled': isOn || null })
  }
  const append = (page: Document) => {
    const other = findLoop(page, host.dataset.id || host.id)
    const nextAnchor = other?.querySelector<HTMLElement>(ANCHOR)
    const box = host.querySelector(ITEMS)
    if (!other || !box || !anchor) throw new Error(`expected the list ${host.dataset.id || host.id} in the page, got none`)
    const added = [...itemsOf(other), ...other.querySelectorAll('style[id^="loop-dynamic"]')]
    const first = added[0]
    box.append(...added)
    stops.push(() => {
      for (const el of added) el.remove()
    })
    writers.set(anchor, {
      'data-page': Number(anchor.dataset.page) + 1,
      'data-next-page': nextAnchor?.dataset.nextPage ?? anchor.dataset.nextPage,
    })
    return first
  }
  const load = async () => {
    const url = anchor?.dataset.nextPage
    if (request || isAtEnd() || !url) return
    const controller = new AbortController()
    request = controller
    showLoading(true)
    try {
      const page = parseHtml(await requestPage(url, controller.signal))
      if (controller.signal.aborted) return
      append(page)
      showEnd()
      // Of the list as it is; its content is not replaced, so that nothing has to start anew.
      emit(host, 'skerry:loop:more', { items: itemsOf(host).length })
    } catch (error) {
      if (controller.signal.aborted) return
      report(describeElement(host), `loop: ${error instanceof Error ? error.message : error}`, error)
      emit(host, FAILED, { error })
    } finally {
      request = undefined
      if (!controller.signal.aborted) showLoading(false)
    }
  }

  stops.push(() => request?.abort())
  if (!spinner) mark('no-spinner', true)
  else if (!isInfinite && button) stops.push(detach(spinner, (el) => button.append(el)))
  showEnd()
  if (isInfinite && anchor) stops.push(loadWhenNear(anchor, load, isAtEnd))
  else
    stops.push(
      on<MouseEvent>(host, 'click', (event) => {
        if (!button?.contains(closestTo(event, '*'))) return
        event.preventDefault()
        void load()
      }),
      on<KeyboardEvent>(host, 'keydown', (event) => {
        // The builder's button is a link: it has the role, and only half of the keys.
        if (event.key !== ' ' || event.target !== button || button?.localName !== 'a') return
        event.preventDefault()
        void load()
      }),
    )
  return () => stopAll(stops.reverse())
}

/** Loads whenever the end is near, until there is no more. */
function loadWhenNear(anchor: Element, load: () => Promise<void>, isAtEnd: () => boolean): () => void {
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.unobserve(anchor)
      await load()
      // Observed anew, it is reported again where the end is still near.
      if (!isAtEnd()) observer.observe(anchor)
    },
    { rootMargin: PRELOAD_MARGIN },
  )
  observer.observe(anchor)
  return () => observer.disconnect()
}
