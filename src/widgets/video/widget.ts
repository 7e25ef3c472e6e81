import type { Declaration } from '../../runtime/widget'
import { VIDEO_OVERLAY } from './selectors'

// Contract media §4; by hand, a link to a video.
/** A video from YouTube, Vimeo, Dailymotion or VideoPress, or from a file of your own. */
export const video: Declaration = {
  name: 'video',
  types: ['video'],
  byHand: true,
  when: 'visible',
  // The lightbox handles clicks on its own overlays. A hand-written link works until our code loads.
  holds: { click: `${VIDEO_OVERLAY}:not([data-elementor-open-lightbox])` },
  load: () => import('./video'),
}
