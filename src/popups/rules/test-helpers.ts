import { readSettings } from '../../settings/read'
import { timingFields } from '../opening-fields'
import * as rare from './rare'
import { type RuleName, rules } from './table'
import type { Facts } from './types'

/** A first visit on a desktop by a visitor who is not logged in. */
const factsWith = (some: Partial<Facts> = {}): Facts => ({
  pageViews: 1,
  firstPageViews: 1,
  sessions: 1,
  firstSessions: 1,
  shown: 0,
  forgetsViews: false,
  forgetsSessions: false,
  forgetsShown: false,
  referrer: '',
  path: '/',
  search: '',
  cameWith: false,
  languages: { page: 'pl', browser: 'en-GB' },
  host: 'shop.test',
  isMember: false,
  roles: [],
  device: 'desktop',
  browsers: {},
  now: Date.now(),
  lastModified: Date.now(),
  elapsed: 0,
  rare,
  ...some,
})
/** A rule's outcome, with options as in the markup. */
export const outcomeOf = (name: RuleName, timing: object, some?: Partial<Facts>) =>
  rules[name](readSettings(timingFields, timing) as never, factsWith(some))
export const passes = (...rule: Parameters<typeof outcomeOf>) => outcomeOf(...rule).pass
