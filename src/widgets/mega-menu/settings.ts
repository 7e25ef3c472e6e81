import { choice, responsive, text } from '../../settings/fields'
import { type Infer, reportField } from '../../settings/read'
import { DEVICES } from '../../settings/responsive'

export const settings = {
  /**
   * Makes a submenu as wide as the window, or as wide as its contents.
   * @only builder
   */
  content_width: choice(['full_width', 'fit_to_content'], 'full_width'),
  /**
   * How a submenu that fits its contents is aligned below its item.
   * @with {"content_width":"fit_to_content"}
   * @only builder
   * @example "left"
   */
  content_horizontal_position: choice(['left', 'center', 'right'], 'center'),
  /**
   * Shows the items in a row, or in a panel behind a burger button.
   * @only builder
   */
  item_layout: choice(['horizontal', 'dropdown'], 'horizontal'),
  /**
   * Opens submenus when the mouse is over their item, or with a click.
   * @only builder
   */
  open_on: choice(['hover', 'click'], 'hover'),
  /**
   * The animation with which a submenu opens.
   * @example "fadeIn"
   * @only builder
   */
  open_animation: text('none'),
  /**
   * The largest device on which a burger button takes the place of the row; `none` never shows one.
   * @example "mobile"
   * @values a device, or `"none"`
   * @only builder
   */
  breakpoint_selector: text('tablet'),
  /**
   * Lets visitors scroll sideways through a row that is too long.
   * @only builder
   */
  horizontal_scroll: responsive(choice(['disable', 'enable'], 'disable')),
  /**
   * How the items of the row are aligned.
   * @example "end"
   * @values `"start"`, `"center"`, `"end"`, `"stretch"`
   * @only builder
   */
  item_position_horizontal: responsive(text()),
}
export type MegaMenuSettings = Infer<typeof settings>

const breakpoint = choice([...DEVICES, 'none'], 'tablet')

/** Reports an unknown device. No default replaces it: it is never reached, so there is no burger (contract menus §3.3). */
export function validateBreakpoint(host: HTMLElement, { breakpoint_selector: given }: MegaMenuSettings): void {
  if (!breakpoint.parse?.(given)) reportField(host, 'breakpoint_selector', breakpoint, given)
}
