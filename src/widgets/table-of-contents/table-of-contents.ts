import { createElement } from '../../base/create-element'
import { elementById } from '../../base/document'
import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { coveredTop } from '../../dom/covered-top'
import { findLinkTarget } from '../../dom/find-by-hash'
import { detach } from '../../dom/move'
import { createWriters, type Writers } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { anchorOf } from './anchors'
import { watchCurrentHeading } from './current-heading'
import { createHeadingList } from './heading-list'
import { findHeadings, textOf } from './headings'
import { startMinimizing } from './minimize'
import { outline, pathTo } from './outline'
import type { TocSettings } from './settings'

export { settings } from './settings'

/** Lists the page's headings. A hand-written list keeps its links; only the current one is marked (contract loops §14). */
export function start(host: HTMLElement, settings: TocSettings): () => void {
  const body = host.querySelector<HTMLElement>('.elementor-toc__body') ?? host.querySelector<HTMLElement>('details') ?? host
  const links = queryAll<HTMLAnchorElement>(body, 'a[href*="#"]')
  const isServed = links.length > 0
  const stops = [isServed ? markServedLinks(host, links) : listHeadings(host, body, settings), startMinimizing(host, body, settings)]
  return () => stopAll(stops)
}

function markServedLinks(host: HTMLElement, links: HTMLAnchorElement[]): () => void {
  const writers = createWriters()
  const pairs = links.flatMap((link) => {
    const target = findLinkTarget(link)
    return target ? [{ link, target }] : []
  })
  if (!pairs[0]) report(describeElement(host), 'links: expected ids of headings on this page, found none')
  const { choose, stop } = watchCurrentHeading(
    pairs.map(({ target }) => target),
    (index) => {
      pairs.forEach(({ link }, i) => {
        writers.set(link, { 'aria-current': i === index ? 'location' : null })
      })
    },
  )
  const stops = [...pairs.map(({ link }, i) => on(link, 'click', () => choose(i))), stop, writers.stop]
  return () => stopAll(stops)
}

/** Removes the loading placeholder. The returned functions restore it. */
const clearBody = (body: HTMLElement): (() => void)[] =>
  queryAll(body, '.elementor-toc__spinner-container').map((spinner) => detach(spinner))

function nameBody(host: HTMLElement, body: HTMLElement, writers: Writers): void {
  const title = host.querySelector<HTMLElement>('.elementor-toc__header-title')?.textContent?.trim()
  if (title && host !== body && body.matches('.elementor-toc__body')) writers.set(body, { role: 'navigation', 'aria-label': title })
}

function indexAt(event: Event): number | undefined {
  const link = closestTo(event, '[data-toc-index]')
  return link ? Number(link.dataset.tocIndex) : undefined
}

/** The text and id of each heading, read once. The function releases the ids. */
function linkHeadings(headings: HTMLElement[]) {
  const places = headings.map(anchorOf)
  const links = places.map(([id], i) => ({ id, text: textOf(headings[i] as HTMLElement) }))
  return { links, stop: () => stopAll(places.map(([, stop]) => stop)) }
}

function listHeadings(host: HTMLElement, body: HTMLElement, settings: TocSettings): () => void {
  const { hierarchical_view: isNested, collapse_subitems: collapses, marker_view: markers, icon } = settings
  const headings = findHeadings(host, settings)
  const items = outline(headings, isNested)
  const { links, stop } = linkHeadings(headings)
  const writers = createWriters()
  const list = items[0] && createHeadingList({ items, links, isNumbered: markers === 'numbers', icon, isNested })
  const none = () => createElement('p', { class: 'skerry-toc-none' }, settings.no_headings_message || translate(texts.noHeadings, host))
  // Not in a container: site stylesheets expect the list as a direct child of the body.
  const el = list ? list.el : none()
  const isCollapsible = isNested && (collapses || body.matches('.elementor-toc__list-items--collapsible'))
  let current: number | undefined
  /** The focused item; its sublist must be rendered so that Tab can reach it. */
  let focused: number | undefined
  /** The current item, if the visitor has closed its sublist. */
  let closed: number | undefined
  const openItems = () => [current, focused].flatMap((index) => pathTo(items, index ?? -1)).filter((index) => index !== closed)
  const render = () => list?.update(current, isCollapsible ? openItems() : undefined)
  const tracking = watchCurrentHeading(headings, (index) => {
    current = index
    closed = undefined
    render()
  })
  const restores = clearBody(body)
  nameBody(host, body, writers)
  body.append(el)
  render()
  showAddressed(links.map(({ id }) => id))
  const stops = [
    on(body, 'click', (event) => {
      const index = indexAt(event)
      if (index === undefined) return
      closed = index === current && closed !== index ? index : undefined
      tracking.choose(index)
      render()
    }),
    on<FocusEvent>(body, 'focusin', (event) => {
      focused = matchesSelector(event.target as Element, ':focus-visible') ? indexAt(event) : undefined
      if (isCollapsible) render()
    }),
    on<FocusEvent>(body, 'focusout', ({ relatedTarget }) => {
      if (focused === undefined || body.contains(relatedTarget as Node)) return
      focused = undefined
      if (isCollapsible) render()
    }),
    tracking.stop,
    () => el.remove(),
    () => stopAll(restores),
    writers.stop,
    stop,
  ]
  return () => stopAll(stops)
}

/** Scrolls to an address whose target did not exist until now. */
function showAddressed(ids: string[]): void {
  const id = ids.find((id) => id.startsWith('elementor-toc__') && location.hash === `#${id}`)
  const target = id && elementById(id)
  if (target && scrollY === 0) scrollTo({ top: target.getBoundingClientRect().top - coveredTop(), behavior: 'instant' })
}
