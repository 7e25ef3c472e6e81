import type { Declaration } from '../../runtime/widget'

/** Facebook's buttons, posts, pages and comments, once the visitor allows them (contract loops §20). */
export const facebook: Declaration = {
  name: 'facebook',
  types: ['facebook-button', 'facebook-comments', 'facebook-embed', 'facebook-page'],
  when: 'visible',
  load: () => import('./facebook'),
}
