import { choice, flag, list, number, responsive } from '../../settings/fields'
import { DEVICES } from '../../settings/responsive'

/** Contract menus §6.1; lengths in px. */
export const settings = {
  sticky: choice(['', 'top', 'bottom'], ''),
  sticky_on: list([...DEVICES], DEVICES),
  sticky_offset: responsive(number()),
  sticky_effects_offset: responsive(number()),
  sticky_parent: flag(),
}
