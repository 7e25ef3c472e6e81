import { choice, flag, type Infer, list, number, seconds, text } from '../../settings/fields'

/** What opens a popup by itself (contract popups §1.5): for each trigger a switch, and its options beside it. */
export const triggerFields = {
  page_load: flag(),
  page_load_delay: seconds(),
  scrolling: flag(),
  /** Without a direction, or downwards without an offset, the trigger never fires (contract popups §5.2). */
  scrolling_direction: choice<'' | 'down' | 'up'>(['down', 'up'], ''),
  scrolling_offset: number(Number.NaN, 0, 100),
  scrolling_to: flag(),
  scrolling_to_selector: text(),
  click: flag(),
  click_times: number(1),
  inactivity: flag(),
  inactivity_time: seconds(30),
  exit_intent: flag(),
}
export type TriggerOptions = Infer<typeof triggerFields>

/** The rules: to whom, when and how often a popup may open by itself (contract popups §1.6). A missing number is NaN, which no count reaches. */
export const timingFields = {
  page_views: flag(),
  page_views_views: number(Number.NaN),
  sessions: flag(),
  sessions_sessions: number(Number.NaN),
  times: flag(),
  times_times: number(Number.NaN),
  times_period: text(),
  times_count: text(),
  url: flag(),
  url_action: choice(['show', 'hide', 'regex'], 'show'),
  url_url: text(),
  sources: flag(),
  sources_sources: list(),
  logged_in: flag(),
  logged_in_users: choice(['all', 'custom'], 'all'),
  logged_in_roles: list(),
  devices: flag(),
  devices_devices: list(),
  browsers: flag(),
  browsers_browsers: choice(['all', 'custom'], 'custom'),
  browsers_browsers_options: list(),
  schedule: flag(),
  schedule_timezone: choice(['site', 'visitor'], 'site'),
  schedule_start_date: text(),
  schedule_end_date: text(),
  schedule_server_datetime: text(),
}
export type TimingOptions = Infer<typeof timingFields>
