import { choice, flag, type Infer, text } from '../../settings/fields'

/** Of a loop grid, and of the posts widgets (contract loops §§1.2, 2). */
export const loopSettings = {
  pagination_type: choice(['', 'numbers', 'prev_next', 'numbers_and_prev_next', 'load_more_on_click', 'load_more_infinite_scroll'], ''),
  pagination_load_type: choice(['page_reload', 'ajax'], 'page_reload'),
  auto_scroll: flag(),
}
export type LoopSettings = Infer<typeof loopSettings>

/** Of a taxonomy filter (contract loops §3.2). */
export const filterSettings = {
  selected_element: text(),
  taxonomy: text(),
  multiple_selection: flag(),
  logical_combination: text('AND'),
}
export type FilterSettings = Infer<typeof filterSettings>
