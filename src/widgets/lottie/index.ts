import { chunks } from '../../chunks'
import { LOTTIE } from '../../markup'
import type { Widget } from '../../widget'

/** Vector animations (contract loops §19). The player, 40 kB, comes only when one is near. */
export const lottie: Widget = { name: 'lottie', match: LOTTIE, when: 'visible', load: chunks.lottie }
