import { asObject, excerpt, isObject } from '../base/values'
import { choice, flag, group, type Infer, list, number, seconds, text } from '../settings/fields'
import { type Fields, readSettings, reportField } from '../settings/read'
import { DEVICES } from '../settings/responsive'
import { readPart, reporter } from './read-settings'
import type { Popup } from './registry'

/** What opens a popup by itself (contract popups §1.5): for each trigger a switch, with its options beside it. */
export const triggerFields = {
  /** Opens the popup by itself once the page has loaded. */
  page_load: flag(),
  /**
   * Seconds to wait after the page has loaded.
   * @example 5
   */
  page_load_delay: seconds(),
  /** Opens the popup when visitors scroll. */
  scrolling: flag(),
  // Without a direction, or downwards without an offset, it never fires (contract popups §5.2).
  /**
   * Which way visitors have to scroll: `down` as far as `scrolling_offset` says, or `up` by any distance. Without a direction the popup does not open.
   * @with {"triggers":{"scrolling_offset":50}}
   */
  scrolling_direction: choice<'' | 'down' | 'up'>(['down', 'up'], ''),
  /**
   * How far visitors have to scroll down, in percent of the page’s height. With `down`, the popup does not open without it.
   * @unit %
   * @example 50
   * @with {"triggers":{"scrolling_direction":"down"}}
   */
  scrolling_offset: number(Number.NaN, 0, 100),
  /** Opens the popup when visitors reach a certain element of the page. */
  scrolling_to: flag(),
  /**
   * The element that opens the popup when it comes into view, as a CSS selector.
   * @example "#pricing"
   */
  scrolling_to_selector: text(),
  /** Opens the popup after a number of clicks anywhere on the page. */
  click: flag(),
  /**
   * The click that opens the popup: 1 is the first.
   * @example 3
   */
  click_times: number(1),
  /** Opens the popup when visitors have done nothing for a while: no scrolling, typing, touching or moving the mouse. */
  inactivity: flag(),
  /**
   * Seconds without activity after which the popup opens.
   * @example 60
   */
  inactivity_time: seconds(30),
  /** Opens the popup when the mouse leaves the window at the top, on its way to the tabs or the address bar. Phones and tablets have no mouse, so add another trigger for them. */
  exit_intent: flag(),
}
export type TriggerOptions = Infer<typeof triggerFields>

/** A period in hours or days: `24h`, `3d`. */
export const PERIOD = /^(\d+)([hd])$/

/**
 * Rules: for whom, when and how often a popup opens automatically (contract popups §1.6). A missing number is NaN, which no count reaches.
 */
