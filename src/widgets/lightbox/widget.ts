import type { Attributes, Declaration } from '../../runtime/widget'
import { LIGHTBOX_OPTIONS } from './selectors'

/** Elements that may open the lightbox; the click decides (contract media §1.1). */
const LIGHTBOX = `:is([data-lightbox],[data-elementor-open-lightbox],[${LIGHTBOX_OPTIONS}],a[href*=".png" i],a[href*=".jp" i],a[href*=".gif" i],a[href*=".svg" i],a[href*=".webp" i],a[href*=".avif" i]):not([download],[data-lightbox=off],[data-elementor-open-lightbox=no])`

// Its code loads when a pointer or the focus first reaches such a link.
/**
 * Shows pictures and videos large, in a dialog over the page.
 * @page lightbox
 */
export const lightbox: Declaration = {
  name: 'lightbox',
  match: LIGHTBOX,
  action: 'lightbox',
  when: 'intent',
  load: () => import('./lightbox'),
}

export const attributes: Attributes = {
  'data-lightbox': {
    on: 'a link to a picture or video',
    value: 'a name, `off`, or nothing',
    text: 'Opens the picture in the lightbox. Links with the same name are one series; `off` leaves a link to the browser.',
    example: '<a href="/big.jpg" data-lightbox="trip"><img src="/small.jpg" alt="The harbour"></a>',
  },
}
