/**
 * What only few popups' rules need, in a chunk of its own: addresses by regular expression, and dates in the site's time. It is stored on the popup
 * (`rareRules`), where the rules and the code that explains them find it.
 */
export { matchesPattern } from '../../../base/pattern'
export { schedule } from './schedule'
export { askClockError, isStampDoubtful } from './server-time'
