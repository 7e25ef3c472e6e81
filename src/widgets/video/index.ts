import { chunks } from '../../chunks'
import { byHand, VIDEO_OVERLAY, widgetOf } from '../../markup'
import type { Widget } from '../../widget'
import { keepPresses } from '../presses'

/** The video widget (contract media §4) and its hand-written form: a link to a film. */
export const video: Widget = {
  name: 'video',
  match: `${widgetOf('video')},${byHand('video')}`,
  when: 'visible',
  // Those that open the lightbox it hears itself, and a link is a link until then.
  load: () => keepPresses('video', `${widgetOf('video')} ${VIDEO_OVERLAY}:not([data-elementor-open-lightbox])`, chunks.video),
}
