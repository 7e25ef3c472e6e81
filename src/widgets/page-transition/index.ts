import { PAGE_TRANSITION } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** The overlay between pages, where a site has one. Until its chunk is there the element is nothing to see. */
export const pageTransition: Widget = {
  name: 'page-transition',
  match: PAGE_TRANSITION,
  when: 'now',
  load: () => import('./page-transition'),
}
