import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { ownPage } from '../../base/own-site'
import { queryFirst } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { createWriters } from '../../dom/writers'
import { popups } from '../../popups/registry'
import { type Filters, filteredAddress, readTerms } from './address'
import { findLoop } from './content'
import { choose, chosenBy, filtersOf, forget } from './filters-of-loops'
import { contentFrom, followHistory, pushAddress, rollBack, setShown, showAddress } from './history'
import { BLOCKED, requestLoop, requestPage } from './request'
import { type FilterSettings, filterSettings } from './settings'
import { restoreLoop } from './update'

export { filterSettings as settings }

const ALL = '__all'
/** Loaded when a visitor first points at a filter. */
let ahead: typeof import('./prefetch') | undefined
const isBlocked = ({ name }: Error) => name === BLOCKED

/** Buttons that choose the terms of one taxonomy for a list (contract loops §3). */
export function start(host: HTMLElement, settings: FilterSettings): () => void {
  const { selected_element: loopId, taxonomy } = settings
  const filterId = host.dataset.id || host.id || taxonomy
  const loop = findLoop(document, loopId)
  const buttons = [...host.querySelectorAll<HTMLElement>('[data-filter]')]
  const writers = createWriters()
  const join = joinOf(host, settings)
  const bar = queryFirst(host, '[data-base-url]')
  const archive = bar?.dataset.baseUrl && ownPage(bar.dataset.baseUrl)?.href
  const terms = () => chosenBy(loopId, filterId)?.terms ?? []

  const press = () => {
    for (const button of buttons) {
      const { filter = '' } = button.dataset
      writers.set(button, { 'aria-pressed': filter === ALL ? !terms().length : terms().includes(filter) })
    }
  }
  const readAddress = () => choose(loopId, filterId, { taxonomy, join, terms: readTerms(location.search, loopId, taxonomy) })
  /** Asks for the list with these filters, which is that of an address. */
  const ask = async (list: HTMLElement, filters: Filters, address: string, signal: AbortSignal): Promise<Node[]> => {
    // There is no route for a hand-written list, so its content is taken from the page at that address.
    if (list.matches('[data-widget]')) return contentFrom(await requestPage(address, signal), list)
    const box = await requestLoop({ loop: list, loopId, filters, address, baseUrl: archive || address }, signal)
    return list.querySelector(':scope>.elementor-widget-container') ? [box] : [...box.childNodes]
  }
  const addressOf = (filters: Filters) =>
    filteredAddress(location.href, loopId, filters, Number(bar?.dataset.pageNum) > 1 ? archive : undefined)
  const refresh = () => {
    if (loop)
      void showAddress(
        loop,
        (signal) => ahead?.takePrefetched(location.href, signal) ?? ask(loop, filtersOf(loopId), location.href, signal),
        (error) => (isBlocked(error) ? location.reload() : rollBack(loop)),
        (error) => !isBlocked(error),
      )
  }
  const onClick = (event: MouseEvent) => {
    const term = closestTo(event, '[data-filter]')?.getAttribute('data-filter')
    if (!term) return
    // In a form the button would submit it, as it does on a page without scripts.
    event.preventDefault()
    const before = terms()
    // The second click of a double click would take back what the first has chosen.
    if (event.detail > 1 || (term === ALL && !before.length)) return
    choose(loopId, filterId, { taxonomy, join, terms: nextTerms(before, term, join) })
    press()
    pushAddress(addressOf(filtersOf(loopId)))
    refresh()
  }
  const onPoint = async (event: Event) => {
    const button = closestTo(event, '[data-filter]')
    const term = button?.dataset.filter
    if (!term || !loop) return
    const before = terms()
    ahead ??= await import('./prefetch').catch(() => undefined)
    // The button was pressed while the code was loading, or pressing it would change nothing.
    if (before !== terms() || (term === ALL && !before.length)) return
    const filters = filtersOf(loopId, filterId, nextTerms(before, term, join))
    const address = addressOf(filters)
    ahead?.prefetch(button, address, (signal) => ask(loop, filters, address, signal))
  }

  readAddress()
  const stops = [on<MouseEvent>(host, 'click', onClick), on(host, 'pointerover', onPoint), on(host, 'focusin', onPoint), writers.stop]
  if (loop) {
    const unfollow = followHistory(loop, filterId, () => {
      readAddress()
      if (host.isConnected) press()
    })
    const undo = () => {
      forget(loopId, filterId)
      unfollow()
      restoreLoop(loop)
    }
    const popup = popups.containing(host)
    stops.push(() => {
      if (host.isConnected || !loop.isConnected) undo()
      // The filter left with its popup: the choice stays while the popup is mounted, and the next copy of the filter continues from it.
      else if (popup) void import('./show-content').then((m) => m.undoWithPopup(popup, loopId + filterId, undo))
    })
    const isServed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'
    // A cache or the CMS has served the page without the filters that its address asks for.
    if (buttons.some((button) => terms().includes(button.dataset.filter ?? '') && !isServed(button))) {
      const served = buttons.filter(isServed).map((button) => button.dataset.filter ?? '')
      const filters = new Map([[taxonomy, { terms: served.filter((term) => term !== ALL), join }]])
      setShown(loop, (known) => filteredAddress(known, loopId, filters))
      press()
      refresh()
    }
  } else report(describeElement(host), `selected_element: expected the id of a list on this page, got "${loopId}"`)
  return () => stopAll(stops)
}

function nextTerms(before: string[], term: string, join: string | undefined): string[] {
  if (term === ALL) return []
  if (before.includes(term)) return join ? before.filter((other) => other !== term) : []
  return join ? [...before, term] : [term]
}

/** How several terms are joined; undefined where one replaces the other (contract loops §3.2). */
function joinOf(host: HTMLElement, { multiple_selection, logical_combination }: FilterSettings): 'AND' | 'OR' | undefined {
  if (!multiple_selection) return
  if (logical_combination === 'AND' || logical_combination === 'OR') return logical_combination
  report(describeElement(host), `logical_combination: expected AND or OR, got "${logical_combination}"`)
}
