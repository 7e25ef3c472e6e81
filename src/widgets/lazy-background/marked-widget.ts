import { MARKED_LAZY_BACKGROUND } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Background pictures that builders up to 3.18 hold back by a mark of their own (contract core §8). */
export const markedLazyBackground: Widget = {
  name: 'marked-lazy-background',
  match: MARKED_LAZY_BACKGROUND,
  when: 'now',
  load: () => import('./marked'),
}
