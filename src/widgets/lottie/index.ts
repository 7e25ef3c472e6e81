import { LOTTIE } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/**
 * Vector animations (contract loops §19). The player, 40 kB, is loaded only when an animation is near the viewport. One in the box of another
 * is the content that the other takes the place of.
 */
export const lottie: Widget = {
  name: 'lottie',
  match: LOTTIE,
  shouldMount: (_, host) => !host.parentElement?.closest(LOTTIE),
  when: 'visible',
  load: () => import('./lottie'),
}
