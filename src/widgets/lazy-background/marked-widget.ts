import type { Declaration } from '../../runtime/widget'

/** Background pictures that builders up to 3.18 hold back with a marker attribute, whose value may name parts of the element (contract core §8). */
export const markedLazyBackground: Declaration = {
  name: 'marked-lazy-background',
  match: '[data-e-bg-lazyload]',
  when: 'now',
  load: () => import('./marked'),
}
