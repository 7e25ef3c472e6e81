import { VIDEO, VIDEO_OVERLAY, widgetOf } from '../../builder/selectors'
import { queueClicks } from '../../runtime/queue-clicks'
import type { Widget } from '../../runtime/widget'

/** The video widget (contract media §4) and its hand-written form: a link to a film. */
export const video: Widget = {
  name: 'video',
  match: VIDEO,
  when: 'visible',
  // Those that open the lightbox it hears itself, and a link is a link until then.
  load: () => queueClicks('video', `${widgetOf('video')} ${VIDEO_OVERLAY}:not([data-elementor-open-lightbox])`, () => import('./video')),
}
