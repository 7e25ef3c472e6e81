import type { Declaration } from '../../runtime/widget'

/**
 * Background pictures that the server's stylesheet holds back. It is in the core, because most of the builder's pages have containers that may have
 * one.
 */
export const lazyBackground: Declaration = {
  name: 'lazy-background',
  match: '.e-con.e-parent:not(.e-lazyloaded)',
  when: 'now',
  load: () => import('./lazy-background'),
}
