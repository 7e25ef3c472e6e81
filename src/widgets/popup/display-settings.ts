import { asObject, excerpt, isObject, type Raw } from '../../base/values'
import type { Popup } from '../../popups/registry'
import { choice, flag, group, type Infer, list, number, seconds, text } from '../../settings/fields'
import { type Fields, readSettings, reportField } from '../../settings/read'
import { DEVICES } from '../../settings/responsive'
import { rawOf, reporter } from './settings'

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

/** A period of hours or days: `24h`, `3d`. */
export const PERIOD = /^(\d+)([hd])$/

/** The rules: to whom, when and how often a popup may open by itself (contract popups §1.6). A missing number is NaN, which no count reaches. */
export const timingFields = {
  page_views: flag(),
  page_views_views: number(Number.NaN),
  sessions: flag(),
  sessions_sessions: number(Number.NaN),
  times: flag(),
  times_times: number(Number.NaN),
  times_period: text('', ['session', 'day', 'week', 'month', '24h', '3d'], PERIOD),
  times_count: text('', ['close']),
  url: flag(),
  url_action: choice(['show', 'hide', 'regex'], 'show'),
  url_url: text(),
  sources: flag(),
  sources_sources: list([], ['search', 'external', 'internal']),
  logged_in: flag(),
  logged_in_users: choice(['all', 'custom'], 'all'),
  logged_in_roles: list(),
  devices: flag(),
  devices_devices: list([], DEVICES),
  browsers: flag(),
  browsers_browsers: choice(['all', 'custom'], 'custom'),
  browsers_browsers_options: list([], ['chrome', 'edge', 'firefox', 'ie', 'opera', 'safari']),
  schedule: flag(),
  schedule_timezone: choice(['site', 'visitor'], 'site'),
  schedule_start_date: text(),
  schedule_end_date: text(),
  schedule_server_datetime: text(),
}
export type TimingOptions = Infer<typeof timingFields>

/** A group of settings. Anything but an object, or the empty list the server sends for one, is reported. */
function readGroup<S>(popup: Popup, key: 'triggers' | 'timing', fields: Fields<S>, others: Raw = {}): S {
  const value = rawOf(popup)[key]
  if (value && !isObject(value) && (value as unknown[]).length !== 0) reportField(popup.host, key, group({}), value)
  return readSettings(fields, { ...asObject(value), ...others }, reporter(popup, `${key}.`))
}

/** What opens it by itself. */
export const readTriggers = (popup: Popup): TriggerOptions => readGroup(popup, 'triggers', triggerFields as Fields<TriggerOptions>)

/** When and to whom it opens by itself; `limit`, which stands elsewhere in its markup, takes precedence. */
export const readTiming = (popup: Popup, limit?: Raw): TimingOptions =>
  readGroup(popup, 'timing', timingFields as Fields<TimingOptions>, limit)

/** The names of switches that are on and known to nobody: those of newer builders, or misspelled ones. */
export const unknownSwitches = (popup: Popup, key: 'triggers' | 'timing'): string[] =>
  Object.entries(asObject(rawOf(popup)[key])).flatMap(([name, value]) =>
    Object.hasOwn(key === 'timing' ? timingFields : triggerFields, name) || !/^(yes|true|1)$/.test(excerpt(value)) ? [] : [name],
  )
