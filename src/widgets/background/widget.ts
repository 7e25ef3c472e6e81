import type { Declaration } from '../../runtime/widget'
import { isSlideshow, SLIDESHOW } from './is-slideshow'

/** Changing pictures behind a section, column or container (contract core §9). first-picture.ts shows the first one earlier. */
export const background: Declaration = {
  name: 'background',
  match: SLIDESHOW,
  shouldMount: isSlideshow,
  when: 'visible',
  load: () => import('./slideshow'),
}
