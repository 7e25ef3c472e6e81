import type { Declaration } from '../../runtime/widget'

/** The overlay between pages. Until the chunk loads the element has no styles, so it covers nothing. */
export const pageTransition: Declaration = {
  name: 'page-transition',
  match: 'e-page-transition',
  when: 'now',
  load: () => import('./page-transition'),
}
