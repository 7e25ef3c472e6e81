import type { Attributes, Declaration } from '../../runtime/widget'

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

export const attributes: Attributes = {
  'data-playlist-next': {
    on: 'a button in a `playlist`',
    text: 'Plays the next video.',
    example: '<button type="button" data-playlist-next>Next</button>',
  },
  'data-playlist-previous': {
    on: 'a button in a `playlist`',
    text: 'Plays the previous video.',
    example: '<button type="button" data-playlist-previous>Back</button>',
  },
}
