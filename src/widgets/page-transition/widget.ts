import type { Declaration } from '../../runtime/widget'

/** The overlay between pages, if a site has one. Until the chunk has loaded, nothing styles the element, so it covers nothing. */
export const pageTransition: Declaration = {
  name: 'page-transition',
  match: 'e-page-transition',
  when: 'now',
  load: () => import('./page-transition'),
}
