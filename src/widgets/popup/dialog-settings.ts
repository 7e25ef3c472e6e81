import { type Field, flag, type Infer, seconds } from '../../settings/fields'

/** What a popup's settings say about its dialog (contract popups §1.4); triggers and timing are read where they are judged. */
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
  /** Hand-written ones only: the builder says these in its stylesheet. */
  overlay: flag(true),
  position: { kind: 'text', default: 'center', as: String } as Field<string>,
  close_button: flag(true),
}
export type PopupSettings = Infer<typeof popupFields>
