import type { Attributes, Declaration } from '../../runtime/widget'

/** Links and buttons that open popups by attributes and whose role allows `aria-expanded`. */
const POPUP_OPENER = ':is(a,button):is([data-popup-open],[data-popup-toggle],[href*="popup%3Aopen"],[href*="popup:open"])'

/** Popup openers, the builder's and hand-written. */
export const opener: Declaration = {
  name: 'opener',
  match: POPUP_OPENER,
  when: 'now',
  load: () => import('../../popups/opener'),
}

export const attributes: Attributes = {
  'data-popup-open': {
    on: 'any button or link',
    value: 'the id of a popup',
    text: 'Opens a popup, whatever its rules say.',
    example: '<button type="button" data-popup-open="summer">Offer</button>',
  },
  'data-popup-toggle': {
    on: 'any button or link',
    value: 'the id of a popup',
    text: 'Opens a popup, or closes it.',
    example: '<button type="button" data-popup-toggle="summer">Offer</button>',
  },
}
