import { BACKGROUND_SLIDESHOW } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { isSlideshow } from './is-slideshow'

/** Pictures that change behind a section, column or container (contract core §9). The first one is there earlier: first-picture.ts. */
export const background: Widget = {
  name: 'background',
  match: BACKGROUND_SLIDESHOW,
  shouldMount: isSlideshow,
  when: 'visible',
  load: () => import('./slideshow'),
}
