import { flag, type Infer, seconds, text } from '../../settings/fields'

/** The settings of a popup's dialog (contract popups §1.4). Triggers and timing are read by the code that evaluates them. */
export const popupFields = {
  close_button_delay: seconds(),
  close_automatically: seconds(),
  prevent_scroll: flag(),
  prevent_close_on_background_click: flag(),
  prevent_close_on_esc_key: flag(),
  a11y_navigation: flag(),
  avoid_multiple_popups: flag(),
  /** For both animations; the builder's default where the server left it out (contract popups §17.3). */
  entrance_animation_duration: seconds(1.2),
  /** The next three are for hand-written popups only: the builder puts them in its stylesheet. */
  overlay: flag(true),
  position: text('center'),
  close_button: flag(true),
}
export type PopupSettings = Infer<typeof popupFields>
