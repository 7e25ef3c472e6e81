import { BACKGROUND_SLIDESHOW, BUILDER } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Pictures that change behind a section, column or container (contract core §9); by hand behind any element, by its gallery alone. */
export const background: Widget = {
  name: 'background',
  match: BACKGROUND_SLIDESHOW,
  shouldMount: ({ background_background: kind }, host) => (kind ?? (host.matches(BUILDER) || 'slideshow')) === 'slideshow',
  when: 'visible',
  load: () => import('./slideshow'),
}
