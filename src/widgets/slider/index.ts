import { chunks } from '../../chunks'
import { byHand, SLIDERS, widgetOf } from '../../markup'
import type { Widget } from '../../widget'

/** Carousels of both vocabularies. */
export const slider: Widget = {
  name: 'slider',
  match: `${SLIDERS.map(widgetOf)},${byHand('slider')}`,
  when: 'visible',
  load: chunks.slider,
}
