import { byHand, SLIDERS, widgetOf } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Carousels of both vocabularies. */
export const slider: Widget = {
  name: 'slider',
  match: `${SLIDERS.map(widgetOf)},${byHand('slider')}`,
  when: 'visible',
  load: () => import('./start'),
}
