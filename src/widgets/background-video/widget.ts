import { setting } from '../../page/selectors'
import type { Declaration } from '../../runtime/widget'

// Behind a section, column or container (contract core §10), or behind any hand-written element.
/**
 * A video that plays silently behind an element.
 * @page background-video
 */
export const backgroundVideo: Declaration = {
  name: 'background-video',
  match: setting('background_video_link'),
  shouldMount: ({ background_background: kind = 'video' }) => kind === 'video',
  when: 'visible',
  // Load both at once: neither works without the other.
  loadsToo: () => import('../../media/players'),
  load: () => import('./background-video'),
}
