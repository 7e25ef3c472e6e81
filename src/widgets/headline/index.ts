import { HEADLINE } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Headlines with a marked word, or with words that take turns (contract loops §11). A headline among the words of another is left as it was served. */
export const headline: Widget = {
  name: 'headline',
  match: HEADLINE,
  shouldMount: (_, host) => !host.parentElement?.closest(HEADLINE),
  when: 'visible',
  load: () => import('./headline'),
}
