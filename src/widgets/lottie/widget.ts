import { type Declaration, matchOf } from '../../runtime/widget'

/**
 * Vector animations (contract loops §19). The player, 40 kB, is loaded only when an animation is near the viewport. An animation nested in another
 * one's box is left alone, because the outer one replaces that content.
 */
export const lottie: Declaration = {
  name: 'lottie',
  types: ['lottie'],
  byHand: true,
  shouldMount: (_, host) => !host.parentElement?.closest(matchOf(lottie)),
  when: 'visible',
  load: () => import('./lottie'),
}
