import { matchesSelector } from '../base/property-of'
import { queryFirst } from '../base/query-all'

/** Whether screen readers have something to call a control by: a text, a label, or the text of its picture. */
export const hasName = (el: Element): boolean =>
  Boolean(el.textContent?.trim() || matchesSelector(el, '[aria-label],[aria-labelledby],[title]') || queryFirst(el, '[alt]:not([alt=""])'))
