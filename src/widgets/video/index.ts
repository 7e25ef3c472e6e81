import { chunks } from '../../chunks'
import { byHand, widgetOf } from '../../markup'
import type { Widget } from '../../widget'

/** The video widget (contract media §4) and its hand-written form: a link to a film. */
export const video: Widget = { name: 'video', match: `${widgetOf('video')},${byHand('video')}`, when: 'visible', load: chunks.video }
