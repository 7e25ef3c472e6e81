import { SETTINGS } from '../../markup'
import { type Infer, rawSettings, read, reportField } from '../../read'
import { activeDevices } from '../../services/device'
import { choice, responsive, text } from '../../settings'

const fields = {
  content_width: choice(['full_width', 'fit_to_content'], 'full_width'),
  content_horizontal_position: choice(['left', 'center', 'right'], 'center'),
  item_layout: choice(['horizontal', 'dropdown'], 'horizontal'),
  open_on: choice(['hover', 'click'], 'hover'),
  open_animation: text('none'),
  breakpoint_selector: text('tablet'),
  horizontal_scroll: responsive(choice(['disable', 'enable'], 'disable')),
  item_position_horizontal: responsive(text()),
}
export type MegaSettings = Infer<typeof fields>

export const settingsOf = (host: HTMLElement): MegaSettings =>
  read(fields, rawSettings(host, SETTINGS), (key, field, value) => reportField(host, key, field, value), activeDevices())
