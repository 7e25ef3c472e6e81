import type { Declaration } from '../../runtime/widget'

/** Links and buttons that open popups by attributes and whose role allows `aria-expanded`. */
const POPUP_OPENER = ':is(a,button):is([data-popup-open],[data-popup-toggle],[href*="popup%3Aopen"],[href*="popup:open"])'

/** Popup openers, the builder's and hand-written. */
export const opener: Declaration = {
  name: 'opener',
  match: POPUP_OPENER,
  when: 'now',
  load: () => import('./openers'),
}
