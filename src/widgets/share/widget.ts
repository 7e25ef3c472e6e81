import type { Declaration } from '../../runtime/widget'

/** Share links, hand-written and the builder's; their code loads on the first sign of interest. */
export const share: Declaration = {
  name: 'share',
  types: ['share-buttons'],
  byHand: true,
  when: 'intent',
  load: () => import('./share'),
}
