import { queryAll } from '../../base/query-all'

export const TABS = '[data-e-type="e-tabs"]'
export const TAB = '[data-e-type="e-tab"]'
const PANEL = '[data-e-type="e-tab-content"]'

/** A tab and its panel. */
export interface Part {
  tab: HTMLElement
  panel: HTMLElement
}

/** Elements of these tabs, not of nested ones. */
const findOwn = (host: HTMLElement, selector: string) =>
  queryAll(host, selector).filter((el) => el.closest<HTMLElement>(TABS) === host && el.matches('[id]'))

/** Pairs tabs with panels by the id that a tab references (loop items repeat ids), or else by order. */
export function findParts(host: HTMLElement): Part[] {
  const panels = findOwn(host, PANEL)
  const tabs = findOwn(host, TAB)
  // The first of duplicates wins.
  const byId = new Map([...panels].reverse().map((panel) => [panel.getAttribute('id'), panel]))
  return tabs.flatMap((tab, i) => {
    const panel = byId.get(tab.getAttribute('aria-controls')) ?? panels[i]
    return panel ? [{ tab, panel }] : []
  })
}

/** The index of the tab named in the settings, else of the server's choice, else 0: without one no tab would be in the tab order. */
export function firstChosen(tabs: readonly Element[], named: string): number {
  const byId = tabs.findIndex((tab) => tab.getAttribute('id') === named)
  const served = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
  return Math.max(0, byId < 0 ? served : byId)
}
