import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { ownPage } from '../../base/own-site'
import { propertyOf } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { createWriters } from '../../dom/writers'
import { popups } from '../../popups/registry'
import { type Filters, filteredAddress, readTerms } from './address'
import { findLoop } from './content'
import { ALL, filtersOf, nextTerms } from './filters-of-loops'
import { contentFrom, followHistory, pushAddress, rollBack } from './history'
import { type List, listOf, releaseList } from './list'
import { BLOCKED, requestLoop, requestPage } from './request'
import { type FilterSettings, filterSettings } from './settings'
import { restoreList, updateList } from './update'

export { filterSettings as settings }

/** The prefetching code, loaded when a visitor first hovers over a filter. */
let ahead: typeof import('./prefetch') | undefined
const isBlocked = ({ name }: Error) => name === BLOCKED

/** A filter widget as printed by the server. */
interface Bar {
  host: HTMLElement
  id: string
  loopId: string
  taxonomy: string
  join: 'AND' | 'OR' | undefined
  buttons: HTMLElement[]
  /** The list's own URL, if this is a later page of the CMS. */
  archive: string | undefined
  isLaterPage: boolean
  isListHere: boolean
  /** A state of the filter's own if its list is not on the page. */
  list: List
}

function readBar(host: HTMLElement, settings: FilterSettings): Bar {
  const { selected_element: loopId, taxonomy } = settings
  const bar = queryFirst(host, '[data-base-url]')
  const loop = findLoop(document, loopId)
  if (!loop) report(describeElement(host), `selected_element: expected the id of a list on this page, got "${loopId}"`)
  return {
    host,
    id: propertyOf(host, 'dataset').id || propertyOf(host, 'id') || taxonomy,
    loopId,
    taxonomy,
    join: joinOf(host, settings),
    buttons: queryAll(host, '[data-filter]'),
    archive: bar?.dataset.baseUrl && ownPage(bar.dataset.baseUrl)?.href,
    isLaterPage: Number(bar?.dataset.pageNum) > 1,
    isListHere: !!loop,
    list: listOf(loop ?? host),
  }
}

const termsOf = ({ list, id }: Bar) => list.chosen.get(id)?.terms ?? []
const choose = ({ list, id, taxonomy, join }: Bar, terms: string[]) => list.chosen.set(id, { taxonomy, join, terms })
const readAddress = (bar: Bar) => choose(bar, readTerms(location.search, bar.loopId, bar.taxonomy))
const addressOf = ({ loopId, archive, isLaterPage }: Bar, filters: Filters) =>
  filteredAddress(location.href, loopId, filters, isLaterPage ? archive : undefined)

/** Requests the list with these filters, whose URL is `address`. */
async function requestContent(
  { list: { el }, loopId, archive }: Bar,
  filters: Filters,
  address: string,
  signal: AbortSignal,
): Promise<Node[]> {
  // Hand-written lists have no REST route, so the content comes from the page at that address.
  if (el.matches('[data-widget]')) return contentFrom(await requestPage(address, signal), el)
  const box = await requestLoop({ loop: el, loopId, filters, address, baseUrl: archive || address }, signal)
  return el.querySelector(':scope>.elementor-widget-container') ? [box] : [...box.childNodes]
}

function refresh(bar: Bar): void {
  const { list } = bar
  if (!bar.isListHere) return
  void updateList(list, {
    request: (signal) => ahead?.takePrefetched(location.href, signal) ?? requestContent(bar, filtersOf(list.chosen), location.href, signal),
    onFailure: (error) => (isBlocked(error) ? location.reload() : rollBack(list)),
    mayRetry: (error) => !isBlocked(error),
  })
}

/** Prefetches the list for the hovered button. */
async function askAhead(bar: Bar, event: Event): Promise<void> {
  const button = closestTo(event, '[data-filter]')
  const term = button?.dataset.filter
  if (!term || !bar.isListHere) return
  const before = termsOf(bar)
  ahead ??= await import('./prefetch').catch(() => undefined)
  // The button was pressed while the code loaded, or pressing it would change nothing.
  if (before !== termsOf(bar) || (term === ALL && !before.length)) return
  const filters = filtersOf(bar.list.chosen, bar.id, nextTerms(before, term, bar.join))
  const address = addressOf(bar, filters)
  ahead?.prefetch(button, address, (signal) => requestContent(bar, filters, address, signal))
}

/** Starts buttons that choose one taxonomy's terms for a list (contract loops §3). */
export function start(host: HTMLElement, settings: FilterSettings): () => void {
  const bar = readBar(host, settings)
  const { list, buttons } = bar
  const writers = createWriters()
  const press = () => {
    const terms = termsOf(bar)
    for (const button of buttons) {
      const { filter = '' } = button.dataset
      writers.set(button, { 'aria-pressed': filter === ALL ? !terms.length : terms.includes(filter) })
    }
  }
  const onClick = (event: MouseEvent) => {
    const term = closestTo(event, '[data-filter]')?.getAttribute('data-filter')
    if (!term) return
    // In a form the button would submit it, as on a page without scripts.
    event.preventDefault()
    const before = termsOf(bar)
    // The second click of a double click would undo the first.
    if (event.detail > 1 || (term === ALL && !before.length)) return
    choose(bar, nextTerms(before, term, bar.join))
    press()
    pushAddress(addressOf(bar, filtersOf(list.chosen)))
    refresh(bar)
  }
  const onPoint = (event: Event) => void askAhead(bar, event)

  readAddress(bar)
  const stops = [on<MouseEvent>(host, 'click', onClick), on(host, 'pointerover', onPoint), on(host, 'focusin', onPoint), writers.stop]
  stops.push(bar.isListHere ? followAddress(bar, press) : () => forget(bar))
  return () => stopAll(stops)
}

function forget({ list, id }: Bar): void {
  list.chosen.delete(id)
  releaseList(list)
}

/** Follows the page's URL, and applies its filters if the server did not. */
function followAddress(bar: Bar, press: () => void): () => void {
  const { host, list, buttons, loopId, taxonomy, join } = bar
  const popup = popups.containing(host)
  const unfollow = followHistory(list, bar.id, () => {
    readAddress(bar)
    if (host.isConnected) press()
  })
  const undo = () => {
    forget(bar)
    unfollow()
    restoreList(list)
  }
  const isServed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'
  // A cache or the CMS ignored the URL's filters.
  if (buttons.some((button) => termsOf(bar).includes(button.dataset.filter ?? '') && !isServed(button))) {
    const served = buttons.filter(isServed).map((button) => button.dataset.filter ?? '')
    const filters = new Map([[taxonomy, { terms: served.filter((term) => term !== ALL), join }]])
    if (list.shown) list.shown = filteredAddress(list.shown, loopId, filters)
    press()
    refresh(bar)
  }
  return () => {
    if (host.isConnected || !list.el.isConnected) undo()
    // The filter was in a popup that closed: the choice stays while the popup is mounted, and the filter's next copy resumes from it.
    else if (popup) void import('./show-content').then((m) => m.undoWithPopup(popup, loopId + bar.id, undo))
  }
}

/** How several terms are combined; undefined if one replaces another (contract loops §3.2). */
function joinOf(host: HTMLElement, { multiple_selection, logical_combination }: FilterSettings): 'AND' | 'OR' | undefined {
  if (!multiple_selection) return
  if (logical_combination === 'AND' || logical_combination === 'OR') return logical_combination
  report(describeElement(host), `logical_combination: expected AND or OR, got "${logical_combination}"`)
}
