import { type Declaration, matchOf } from '../../runtime/widget'

/**
 * Vector animations (contract loops §19). The player, 40 kB, is loaded only when an animation is near the viewport. An animation inside the
 * box of another is left alone: it is part of the content that the outer one replaces.
 */
export const lottie: Declaration = {
  name: 'lottie',
  types: ['lottie'],
  byHand: true,
  shouldMount: (_, host) => !host.parentElement?.closest(matchOf(lottie)),
  when: 'visible',
  load: () => import('./lottie'),
}
