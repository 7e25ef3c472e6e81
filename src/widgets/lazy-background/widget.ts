import type { Declaration } from '../../runtime/widget'

/** Background pictures that the server's stylesheet holds back. In the core: most builder pages have containers with one. */
export const lazyBackground: Declaration = {
  name: 'lazy-background',
  match: '.e-con.e-parent:not(.e-lazyloaded)',
  when: 'now',
  load: () => import('./lazy-background'),
}
