import type { Declaration } from '../../runtime/widget'

/** A list of videos with one player (contract loops §18). */
export const playlist: Declaration = {
  name: 'playlist',
  types: ['video-playlist'],
  byHand: true,
  when: 'visible',
  load: () => import('./playlist'),
}
