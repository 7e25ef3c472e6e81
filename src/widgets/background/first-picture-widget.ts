import type { Declaration } from '../../runtime/widget'
import { isSlideshow, SLIDESHOW } from './is-slideshow'

/** The first picture of a slideshow, in the chunk of these declarations, so that the largest paint does not wait for the slideshow. */
export const firstPicture: Declaration = {
  name: 'first-picture',
  match: SLIDESHOW,
  shouldMount: isSlideshow,
  when: 'now',
  load: () => import('./first-picture'),
}
