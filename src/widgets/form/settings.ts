import { choice, flag, type Infer, text } from '../../settings/fields'

/** The builder's step settings, and texts that replace the server's and ours. */
export const settings = {
  /**
   * The text shown when the form has been sent, in place of the server’s.
   * @example "Thank you! We will write to you soon."
   */
  success_message: text(),
  /**
   * The text shown when the server refuses the form.
   * @example "Please check what you have written."
   */
  error_message: text(),
  /**
   * The text shown when the server does not answer as it should.
   * @example "Something went wrong here. Please try again later."
   */
  server_message: text(),
  /**
   * The text shown when the visitor is offline.
   * @example "You are offline. Please try again when you are back."
   */
  offline_message: text(),
  /** How the steps of a long form are shown above it. */
  step_type: choice(['none', 'text', 'icon', 'number', 'progress_bar', 'number_text', 'icon_text'], 'number_text'),
  /** The shape around the number or icon of a step. */
  step_icon_shape: choice(['circle', 'square', 'rounded', 'none'], 'circle'),
  /**
   * The text of the button that leads to the next step.
   * @example "Continue"
   */
  step_next_label: text(),
  /**
   * The text of the button that leads back.
   * @example "Back"
   */
  step_previous_label: text(),
  /**
   * Shows the percentage in the progress bar.
   * @with {"step_type":"progress_bar"}
   */
  display_percentage: flag(true),
}
export type FormSettings = Infer<typeof settings>
