import { chunks } from '../../chunks'
import { setting } from '../../markup'
import type { Widget } from '../../widget'

/** Elements that stay at an edge of the viewport; a setting of any element. */
export const sticky: Widget = { name: 'sticky', match: setting('sticky'), wants: (raw) => raw.sticky, when: 'now', load: chunks.sticky }
