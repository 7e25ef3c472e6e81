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
  /**
   * A page of this site where the visitor goes when the form has been sent. The script tag’s `data-redirects` may name other sites.
   * @example "/thank-you"
   */
  redirect_to: text(),
  /** Goes to the page to which the server redirects the form. Without it the message shows and the visitor stays. */
  follow_redirect: flag(),
  /** Counts only a redirect as sent: for servers that answer with the form again, and status 200, when something is missing. */
  expects_redirect: flag(),
  /**
   * Who sends a form to another site, such as a mailing service: `page` lets the browser go there, `tab` lets it open a new tab, `cors` sends it from this page and reads the
   * answer, if the service allows that, and `no-cors` sends it without reading the answer.
   */
  other_site: choice(['page', 'tab', 'cors', 'no-cors'], 'page'),
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
