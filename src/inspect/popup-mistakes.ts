import { closestOf, matchesSelector } from '../base/property-of'
import { queryFirst } from '../base/query-all'
import { asObject, excerpt, type Raw } from '../base/values'
import { POPUP, POPUP_BY_HAND } from '../page/selectors'
import { timingFields, triggerFields } from '../popups/opening-fields'
import { writtenSettings } from '../popups/read-settings'
import { popups } from '../popups/registry'
import { expectedOf } from '../popups/rules/evaluate'
import { parseTime } from '../popups/rules/site-clock'
import { flag } from '../settings/fields'
import { type Field, readSettings } from '../settings/read'
import { everywhere, type Say } from './everywhere'

const isOn = (value: unknown): boolean => value !== undefined && readSettings({ value: flag() }, { value }).value
/** Triggers that work without a mouse. */
const TRIGGERS = ['page_load', 'scrolling', 'scrolling_to', 'click', 'inactivity']
const GROUPS = { triggers: triggerFields, timing: timingFields } as unknown as Record<string, Record<string, Field<unknown>>>
/** What a trigger or rule needs; one of several is enough. */
const NEEDS: Record<string, string[]> = {
  scrolling: ['scrolling_direction'],
  scrolling_to: ['scrolling_to_selector'],
  page_views: ['page_views_views'],
  sessions: ['sessions_sessions'],
  times: ['times_times'],
  url: ['url_url'],
  sources: ['sources_sources'],
  pages: ['pages_show', 'pages_hide'],
  parameters: ['parameters_show', 'parameters_hide'],
  languages: ['languages_languages'],
  browsers: ['browsers_browsers_options', 'browsers_browsers'],
  devices: ['devices_devices'],
  schedule: ['schedule_start_date', 'schedule_end_date'],
}
const isEmpty = (value: unknown) => value === undefined || value === '' || value === null || (Array.isArray(value) && !value.length)

/** The switch that an option belongs to: `times` of `times_period`. */
const switchOf = (key: string, fields: Record<string, Field<unknown>> = {}): string =>
  Object.keys(fields)
    .filter((name) => fields[name]?.kind === 'flag' && key.startsWith(`${name}_`))
    .sort((a, b) => b.length - a.length)[0] ?? ''

/** Finds switches without their options and vice versa: the popup would never open, or open for everyone. */
function checkOptions(group: string, raw: Raw, say: Say): void {
  const fields = GROUPS[group] ?? {}
  for (const [name, needed] of Object.entries(NEEDS))
    if (Object.hasOwn(fields, name) && isOn(raw[name]) && needed.every((key) => isEmpty(raw[key])))
      say(`${group}.${needed[0]}`, `is not set, and ${name} needs it${needed[1] ? `, or ${needed[1]}` : ''}`)
  const told = new Set<string>()
  for (const key of Object.keys(raw)) {
    // `scrolling_to` is a switch, not an option of `scrolling`.
    const isOption = Object.hasOwn(fields, key) && fields[key]?.kind !== 'flag' && !isEmpty(raw[key])
    const name = isOption ? switchOf(key, fields) : ''
    // A switch that is off is intentional.
    if (!name || Object.hasOwn(raw, name) || told.has(name)) continue
    told.add(name)
    say(`${group}.${key}`, `does nothing without "${name}":"yes" beside it`)
  }
}

/** Whether the page has a match; undefined for an invalid selector, which is reported where it is used. */
function finds(selector: string): boolean | undefined {
  try {
    return Boolean(queryFirst(document, selector))
  } catch {
    return undefined
  }
}

/** Triggers that never fire. */
function checkTriggers(raw: Raw, say: Say): void {
  const direction = raw.scrolling_direction
  if (isOn(raw.scrolling) && direction === 'down' && isEmpty(raw.scrolling_offset))
    say('triggers.scrolling_offset', 'is not set, and scrolling down needs it')
  const clicks = Number.parseFloat(String(raw.click_times))
  if (isOn(raw.click) && clicks < 1) say('triggers.click_times', `expected 1 or more, got ${excerpt(raw.click_times)}`)
  const selector = raw.scrolling_to_selector
  if (isOn(raw.scrolling_to) && typeof selector === 'string' && selector && finds(selector) === false)
    say('triggers.scrolling_to_selector', `nothing on this page matches ${excerpt(selector)}`)
}

/** Numbers that make no sense below 1: a popup limited to 0 times never shows, one for 0 views shows to everyone. */
const COUNTS = ['times_times', 'page_views_views', 'sessions_sessions']

/**
 * An address that no page has: it begins neither with a slash, a `*` nor the site, or has what belongs to no path. A text without a slash or
 * `*` may stand anywhere.
 */
