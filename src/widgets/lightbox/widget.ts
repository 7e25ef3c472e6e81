import type { Declaration } from '../../runtime/widget'
import { LIGHTBOX_OPTIONS } from './selectors'

/** Elements that may open the lightbox; the click decides (contract media §1.1). */
const LIGHTBOX = `:is([data-lightbox],[data-elementor-open-lightbox],[${LIGHTBOX_OPTIONS}],a[href*=".png" i],a[href*=".jp" i],a[href*=".gif" i],a[href*=".svg" i],a[href*=".webp" i],a[href*=".avif" i]):not([download],[data-lightbox=off],[data-elementor-open-lightbox=no])`

/** Opens pictures and videos in a dialog. Its code loads when a pointer or the focus first reaches such a link. */
export const lightbox: Declaration = {
  name: 'lightbox',
  match: LIGHTBOX,
  action: 'lightbox',
  when: 'intent',
  load: () => import('./lightbox'),
}
