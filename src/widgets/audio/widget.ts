import type { Declaration } from '../../runtime/widget'

/** The CMS's audio players. A popup's content mounts each time that the popup opens with a new copy, so its players are enhanced each time. */
export const audio: Declaration = {
  name: 'audio',
  types: ['wp-widget-media_audio'],
  when: 'now',
  load: () => import('./audio'),
}
