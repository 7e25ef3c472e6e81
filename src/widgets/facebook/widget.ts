import type { Coverage, Declaration } from '../../runtime/widget'

/** Facebook buttons, posts, pages and comments, with the visitor's consent (contract loops §20). */
export const facebook: Declaration = {
  name: 'facebook',
  types: ['facebook-button', 'facebook-comments', 'facebook-embed', 'facebook-page'],
  when: 'visible',
  load: () => import('./facebook'),
}

export const coverage: Coverage = {
  'facebook-comments': { tried: 'none' },
  'facebook-embed': { tried: 'none' },
}
