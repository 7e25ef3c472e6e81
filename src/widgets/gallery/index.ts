import { chunks } from '../../chunks'
import { byHand, GALLERY_FILTER, widgetOf } from '../../markup'
import type { Widget } from '../../widget'
import { keepPresses } from '../presses'

/** Grids of pictures: even, in rows that fill the width, or in columns; with filters (contract loops §7). */
export const gallery: Widget = {
  name: 'gallery',
  match: [widgetOf('gallery'), byHand('gallery')].join(),
  when: 'visible',
  load: () => keepPresses('gallery', GALLERY_FILTER, chunks.gallery),
}
