import type { Declaration } from '../../runtime/widget'
import { isSlideshow, SLIDESHOW } from './is-slideshow'

// Behind a section, column or container (contract core §9). first-picture.ts shows the first one earlier.
/**
 * Pictures that take turns behind an element.
 * @page background-slideshow
 */
export const background: Declaration = {
  name: 'background',
  match: SLIDESHOW,
  shouldMount: isSlideshow,
  when: 'visible',
  load: () => import('./slideshow'),
}
