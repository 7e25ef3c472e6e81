import { choice, count, flag, list, responsive } from '../../settings/fields'
import { DEVICES } from '../../settings/responsive'

/** Contract menus §6.1; lengths in px. */
export const settings = {
  sticky: choice(['', 'top', 'bottom'], ''),
  sticky_on: list([...DEVICES], DEVICES),
  sticky_offset: responsive(count()),
  sticky_effects_offset: responsive(count()),
  sticky_parent: flag(),
}
