import type { Declaration } from '../../runtime/widget'

/** Background pictures that builders up to 3.18 hold back by a mark of their own, whose value may name parts of it (contract core §8). */
export const markedLazyBackground: Declaration = {
  name: 'marked-lazy-background',
  match: '[data-e-bg-lazyload]',
  when: 'now',
  load: () => import('./marked'),
}
