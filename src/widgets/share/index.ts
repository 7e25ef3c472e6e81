import { byHand, widgetOf } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Share links of both vocabularies; what shares comes with the first sign of interest. */
export const share: Widget = {
  name: 'share',
  match: `${byHand('share')},${widgetOf('share-buttons')}`,
  when: 'intent',
  load: () => import('./share'),
}
