import { handWritten, SLIDERS, widgetOf } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Carousels of both vocabularies. */
export const slider: Widget = {
  name: 'slider',
  match: `${SLIDERS.map(widgetOf)},${handWritten('slider')}`,
  when: 'visible',
  load: () => import('./start'),
}
