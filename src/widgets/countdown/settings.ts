import { flag, type Infer, link, list, number } from '../../settings/fields'

/** Of hand-written countdowns; the builder's have theirs on an inner element. */
export const settings = {
  /**
   * Hours from the visitor’s first visit until the end. The element needs an `id`, under which the visitor’s own end is stored.
   * @unit h
   * @example 24
   * @only by hand
   */
  evergreen_counter_hours: number(0, 0),
  /**
   * Minutes from the visitor’s first visit until the end, added to the hours.
   * @unit min
   * @example 30
   * @only by hand
   */
  evergreen_counter_minutes: number(0, 0),
  /**
   * Shows the days.
   * @only by hand
   */
  show_days: flag(true),
  /**
   * Shows the hours.
   * @only by hand
   */
  show_hours: flag(true),
  /**
   * Shows the minutes.
   * @only by hand
   */
  show_minutes: flag(true),
  /**
   * Shows the seconds.
   * @only by hand
   */
  show_seconds: flag(true),
  /**
   * What happens at the end: `hide` hides the countdown, `message` shows the element with `data-countdown-message`, `redirect` leads to another page.
   * @example ["hide","message"]
   * @only by hand
   */
  expire_actions: list([], ['hide', 'redirect', 'message']),
  /**
   * The address to go to at the end: a page of this site, or of a host named in `data-redirects` of the script tag.
   * @example "/ended"
   * @with {"expire_actions":["redirect"]}
   * @only by hand
   */
  expire_redirect_url: link(),
}
export type CountdownSettings = Infer<typeof settings>