export const timingFields = {
  /** Shows the popup only to visitors who have seen a number of pages. */
  page_views: flag(),
  /**
   * How many more pages visitors have to open after the first one with this popup.
   * @example 3
   */
  page_views_views: number(Number.NaN),
  /** Shows the popup only to visitors who come back. */
  sessions: flag(),
  /**
   * How many more times visitors have to come to the site after their first visit to a page with this popup.
   * @example 2
   */
  sessions_sessions: number(Number.NaN),
  /** Limits how often the same visitor sees the popup. */
  times: flag(),
  /**
   * How many times the same visitor may see the popup, within `times_period` if there is one.
   * @example 1
   */
  times_times: number(Number.NaN),
  /**
   * The period that the limit is for: `session` (until the tab is closed), `day`, `week`, `month`, or any number of hours (`24h`) or days (`3d`), all counted from the
   * first showing. Without a period the limit holds for ever.
   * @example "week"
   * @with {"timing":{"times_times":1}}
   * @type `${number}${'h' | 'd'}`
   */
  times_period: text('', ['session', 'day', 'week', 'month', '24h', '3d'], PERIOD),
  /**
   * Counts a showing when the popup closes, instead of when it opens.
   * @with {"timing":{"times_times":1}}
   */
  times_count: text('', ['close']),
  /** Shows or hides the popup depending on the address visitors came from. Browsers usually tell only its site, such as `https://www.google.com/`. */
  url: flag(),
  /**
   * `show` shows the popup only to visitors who came from an address that contains `url_url`, `hide` to everybody else, and `regex` to visitors who came from an address
   * that the regular expression in `url_url` matches.
   * @with {"timing":{"url_url":"partner.example"}}
   */
  url_action: choice(['show', 'hide', 'regex'], 'show'),
  /**
   * The text to look for in the address visitors came from, or the regular expression. Capitals matter. An expression reads the
   * first 200 characters; one that could be slow, such as `(a+)+`, which repeats what repeats, keeps the popup closed.
   * @example "google."
   */
  url_url: text(),
  /** Shows the popup only to visitors who came from certain kinds of places. On the second page that they open they have come from this site. */
  sources: flag(),
  /**
   * Where visitors may come from: `search` (Google, Yahoo, Bing, Yandex or Baidu), `external` (any other site, a search engine, or no site at all) or `internal` (another page
   * of this site).
   * @example ["search"]
   */
  sources_sources: list([], ['search', 'external', 'internal']),
  /** Shows the popup only on certain pages. */
  pages: flag(),
  /**
   * The pages that show the popup: `/prices` is one page, with or without a slash at its end; `/boats/*` are all below `/boats`, without `/boats` itself; `*sale*` or
   * `sale` are all with the text. What follows a `?` or `#` does not count, nor do capitals. Without a list it is every page.
   * @example ["/prices","/boats/*"]
   */
  pages_show: list(),
  /**
   * The pages that do not show the popup, whatever `pages_show` says.
   * @example ["/cart","/checkout/*"]
   */
  pages_hide: list(),
  /** Shows the popup only where the page’s address has certain parameters, such as those of a campaign. */
  parameters: flag(),
  /**
   * The parameters of which the address has to have one: a name, or a name and a value in which `*` is any text. `a=1&b=2` are both. Capitals matter.
   * @example ["utm_source=newsletter","utm_campaign=summer*"]
   */
  parameters_show: list(),
  /**
   * The parameters that the address may not have.
   * @example ["gclid"]
   */
  parameters_hide: list(),
  /**
   * Also shows the popup on the pages that visitors open after one with these parameters, until they close the tab.
   * @with {"timing":{"parameters_show":["utm_source=newsletter"]}}
   */
  parameters_session: flag(),
  /** Shows the popup only in certain languages. */
  languages: flag(),
  /**
   * The languages: `pt` is all Portuguese, `pt-BR` only Brazil’s.
   * @example ["pl","de"]
   */
  languages_languages: list(),
  /** Whose language counts: that of the `page` (`<html lang>`), or the one that the visitor’s `browser` is set to. */
  languages_of: choice(['page', 'browser'], 'page'),
  /** Hides the popup from visitors who are logged in, or from those who are not. */
  logged_in: flag(),
  /**
   * Which visitors do not see the popup: `all` who are logged in, with `custom` only those with one of the roles in `logged_in_roles`, or the `guests`, who are not
   * logged in. A visitor counts as logged in by the builder’s configuration, the class `logged-in` on the body, or `data-logged-in` on `<html>`.
   * @with {"timing":{"logged_in_roles":["subscriber"]}}
   */
  logged_in_users: choice(['all', 'custom', 'guests'], 'all'),
  /**
   * The roles that do not see the popup. Only the builder’s configuration names a visitor’s roles.
   * @example ["administrator","editor"]
   * @with {"timing":{"logged_in_users":"custom"}}
   */
  logged_in_roles: list(),
  /** Shows the popup only on certain devices. */
  devices: flag(),
  /**
   * The devices on which the popup is shown, by the width of the window.
   * @example ["desktop","tablet"]
   */
  devices_devices: list([], DEVICES),
  /** Shows the popup only in certain browsers. */
  browsers: flag(),
  /**
   * `all` browsers, or with `custom` only those in `browsers_browsers_options`.
   */
  browsers_browsers: choice(['all', 'custom'], 'custom'),
  /**
   * The browsers in which the popup is shown. On iPhones and iPads every browser counts as `safari`.
   * @example ["firefox","safari"]
   */
  browsers_browsers_options: list([], ['chrome', 'edge', 'firefox', 'ie', 'opera', 'safari']),
  /** Shows the popup only between two dates. */
  schedule: flag(),
  /**
   * Whose clock the dates are read by: the `site`’s, which needs `schedule_server_datetime`, or the `visitor`’s.
   * @with {"timing":{"schedule_start_date":"2027-05-20 08:00"}}
   */
  schedule_timezone: choice(['site', 'visitor'], 'site'),
  /**
   * When the popup may first be shown. A date without a time begins at midnight.
   * @example "2027-05-20 08:00"
   * @values a date such as `"2027-05-20"` or `"2027-05-20 08:00"`
   */
  schedule_start_date: text(),
  /**
   * When the popup may last be shown. A date without a time includes the whole day.
   * @example "2027-05-31"
   * @values a date such as `"2027-05-31"` or `"2027-05-31 20:00"`
   */
  schedule_end_date: text(),
  /**
   * The time on the site’s clock when the server made the page. The builder writes it; by hand, leave it out, and the visitor’s clock counts.
   * @example "2027-05-21 14:03:11"
   * @values a time such as `"2027-05-21 14:03:11"`
   * @with {"timing":{"schedule_start_date":"2027-05-20 08:00"}}
   */
  schedule_server_datetime: text(),
}
export type TimingOptions = Infer<typeof timingFields>

/** Reads a group of settings. Reports anything but an object or the server's empty list. */
const readGroup = <S>(popup: Popup, key: 'triggers' | 'timing', fields: Fields<S>): S =>
  readPart(popup, key, ({ [key]: value }) => {
    if (value && !isObject(value) && (value as unknown[]).length !== 0) reportField(popup.host, key, group({}), value)
    return readSettings(fields, value, reporter(popup, `${key}.`))
  })

/** Reads what opens it automatically. */
export const readTriggers = (popup: Popup): TriggerOptions => readGroup(popup, 'triggers', triggerFields as Fields<TriggerOptions>)

/** Reads when and for whom it opens automatically. */
export const readTiming = (popup: Popup): TimingOptions => readGroup(popup, 'timing', timingFields as Fields<TimingOptions>)

const unknownIn = (group: unknown, fields: object): string[] =>
  Object.entries(asObject(group)).flatMap(([name, value]) =>
    Object.hasOwn(fields, name) || !/^(yes|true|1)$/.test(excerpt(value)) ? [] : [name],
  )

/** The names of enabled switches that are unknown: a newer builder's, or misspelled. */
export const unknownSwitches = (popup: Popup): Record<'triggers' | 'timing', string[]> =>
  readPart(popup, 'unknown', ({ triggers, timing }) => ({
    triggers: unknownIn(triggers, triggerFields),
    timing: unknownIn(timing, timingFields),
  }))
