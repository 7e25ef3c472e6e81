import { choice, flag, type Infer, text } from '../../settings/fields'

/** Of loop grids and posts widgets (contract loops §§1.2, 2). */
export const loopSettings = {
  /** How visitors reach the next posts: by numbers, by “previous” and “next”, by a button that adds more, or simply by scrolling. */
  pagination_type: choice(['', 'numbers', 'prev_next', 'numbers_and_prev_next', 'load_more_on_click', 'load_more_infinite_scroll'], ''),
  /**
   * `ajax` puts the next page’s posts into the list; `page_reload` leads to that page.
   * @with {"pagination_type":"numbers"}
   */
  pagination_load_type: choice(['page_reload', 'ajax'], 'page_reload'),
  /**
   * Scrolls back to the start of the list when its page changes.
   * @with {"pagination_type":"numbers","pagination_load_type":"ajax"}
   */
  auto_scroll: flag(),
}
export type LoopSettings = Infer<typeof loopSettings>

/** Settings of a taxonomy filter (contract loops §3.2). */
export const filterSettings = {
  /**
   * The id of the list to filter.
   * @example "trips"
   */
  selected_element: text(),
  /**
   * The taxonomy to filter by, as the server calls it.
   * @example "category"
   */
  taxonomy: text(),
  /** Lets visitors choose several terms at once. */
  multiple_selection: flag(),
  /**
   * With several terms chosen: `AND` shows posts that have all of them, `OR` posts that have any.
   * @example "OR"
   * @with {"multiple_selection":"yes"}
   * @values `"AND"`, `"OR"`
   */
  logical_combination: text('AND'),
}
export type FilterSettings = Infer<typeof filterSettings>
