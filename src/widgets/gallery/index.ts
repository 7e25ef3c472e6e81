import { GALLERY, GALLERY_FILTER } from '../../builder/selectors'
import { queueClicks } from '../../runtime/queue-clicks'
import type { Widget } from '../../runtime/widget'

/** Galleries of pictures in even cells, in rows that fill the width, or in columns, with filters (contract loops §7). */
export const gallery: Widget = {
  name: 'gallery',
  match: GALLERY,
  when: 'visible',
  load: () => queueClicks('gallery', GALLERY_FILTER, () => import('./gallery')),
}
