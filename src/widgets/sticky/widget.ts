import { setting } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'

/** Elements that stay at an edge of the viewport; a setting of any element. It is in the core, because a header must not wait for a second file. */
export const sticky: Declaration = {
  name: 'sticky',
  match: setting('sticky'),
  shouldMount: (raw) => raw.sticky,
  when: 'now',
  load: () => import('./sticky'),
}
