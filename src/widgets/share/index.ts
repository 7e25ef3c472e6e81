import { handWritten, widgetOf } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Share links, hand-written and the builder's; their code is loaded with the first sign of interest. */
export const share: Widget = {
  name: 'share',
  match: `${handWritten('share')},${widgetOf('share-buttons')}`,
  when: 'intent',
  load: () => import('./share'),
}
