import { beforeEach, vi } from 'vitest'
import { reports } from '../base/report'
import { commonWidgets } from '../widgets/common-widgets'
import { rareWidgets } from '../widgets/rare-widgets'
import { findMistakes } from './mistakes'

const declared = [...commonWidgets, ...rareWidgets]

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  reports.length = 0
})

/** What is reported about this page by the search for mistakes and by the readers of settings. */
export async function reportsOfPage(): Promise<string[]> {
  const found = await findMistakes(declared)
  return [...reports.map(({ where, what }) => `${where}: ${what}`), ...found.map(({ where, field, what }) => `${where}: ${field}: ${what}`)]
}

/** Hand-written widgets with these settings. */
export const slider = (settings: object) =>
  `<div data-widget="slider" id="s" aria-label="Shows" data-settings='${JSON.stringify(settings)}'><p>1</p></div>`
export const popup = (settings: object, more = 'id="p"') =>
  `<section data-widget="popup" ${more} data-settings='${JSON.stringify(settings)}'>x</section>`
