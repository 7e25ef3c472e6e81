import type { Declaration } from '../../runtime/widget'

/** Background pictures that builders up to 3.18 mark for lazy loading; the mark's value may name inner parts (contract core §8). */
export const markedLazyBackground: Declaration = {
  name: 'marked-lazy-background',
  match: '[data-e-bg-lazyload]',
  when: 'now',
  load: () => import('./marked'),
}
