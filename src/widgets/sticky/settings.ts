import { choice, flag, list, number, responsive } from '../../settings/fields'
import { DEVICES } from '../../settings/responsive'

/** Contract menus §6.1; lengths in px. */
export const settings = {
  /** The edge of the window that the element sticks to. */
  sticky: choice(['', 'top', 'bottom'], ''),
  /**
   * The devices on which the element sticks.
   * @example ["desktop","tablet"]
   * @with {"sticky":"top"}
   */
  sticky_on: list([...DEVICES], DEVICES),
  /**
   * The distance from the edge, in pixels.
   * @unit px
   * @example 20
   * @with {"sticky":"top"}
   */
  sticky_offset: responsive(number()),
  /**
   * How far to scroll before the element gets the class `elementor-sticky--effects`, in pixels, so that it can become smaller or change its colour.
   * @unit px
   * @example 100
   * @with {"sticky":"top"}
   */
  sticky_effects_offset: responsive(number()),
  /**
   * Releases the element at the end of the column or container that it is in.
   * @with {"sticky":"top"}
   */
  sticky_parent: flag(),
}
