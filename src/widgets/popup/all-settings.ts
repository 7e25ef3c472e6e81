import { type Fields, group, responsive, text } from '../../settings/fields'
import { popupFields } from './dialog-settings'
import { type TimingOptions, type TriggerOptions, timingFields, triggerFields } from './display-settings'

/** All settings of a popup, for the inspector and other tools. The dialog and the triggers each read only their own part. */
export const popupSettings = {
  ...popupFields,
  classes: text(),
  close_button_position: text(),
  open_selector: text(),
  entrance_animation: responsive(text()),
  exit_animation: responsive(text()),
  triggers: group<TriggerOptions>(triggerFields as Fields<TriggerOptions>),
  timing: group<TimingOptions>(timingFields as Fields<TimingOptions>),
}
