import { choice, flag, type Infer, text } from '../../settings/fields'

/** The builder's settings of steps, and texts that replace the server's and ours. */
export const settings = {
  success_message: text(),
  error_message: text(),
  server_message: text(),
  offline_message: text(),
  step_type: choice(['none', 'text', 'icon', 'number', 'progress_bar', 'number_text', 'icon_text'], 'number_text'),
  step_icon_shape: choice(['circle', 'square', 'rounded', 'none'], 'circle'),
  step_next_label: text(),
  step_previous_label: text(),
  display_percentage: flag(true),
}
export type FormSettings = Infer<typeof settings>
