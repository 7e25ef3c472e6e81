import { type Fields, group, text } from '../../settings/fields'
import { dialogFields } from './dialog-settings'
import { type TimingOptions, type TriggerOptions, timingFields, triggerFields } from './display-settings'

/** All settings of a popup, for the inspector and other tools. The dialog and the triggers each read only their own part. */
export const popupSettings = {
  ...dialogFields,
  open_selector: text(),
  triggers: group<TriggerOptions>(triggerFields as Fields<TriggerOptions>),
  timing: group<TimingOptions>(timingFields as Fields<TimingOptions>),
}
