import { LAZY_BACKGROUND } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { startLazyBackground } from './lazy-background'

/** Background pictures that the server's stylesheet holds back. In the core: most of the builder's pages have containers that may have one. */
export const lazyBackground: Widget = {
  name: 'lazy-background',
  match: LAZY_BACKGROUND,
  when: 'now',
  load: () => ({ start: startLazyBackground }),
}
