import { setting } from '../../page/selectors'
import type { Declaration } from '../../runtime/widget'

// In the core because a header must not wait for a chunk.
/** Keeps any element at the top or bottom of the window while the page scrolls. */
export const sticky: Declaration = {
  name: 'sticky',
  match: setting('sticky'),
  shouldMount: (raw) => raw.sticky,
  when: 'now',
  load: () => import('./sticky'),
}
