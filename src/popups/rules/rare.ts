/** Code that few popups need, in a lazy chunk: URLs by regular expression, dates in the site's time, and groups. */
export { matchesPattern } from '../../base/bounded-pattern'
export { isChosen } from '../group'
export { schedule } from './schedule'
