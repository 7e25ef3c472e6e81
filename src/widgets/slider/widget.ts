import type { Declaration } from '../../runtime/widget'

// Carousels of both vocabularies (contract media §3, contract loops §§4, 9, 10).
/** Slides that visitors swipe, page through or watch. */
export const slider: Declaration = {
  name: 'slider',
  types: ['image-carousel', 'media-carousel', 'testimonial-carousel', 'nested-carousel', 'loop-carousel', 'reviews', 'slides'],
  byHand: true,
  when: 'visible',
  load: () => import('./start'),
}
