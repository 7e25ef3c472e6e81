import { asObject } from '../../base/values'
import { activeDevices } from '../../builder/device'
import type { Popup } from '../../popups/registry'
import { flag, type Infer, responsive, seconds, text } from '../../settings/fields'
import { readSettings } from '../../settings/read'
import { rawOf, reporter } from './settings'

const POSITIONS = ['center', 'top', 'bottom', 'left', 'right', 'top left', 'top right', 'bottom left', 'bottom right']

/** The settings of a popup's dialog (contract popups §1.4). Triggers and timing are read by the code that evaluates them. */
export const dialogFields = {
  close_button_delay: seconds(),
  close_automatically: seconds(),
  prevent_scroll: flag(),
  prevent_close_on_background_click: flag(),
  prevent_close_on_esc_key: flag(),
  a11y_navigation: flag(),
  avoid_multiple_popups: flag(),
  entrance_animation: responsive(text()),
  exit_animation: responsive(text()),
  /** For both animations; not a number where the server left it out. */
  entrance_animation_duration: seconds(Number.NaN),
  classes: text(),
  close_button_position: text(),
  /** The next three are for hand-written popups only: the builder puts them in its stylesheet. */
  overlay: flag(true),
  position: text('center', POSITIONS, /^(center (top|bottom|left|right)|(top|bottom) center|(left|right) (center|top|bottom))$/),
  close_button: flag(true),
}
export type DialogSettings = Infer<typeof dialogFields> & {
  /** Showings are counted when they end: the switch for it stands with the rules. */
  countsAtEnd: boolean
}

/** How its dialog looks, opens and closes. */
export const readDialog = (popup: Popup): DialogSettings => ({
  ...readSettings(dialogFields, rawOf(popup), reporter(popup), activeDevices()),
  countsAtEnd: Boolean(asObject(rawOf(popup).timing).times_count),
})
