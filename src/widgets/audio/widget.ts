import type { Declaration } from '../../runtime/widget'

/** The CMS's audio players. Each time a popup opens, a new copy of its content mounts, so its players are enhanced each time. */
export const audio: Declaration = {
  name: 'audio',
  types: ['wp-widget-media_audio'],
  when: 'now',
  load: () => import('./audio'),
}
