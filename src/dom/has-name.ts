import { matchesSelector } from '../base/property-of'
import { queryFirst } from '../base/query-all'

/** Whether a control has an accessible name: text, a label, or its picture's `alt`. */
export const hasName = (el: Element): boolean =>
  Boolean(el.textContent?.trim() || matchesSelector(el, '[aria-label],[aria-labelledby],[title]') || queryFirst(el, '[alt]:not([alt=""])'))
