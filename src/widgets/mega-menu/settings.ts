import { activeDevices } from '../../builder/device'
import { SETTINGS } from '../../builder/selectors'
import { choice, responsive, text } from '../../settings/fields'
import { type Infer, rawSettings, readSettings, reportField } from '../../settings/read'
import { DEVICES } from '../../settings/responsive'

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

const breakpoint = choice([...DEVICES, 'none'], 'tablet')

export function settingsOf(host: HTMLElement): MegaSettings {
  const settings = readSettings(
    fields,
    rawSettings(host, SETTINGS),
    (key, field, value) => reportField(host, key, field, value),
    activeDevices(),
  )
  const given = settings.breakpoint_selector
  // No default instead of it: a device nobody knows is no device, so there is never a burger (contract menus §3.3).
  if (!breakpoint.as?.(given)) reportField(host, 'breakpoint_selector', breakpoint, given)
  return settings
}
