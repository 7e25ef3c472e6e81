import { closestAround } from '../../base/closest-around'
import { type Attributes, type Declaration, matchOf } from '../../runtime/widget'

// Contract loops §11. A nested headline is left as served.
/** A headline with a marked word, or with words that take turns. */
export const headline: Declaration = {
  name: 'headline',
  types: ['animated-headline'],
  byHand: 'animated-headline',
  shouldMount: (_, host) => !closestAround(host, matchOf(headline)),
  when: 'visible',
  load: () => import('./headline'),
}

export const attributes: Attributes = {
  'data-headline-words': {
    on: 'an element in an `animated-headline`',
    onlyInside: true,
    text: 'Its children are the words that take turns.',
    example: '<span data-headline-words><b>calms</b>, <b>teaches</b></span>',
  },
}

export const states: Attributes = {
  'data-effect': {
    on: 'words of an `animated-headline` that take turns',
    value: 'the `animation_type`',
    text: 'How the words take turns, once they do.',
    example: '[data-headline-words][data-effect="typing"] { … }',
  },
}
