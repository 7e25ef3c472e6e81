import { LOTTIE } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Vector animations (contract loops §19). The player, 40 kB, is loaded only when an animation is near the viewport. */
export const lottie: Widget = { name: 'lottie', match: LOTTIE, when: 'visible', load: () => import('./lottie') }
