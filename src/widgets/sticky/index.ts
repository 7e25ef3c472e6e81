import { setting } from '../../markup'
import type { Widget } from '../../widget'
import { settings, View } from './sticky'

/** Elements that stay at an edge of the viewport; a setting of any element. In the core: a header must not wait for a second file. */
export const sticky: Widget = {
  name: 'sticky',
  match: setting('sticky'),
  wants: (raw) => raw.sticky,
  when: 'now',
  load: () => ({ View, settings }),
}
