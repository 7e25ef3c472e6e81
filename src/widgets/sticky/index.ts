import { setting } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { settings } from './settings'
import { startSticky } from './sticky'

/** Elements that stay at an edge of the viewport; a setting of any element. In the core: a header must not wait for a second file. */
export const sticky: Widget = {
  name: 'sticky',
  match: setting('sticky'),
  shouldMount: (raw) => raw.sticky,
  when: 'now',
  load: () => ({ start: startSticky, settings }),
}
