import { closestAround } from '../../base/closest-around'
import { type Declaration, matchOf } from '../../runtime/widget'

/** Headlines with a marked word, or with rotating words (contract loops §11). A nested headline is left as served. */
export const headline: Declaration = {
  name: 'headline',
  types: ['animated-headline'],
  byHand: 'animated-headline',
  shouldMount: (_, host) => !closestAround(host, matchOf(headline)),
  when: 'visible',
  load: () => import('./headline'),
}
