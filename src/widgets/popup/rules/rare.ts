/**
 * What few popups' rules ask for, a chunk of its own: addresses by a regular expression, and dates with the time of the site. It is kept on the
 * popup (`rareRules`), where the rules and what explains them find it.
 */
export { matchesPattern } from '../../../base/pattern'
export { schedule } from './schedule'
export { askClockError, isStampDoubtful } from './server-time'
