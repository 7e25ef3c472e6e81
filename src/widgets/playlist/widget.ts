import type { Declaration } from '../../runtime/widget'

/** A list of videos with one player (contract loops §18). */
export const playlist: Declaration = {
  name: 'playlist',
  types: ['video-playlist'],
  byHand: true,
  when: 'visible',
  // Until then a hand-written link opens its video.
  holds: { click: '.e-tabs-items>.e-tab-title' },
  load: () => import('./playlist'),
}
