import { VIDEO, VIDEO_OVERLAY, widgetOf } from '../../builder/selectors'
import { queueClicks } from '../../runtime/queue-clicks'
import type { Widget } from '../../runtime/widget'

/** The video widget (contract media §4) and its hand-written form: a link to a video. */
export const video: Widget = {
  name: 'video',
  match: VIDEO,
  when: 'visible',
  // Clicks on overlays are kept until the code has loaded. The lightbox keeps those on its own overlays, and a link works until then.
  load: () => queueClicks('video', `${widgetOf('video')} ${VIDEO_OVERLAY}:not([data-elementor-open-lightbox])`, () => import('./video')),
}
