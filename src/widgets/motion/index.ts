import { chunks } from '../../chunks'
import { WITH_MOTION } from '../../markup'
import type { Widget } from '../../widget'

/** Scroll and mouse effects. */
export const motion: Widget = { name: 'motion', match: WITH_MOTION, when: 'visible', load: chunks.motion }
