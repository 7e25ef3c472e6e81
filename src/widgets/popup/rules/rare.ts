/**
 * Code that few popups' rules need, in a lazy chunk: URLs by regular expression, and dates in the site's time. Kept on the popup
 * (`rareRules`) for the rules and `explain`.
 */
export { matchesPattern } from '../../../base/pattern'
export { schedule } from './schedule'
export { isStampDoubtful, requestClockError } from './server-time'
