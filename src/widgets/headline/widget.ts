import { type Declaration, matchOf } from '../../runtime/widget'

/**
 * Headlines with a marked word, or with words that take turns (contract loops §11). A headline nested in the words of another is left as it was
 * served.
 */
export const headline: Declaration = {
  name: 'headline',
  types: ['animated-headline'],
  byHand: 'animated-headline',
  shouldMount: (_, host) => !host.parentElement?.closest(matchOf(headline)),
  when: 'visible',
  load: () => import('./headline'),
}
