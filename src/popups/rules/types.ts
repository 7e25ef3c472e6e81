import type { TimingOptions } from '../opening-fields'
import type { OpenChangeReason, Popup } from '../registry'

/** When it is decided whether a popup opens: at the start of the page, or when something is about to show it, and why. */
export type Moment = 'start' | OpenChangeReason

/** The chunk of what few popups need (rare.ts). */
export interface RareRules {
  matchesPattern: (source: string, text: string) => boolean
  schedule: Rule
  isChosen: (popup: Popup) => boolean
}

/** The visitor, the page and the time, as rules need them. */
export interface Facts {
  /** Missing if it is not needed, or failed to load: then such rules do not pass. */
  rare: RareRules | undefined
  pageViews: number
  /** The page views at the first evaluation of this popup's rules for this visitor. */
  firstPageViews: number
  sessions: number
  firstSessions: number
  /** Local storage does not work, so only this page view is known. */
  forgetsViews: boolean
  /** Local or session storage does not work, so only this session is known. */
  forgetsSessions: boolean
  /** The limit's storage does not work, so only the showings on this page are known. */
  forgetsShown: boolean
  /** Showings within the limit's period. */
  shown: number
  referrer: string
  /** The page's own path, and its parameters as in its address. */
  path: string
  search: string
  /** The parameters rule has passed on an earlier page of this session. */
  cameWith: boolean
  languages: Readonly<Record<'page' | 'browser', string>>
  /** The page's host, with port. */
  host: string
  /** The visitor is logged in, with these roles. */
  isMember: boolean
  roles: readonly string[]
  device: string
  browsers: Readonly<Record<string, boolean>>
  /** The visitor's clock in ms. */
  now: number
  /** When the server last changed the page, in ms; now if unknown. */
  lastModified: number
  /** Milliseconds since the page left the server. */
  elapsed: number
}

/** For rules whose outcome changes over time: they are checked again when a trigger fires. */
export const AT_TRIGGERS: readonly Moment[] = ['start', 'trigger']

/** A rule's outcome; explain-messages.ts turns it into a sentence. */
export interface RuleOutcome {
  pass: boolean
  /** The actual value: a count, role, browser, time or source. */
  actual?: number | string
  /** The option with an invalid value. */
  invalidOption?: keyof TimingOptions
  /** Milliseconds until the rule passes, if the page stays open. */
  passesIn?: number
  /**
   * The moments at which it counts, if not only at the start: which visitors get a popup is decided once (contract popups §4.6).
   */
  at?: readonly Moment[]
}

export type Rule = (options: TimingOptions, facts: Facts) => RuleOutcome
