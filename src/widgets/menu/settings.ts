import { asObject } from '../../base/values'
import { choice, type Field, flag } from '../../settings/fields'
import { DEVICES } from '../../settings/responsive'

/** An icon as the builder's settings have it: `{value, library}`, of which `value` is HTML (contract menus §1.2). */
const icon: Field<string> = { kind: 'text', default: '', parse: (given) => String(asObject(given).value ?? '') }
export const settings = {
  layout: choice(['horizontal', 'vertical', 'dropdown'], 'horizontal'),
  dropdown: choice([...DEVICES, 'none'], 'tablet'),
  full_width: flag(),
  submenu_icon: icon,
}
