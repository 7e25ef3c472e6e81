import { flag, type Infer, number } from '../settings/fields'
import { keepWritten } from './keep-written'

export const columnSettings = {
  /**
   * Keeps the column with the totals in view while the page scrolls.
   * @only builder
   */
  sticky_right_column: flag(),
  /**
   * The distance of that column from the top of the window, in pixels.
   * @unit px
   * @example 40
   * @with {"sticky_right_column":"yes"}
   * @only builder
   */
  sticky_right_column_offset: number(0),
}

/** The page's stylesheet makes columns with this class stick, but does not know the distance (contract shop §4). */
export const stickColumn = (host: HTMLElement, settings: Infer<typeof columnSettings>): (() => void) =>
  settings.sticky_right_column
    ? keepWritten(host, '.e-sticky-right-column', {
        '.e-sticky-right-column--active': true,
        $top: `${settings.sticky_right_column_offset}px`,
      })
    : () => {}
