import type { Declaration } from '../../runtime/widget'
import { GALLERY_FILTER } from './parts'

// Contract loops §7.
/** Pictures in a grid, in justified rows or in columns, with filters. */
export const gallery: Declaration = {
  name: 'gallery',
  types: ['gallery'],
  byHand: true,
  when: 'visible',
  holds: { click: GALLERY_FILTER },
  load: () => import('./gallery'),
}
