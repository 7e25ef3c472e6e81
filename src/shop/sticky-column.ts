import { flag, type Infer, number } from '../settings/fields'
import { keepWritten } from './keep-written'

export const columnSettings = {
  /** The column with the totals stays in view while the page scrolls. */
  sticky_right_column: flag(),
  /** Its distance from the upper edge, in px. */
  sticky_right_column_offset: number(0),
}

/** The page's stylesheet makes a column with this class stick; only its distance is in no stylesheet (contract shop §4). */
export const stickColumn = (host: HTMLElement, settings: Infer<typeof columnSettings>): (() => void) =>
  settings.sticky_right_column
    ? keepWritten(host, '.e-sticky-right-column', {
        '.e-sticky-right-column--active': true,
        $top: `${settings.sticky_right_column_offset}px`,
      })
    : () => {}
