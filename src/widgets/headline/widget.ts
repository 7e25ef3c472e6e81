import { type Declaration, matchOf } from '../../runtime/widget'

// Contract loops §11. A nested headline is left as served.
/** A headline with a marked word, or with words that take turns. */
export const headline: Declaration = {
  name: 'headline',
  types: ['animated-headline'],
  byHand: 'animated-headline',
  shouldMount: (_, host) => !host.parentElement?.closest(matchOf(headline)),
  when: 'visible',
  load: () => import('./headline'),
}
