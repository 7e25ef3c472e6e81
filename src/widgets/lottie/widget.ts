import { closestAround } from '../../base/closest-around'
import { type Declaration, matchOf } from '../../runtime/widget'

// Contract loops §19. The player, 40 kB, loads only when an animation is near the viewport. A nested animation is skipped, because it is
// content that the outer one replaces.
/** A vector animation from a Lottie file. */
export const lottie: Declaration = {
  name: 'lottie',
  types: ['lottie'],
  byHand: true,
  shouldMount: (_, host) => !closestAround(host, matchOf(lottie)),
  when: 'visible',
  load: () => import('./lottie'),
}
