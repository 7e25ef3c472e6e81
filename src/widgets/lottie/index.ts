import { LOTTIE } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Vector animations (contract loops §19). The player, 40 kB, comes only when one is near. */
export const lottie: Widget = { name: 'lottie', match: LOTTIE, when: 'visible', load: () => import('./lottie') }
