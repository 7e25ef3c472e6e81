/**
 * Code that few popups' rules need, in a lazy chunk: URLs by regular expression, and dates in the site's time.
 */
export { matchesPattern } from '../../base/bounded-pattern'
export { schedule } from './schedule'
