import type { Declaration } from '../../runtime/widget'

// Contract loops §18.
/** A list of videos beside the one that plays. */
export const playlist: Declaration = {
  name: 'playlist',
  types: ['video-playlist'],
  byHand: true,
  when: 'visible',
  // Until then a hand-written link opens its video.
  holds: { click: '.e-tabs-items>.e-tab-title' },
  load: () => import('./playlist'),
}
