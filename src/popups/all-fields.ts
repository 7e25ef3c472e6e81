import { type Fields, group, text } from '../settings/fields'
import { dialogFields } from './dialog/dialog-fields'
import { type TimingOptions, type TriggerOptions, timingFields, triggerFields } from './opening-fields'

/** All settings of a popup, for the inspector and other tools. Dialog and triggers each read only their part. */
export const popupSettings = {
  ...dialogFields,
  /**
   * Opens the popup when visitors click anything that this CSS selector finds.
   * @example ".js-offer"
   */
  open_selector: text(),
  /** What opens the popup by itself. It opens at the first of them. */
  triggers: group<TriggerOptions>(triggerFields as Fields<TriggerOptions>),
  /** Rules that all have to be met before the popup opens by itself. Buttons and links open it whatever they say. */
  timing: group<TimingOptions>(timingFields as Fields<TimingOptions>),
}
