import type { Declaration } from '../../runtime/widget'
import { GALLERY_FILTER } from './parts'

/** Galleries of pictures in even cells, full-width rows or columns, with filters (contract loops §7). */
export const gallery: Declaration = {
  name: 'gallery',
  types: ['gallery'],
  byHand: true,
  when: 'visible',
  holds: { click: GALLERY_FILTER },
  load: () => import('./gallery'),
}