const NO_PAGE = /^(?![/*]|https?:)[^/*]*[/*]|^\/\/|[?#]|,\s*\//
function checkPages(raw: Raw, say: Say): void {
  for (const key of isOn(raw.pages) ? ['pages_show', 'pages_hide'] : [])
    for (const text of [raw[key]].flat())
      if (typeof text === 'string' && NO_PAGE.test(text))
        say(
          `timing.${key}`,
          `expected /prices, /boats/* or a text of the address without ? and #, got ${excerpt(text)}: no page has it (what follows a ? is for the rule “parameters”)`,
        )
}

/** As documented: each browser reads other spellings in its own way. */
const DATE = /^\s*\d{4}-\d\d?-\d\d?(?:[ T]|\s*$)/
function checkDates(raw: Raw, say: Say): void {
  for (const key of ['schedule_start_date', 'schedule_end_date'] as const) {
    const text = raw[key]
    if (typeof text !== 'string' || !text) continue
    const time = parseTime(text)
    const read = Number.isNaN(time)
      ? ''
      : `: this browser reads ${new Date(time).toLocaleString('sv').slice(0, 16)}, others may read another day`
    if (!read || !DATE.test(text)) say(`timing.${key}`, `expected ${expectedOf(key)}, got ${excerpt(text)}${read}`)
  }
}

function checkRules(raw: Raw, say: Say): void {
  checkPages(raw, say)
  if (isOn(raw.schedule)) checkDates(raw, say)
  for (const key of COUNTS) {
    const count = Number.parseFloat(String(raw[key]))
    if (count < 1 && isOn(raw[switchOf(key, GROUPS.timing)])) say(`timing.${key}`, `expected 1 or more, got ${excerpt(raw[key])}`)
  }
  const [start, end] = [raw.schedule_start_date, raw.schedule_end_date].map(String)
  if (isOn(raw.schedule) && parseTime(start ?? '') > parseTime(end ?? '', true))
    say('timing.schedule_end_date', `expected schedule_start_date or a later date, got ${end}: the popup never opens by itself`)
}

/** Finds a popup that waits for a mouse but is only for devices without one. */
function checkDevices(triggers: Raw, timing: Raw, say: Say): void {
  const others = TRIGGERS.filter((name) => isOn(triggers[name]))
  const devices = isOn(timing.devices) ? [timing.devices_devices].flat().filter((name) => typeof name === 'string') : []
  if (isOn(triggers.exit_intent) && !others.length && devices.length && devices.every((name) => /^(mobile|tablet)/.test(name)))
    say(
      'triggers.exit_intent',
      `waits for the mouse to leave the page, but the popup is only for ${devices.join(', ')}: it never opens by itself`,
    )
}

/** Styles with which a popup's own section stays unseen although the popup is open. */
const UNSEEN = /(?:^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0*)?\s*(?=;|!|$))/i

/** Finds what hides a popup's section: the attribute `hidden` would give way when it opens. Rules of stylesheets are known once it is open. */
function checkHidden(el: HTMLElement, say: Say): void {
  const [, written] = UNSEEN.exec(el.getAttribute('style') ?? '') ?? []
  if (written) say('style', `${written.trim()} keeps the popup unseen when it opens: write the attribute hidden in its place`)
  if (written || !closestOf(el, 'dialog[open]')) return
  const { display, visibility } = getComputedStyle(el)
  const rule = display === 'none' ? 'display: none' : visibility === 'hidden' ? 'visibility: hidden' : ''
  if (rule) say('class', `a stylesheet hides the open popup by ${rule}: write the attribute hidden in its place`)
}

/** Popups that cannot do what they are for. */
export function checkPopups(sayOf: (el: HTMLElement) => Say): void {
  for (const el of everywhere(POPUP_BY_HAND)) checkHidden(el, sayOf(el))
  for (const host of new Set([...popups.all().map((popup) => popup.host), ...everywhere(POPUP_BY_HAND)])) {
    const isFromBuilder = matchesSelector(host, POPUP)
    const raw = writtenSettings({ host, isFromBuilder })
    const [triggers, timing] = [asObject(raw.triggers), asObject(raw.timing)]
    checkDevices(triggers, timing, sayOf(host))
    // The builder only writes valid options.
    if (isFromBuilder) continue
    checkOptions('triggers', triggers, sayOf(host))
    checkOptions('timing', timing, sayOf(host))
    checkTriggers(triggers, sayOf(host))
    checkRules(timing, sayOf(host))
    if (typeof raw.open_selector === 'string' && raw.open_selector && finds(raw.open_selector) === false)
      sayOf(host)('open_selector', `nothing on this page matches ${excerpt(raw.open_selector)}`)
  }
}
