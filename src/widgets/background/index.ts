import { chunks } from '../../chunks'
import { setting } from '../../markup'
import type { Widget } from '../../widget'

/** Pictures that change behind a section, column or container (contract core §9). */
export const background: Widget = {
  name: 'background',
  match: setting('background_slideshow_gallery'),
  wants: (raw) => raw.background_background === 'slideshow',
  when: 'visible',
  load: chunks.background,
}
