import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { describeElement, report } from '../../base/report'
import { createWriters } from '../../dom/writers'
import { filteredAddress, readTerms } from './address'
import { findLoop } from './content'
import { choose, chosenBy, filtersOf, forget } from './filters-of-loops'
import { contentFrom, followHistory, pushAddress, rollBack, setShown, showAddress } from './history'
import { parseHtml } from './parse-html'
import { BLOCKED, requestLoop, requestPage } from './request'
import { type FilterSettings, filterSettings } from './settings'
import { restoreLoop } from './update'

export { filterSettings as settings }

const ALL = '__all'
/** What stands for a list without content (contract loops §3.7). */
const EMPTY = '<div class="elementor-widget-container"></div>'
const isBlocked = ({ name }: Error) => name === BLOCKED

/** Buttons that choose the terms of one taxonomy for a list (contract loops §3). */
export function start(host: HTMLElement, settings: FilterSettings): () => void {
  const { selected_element: loopId, taxonomy } = settings
  const filterId = host.dataset.id || host.id || taxonomy
  const loop = findLoop(document, loopId)
  const buttons = [...host.querySelectorAll<HTMLElement>('[data-filter]')]
  const writers = createWriters()
  const join = joinOf(host, settings)
  const bar = host.querySelector<HTMLElement>('[data-base-url]')
  const terms = () => chosenBy(loopId, filterId)?.terms ?? []

  const press = () => {
    for (const button of buttons) {
      const { filter = '' } = button.dataset
      writers.set(button, { 'aria-pressed': filter === ALL ? !terms().length : terms().includes(filter) })
    }
  }
  const readAddress = () => choose(loopId, filterId, { taxonomy, join, terms: readTerms(location.search, loopId, taxonomy) })
  const request = async (list: HTMLElement, signal: AbortSignal): Promise<Node[]> => {
    // A hand-written list has no route of its own: its page at that address has it.
    if (list.matches('[data-widget]')) return contentFrom(await requestPage(location.href, signal), list)
    const html = await requestLoop(list, loopId, filtersOf(loopId), bar?.dataset.baseUrl || location.href, signal)
    const box = parseHtml(html.trim() || EMPTY).body.firstElementChild as Element
    return list.querySelector(':scope>.elementor-widget-container') ? [box] : [...box.childNodes]
  }
  const refresh = () => {
    if (loop)
      void showAddress(
        loop,
        (signal) => request(loop, signal),
        (error) => (isBlocked(error) ? location.reload() : rollBack(loop)),
        (error) => !isBlocked(error),
      )
  }
  const onClick = (event: MouseEvent) => {
    const term = closestTo(event, '[data-filter]')?.getAttribute('data-filter')
    if (!term) return
    // In a form the button would send it, which is what it does where there is no script.
    event.preventDefault()
    const before = terms()
    // The second click of a double click would take back what the first has chosen.
    if (event.detail > 1 || (term === ALL && !before.length)) return
    choose(loopId, filterId, { taxonomy, join, terms: nextTerms(before, term, join) })
    press()
    const isLaterPage = Number(bar?.dataset.pageNum) > 1
    pushAddress(filteredAddress(location.href, loopId, filtersOf(loopId), isLaterPage ? bar?.dataset.baseUrl : undefined))
    refresh()
  }

  readAddress()
  const stops = [on<MouseEvent>(host, 'click', onClick), writers.stop, () => forget(loopId, filterId)]
  if (loop) {
    stops.push(
      followHistory(loop, () => {
        readAddress()
        press()
      }),
      () => restoreLoop(loop),
    )
    const isServed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'
    // A page that a cache or the CMS served without regard for its address.
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
