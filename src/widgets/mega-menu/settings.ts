import { choice, responsive, text } from '../../settings/fields'
import { type Infer, reportField } from '../../settings/read'
import { DEVICES } from '../../settings/responsive'

export const settings = {
  content_width: choice(['full_width', 'fit_to_content'], 'full_width'),
  content_horizontal_position: choice(['left', 'center', 'right'], 'center'),
  item_layout: choice(['horizontal', 'dropdown'], 'horizontal'),
  open_on: choice(['hover', 'click'], 'hover'),
  open_animation: text('none'),
  breakpoint_selector: text('tablet'),
  horizontal_scroll: responsive(choice(['disable', 'enable'], 'disable')),
  item_position_horizontal: responsive(text()),
}
export type MegaMenuSettings = Infer<typeof settings>

const breakpoint = choice([...DEVICES, 'none'], 'tablet')

/** Reports an unknown device. The default does not replace it: it is never reached, so there is never a burger (contract menus §3.3). */
export function validateBreakpoint(host: HTMLElement, { breakpoint_selector: given }: MegaMenuSettings): void {
  if (!breakpoint.parse?.(given)) reportField(host, 'breakpoint_selector', breakpoint, given)
}
