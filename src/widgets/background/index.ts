import { BACKGROUND_SLIDESHOW, BUILDER_MARKUP } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/**
 * Pictures that change behind a section, column or container (contract core §9). Behind a hand-written element the list of pictures is
 * enough; in the builder's markup it may be a leftover, so there the kind of background decides.
 */
export const background: Widget = {
  name: 'background',
  match: BACKGROUND_SLIDESHOW,
  shouldMount: ({ background_background: kind }, host) => (kind ?? (host.matches(BUILDER_MARKUP) || 'slideshow')) === 'slideshow',
  when: 'visible',
  load: () => import('./slideshow'),
}
