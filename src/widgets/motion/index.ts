import { WITH_MOTION } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Scroll and mouse effects (contract menus §7). */
export const motion: Widget = { name: 'motion', match: WITH_MOTION, when: 'visible', load: () => import('./motion') }
