import { PAGE_TRANSITION } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** The overlay between pages, where a site has one. Until the chunk is loaded nothing styles the element, so it covers nothing. */
export const pageTransition: Widget = {
  name: 'page-transition',
  match: PAGE_TRANSITION,
  when: 'now',
  load: () => import('./page-transition'),
}
