import type { Declaration } from '../../runtime/widget'
import { isSlideshow, SLIDESHOW } from './is-slideshow'

/** Pictures that change behind a section, column or container (contract core §9). The first one comes earlier, from first-picture.ts. */
export const background: Declaration = {
  name: 'background',
  match: SLIDESHOW,
  shouldMount: isSlideshow,
  when: 'visible',
  load: () => import('./slideshow'),
}
