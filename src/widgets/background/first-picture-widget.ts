import type { Declaration } from '../../runtime/widget'
import { isSlideshow, SLIDESHOW } from './is-slideshow'

/**
 * A slideshow's first picture. In the core, so that the largest paint does not wait for the slideshow.
 * @page background-slideshow
 */
export const firstPicture: Declaration = {
  name: 'first-picture',
  match: SLIDESHOW,
  shouldMount: isSlideshow,
  when: 'first',
  load: () => import('./first-picture'),
}
