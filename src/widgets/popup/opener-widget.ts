import type { Declaration } from '../../runtime/widget'

/** What opens popups by its own attributes, and has a role that may have `aria-expanded`. */
const POPUP_OPENER = ':is(a,button):is([data-popup-open],[data-popup-toggle],[href*="popup%3Aopen"],[href*="popup:open"])'

/** What opens popups, in either vocabulary. */
export const opener: Declaration = {
  name: 'opener',
  match: POPUP_OPENER,
  when: 'now',
  load: () => import('./openers'),
}
