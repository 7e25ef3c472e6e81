import { flag, type Infer, link, list, number } from '../../settings/fields'

/** Of hand-written countdowns; the builder's carry theirs on an element inside. */
export const settings = {
  evergreen_counter_hours: number(0, 0),
  evergreen_counter_minutes: number(0, 0),
  show_days: flag(true),
  show_hours: flag(true),
  show_minutes: flag(true),
  show_seconds: flag(true),
  expire_actions: list([], ['hide', 'redirect', 'message']),
  expire_redirect_url: link(),
}
export type CountdownSettings = Infer<typeof settings>
