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

/** The parts of these tabs, without those of tabs nested inside. */
const findOwn = (host: HTMLElement, selector: string) =>
  queryAll(host, selector).filter((el) => closestOf(el, TABS) === host && matchesSelector(el, '[id]'))

/** Pairs tabs with panels by the id that a tab names (which in a loop repeats in every item), else by their order. */
export function findParts(host: HTMLElement): Part[] {
  const panels = findOwn(host, PANEL)
  const tabs = findOwn(host, TAB)
  // Of several with the same id, the first.
  const byId = new Map([...panels].reverse().map((panel) => [panel.getAttribute('id'), panel]))
  return tabs.flatMap((tab, i) => {
    const panel = byId.get(tab.getAttribute('aria-controls')) ?? panels[i]
    return panel ? [{ tab, panel }] : []
  })
}

/** The tab in the settings, else the one that the server has selected, else the first: without one, the keyboard could reach no tab. */
export function firstChosen(tabs: readonly Element[], named: string): number {
  const byId = tabs.findIndex((tab) => tab.getAttribute('id') === named)
  const served = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
  return Math.max(0, byId < 0 ? served : byId)
}
