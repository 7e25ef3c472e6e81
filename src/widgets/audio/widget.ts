import type { Coverage, Declaration } from '../../runtime/widget'

/** The CMS's audio players. A popup mounts a new copy of its content at each opening, so its players are enhanced each time. */
export const audio: Declaration = {
  name: 'audio',
  types: ['wp-widget-media_audio'],
  when: 'now',
  load: () => import('./audio'),
}

export const coverage: Coverage = { 'wp-widget-media_audio': { tried: 'none' } }
