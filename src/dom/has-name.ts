/** Whether screen readers have something to call a control by: a text, a label, or the text of its picture. */
export const hasName = (el: Element): boolean =>
  Boolean(el.textContent?.trim() || el.matches('[aria-label],[aria-labelledby],[title]') || el.querySelector('[alt]:not([alt=""])'))
