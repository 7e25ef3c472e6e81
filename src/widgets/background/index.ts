import { chunks } from '../../chunks'
import { BUILDER, setting } from '../../markup'
import type { Widget } from '../../widget'

/** Pictures that change behind a section, column or container (contract core §9); by hand behind any element, by its gallery alone. */
export const background: Widget = {
  name: 'background',
  match: setting('background_slideshow_gallery'),
  wants: ({ background_background: kind }, host) => (kind ?? (host.matches(BUILDER) || 'slideshow')) === 'slideshow',
  when: 'visible',
  load: chunks.background,
}
