import { closestOf, matchesSelector } from '../../base/property-of'
import { queryAll } from '../../base/query-all'

export const TABS = '[data-e-type="e-tabs"]'
export const TAB = '[data-e-type="e-tab"]'
const PANEL = '[data-e-type="e-tab-content"]'

/** A tab and what it shows. */
export interface Part {
  tab: HTMLElement
  panel: HTMLElement
}

/** Those that belong to these tabs, and not to others inside of them. */
const findOwn = (host: HTMLElement, selector: string) =>
  queryAll(host, selector).filter((el) => closestOf(el, TABS) === host && matchesSelector(el, '[id]'))

/** Pairs tabs with panels: by the id that a tab names, of which a loop has the same in each item; else by their order. */
export function findParts(host: HTMLElement): Part[] {
  const panels = findOwn(host, PANEL)
  const tabs = findOwn(host, TAB)
  // Of several with one id, the first.
  const byId = new Map([...panels].reverse().map((panel) => [panel.getAttribute('id'), panel]))
  return tabs.flatMap((tab, i) => {
    const panel = byId.get(tab.getAttribute('aria-controls')) ?? panels[i]
    return panel ? [{ tab, panel }] : []
  })
}

/** The tab that the settings name, else the one that the server chose, else the first: without one no tab could be reached by keyboard. */
export function firstChosen(tabs: readonly Element[], named: string): number {
  const byId = tabs.findIndex((tab) => tab.getAttribute('id') === named)
  const served = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
  return Math.max(0, byId < 0 ? served : byId)
}
