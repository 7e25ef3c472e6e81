import type { Attributes, Declaration } from '../../runtime/widget'
import { GALLERY_FILTER } from './parts'

// Contract loops §7.
/** Pictures in a grid, in justified rows or in columns, with filters. */
export const gallery: Declaration = {
  name: 'gallery',
  types: ['gallery'],
  byHand: true,
  when: 'visible',
  holds: { click: GALLERY_FILTER, key: true },
  load: () => import('./gallery'),
}

export const attributes: Attributes = {
  'data-gallery-filter': {
    on: 'a button in a `gallery`',
    value: 'a tag, or nothing for all',
    text: 'Shows the pictures with this tag.',
    example: '<button type="button" data-gallery-filter="sea">Sea</button>',
  },
  'data-gallery-items': {
    on: 'an element in a `gallery`',
    text: 'The element that contains the pictures, if the gallery also has other contents, such as filters.',
    example: '<div data-gallery-items>…</div>',
  },
  'data-tags': {
    on: 'a picture’s link in a `gallery`',
    value: 'tags, separated by commas',
    text: 'The filters that show the picture.',
    example: '<a href="/big.jpg" data-tags="sea,harbour"><img src="/small.jpg" alt="The harbour"></a>',
  },
}
