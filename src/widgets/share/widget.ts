import type { Declaration } from '../../runtime/widget'

// Their code loads on the first sign of interest.
/** Buttons that share the page, or another address. */
export const share: Declaration = {
  name: 'share',
  types: ['share-buttons'],
  byHand: true,
  when: 'intent',
  load: () => import('./share'),
}
