import { flag, type Infer, number } from '../../settings/fields'
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

/** Makes a column stick by a class of the page's stylesheet; only the distance must be set inline (contract shop §4). */
export const stickColumn = (host: HTMLElement, settings: Infer<typeof columnSettings>): (() => void) =>
  settings.sticky_right_column
    ? keepWritten(host, '.e-sticky-right-column', {
        '.e-sticky-right-column--active': true,
        $top: `${settings.sticky_right_column_offset}px`,
      })
    : () => {}
