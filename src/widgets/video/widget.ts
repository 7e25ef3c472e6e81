import type { Declaration } from '../../runtime/widget'
import { VIDEO_OVERLAY } from './selectors'

/** The video widget (contract media §4) and its hand-written form: a link to a video. */
export const video: Declaration = {
  name: 'video',
  types: ['video'],
  byHand: true,
  when: 'visible',
  // The lightbox keeps clicks on its own overlays, and a hand-written link works until then.
  holds: { click: `${VIDEO_OVERLAY}:not([data-elementor-open-lightbox])` },
  load: () => import('./video'),
}
