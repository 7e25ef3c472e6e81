import { setting } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'

/** Elements that stick to an edge of the viewport; any element can. In the core because a header must not wait for a chunk. */
export const sticky: Declaration = {
  name: 'sticky',
  match: setting('sticky'),
  shouldMount: (raw) => raw.sticky,
  when: 'now',
  load: () => import('./sticky'),
}
