import type { Declaration } from '../../runtime/widget'
import { VIDEO_OVERLAY } from './selectors'

/** The video widget (contract media §4) and its hand-written form: a link to a video. */
export const video: Declaration = {
  name: 'video',
  types: ['video'],
  byHand: true,
  when: 'visible',
  // The lightbox handles clicks on its own overlays. A hand-written link works until our code loads.
  holds: { click: `${VIDEO_OVERLAY}:not([data-elementor-open-lightbox])` },
  load: () => import('./video'),
}
