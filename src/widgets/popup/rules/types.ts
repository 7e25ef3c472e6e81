import type { TimingOptions } from '../display-settings'

/** The chunk of rules that few popups have (rare.ts). */
export interface RareRules {
  matchesPattern: (source: string, text: string) => boolean
  schedule: Rule
  isStampDoubtful: (timing: TimingOptions) => boolean
  askClockError: () => Promise<number | undefined>
}

/** Everything that the rules need to know about the visitor, the page and the time. */
export interface Facts {
  pageViews: number
  /** Page views when this popup's rules were first evaluated for this visitor. */
  firstPageViews: number
  sessions: number
  firstSessions: number
  /** The browser stores nothing, so this visit is all that is known. */
  forgets: boolean
  /** How often the popup was shown within the limit's period. */
  shown: number
  referrer: string
  /** The page's own host, with its port. */
  host: string
  /** The visitor is logged in, with these roles. */
  isMember: boolean
  roles: readonly string[]
  device: string
  browsers: Readonly<Record<string, boolean>>
  /** The visitor's clock, in ms, corrected if it is known to be wrong. */
  now: number
  /** The server has said what time it is. */
  isClockChecked: boolean
  /** When the server last changed the page, in ms; now if it does not say. */
  lastModified: number
  /** Milliseconds since the page came from the server. */
  elapsed: number
  /** Undefined if its code cannot be loaded: then nobody knows whether such a rule passes. */
  rare?: RareRules
}

/** What a rule finds; explain-messages.ts turns it into a sentence. */
export interface RuleOutcome {
  pass: boolean
  /** What was found: a count, a role, a browser, a time, or where the visit came from. */
  actual?: number | string
  /** The option whose value cannot be used. */
  invalidOption?: keyof TimingOptions
  /** Milliseconds after which the rule will pass, while the page stays open. */
  passesIn?: number
}

export type Rule = (options: TimingOptions, facts: Facts) => RuleOutcome
