import { setting } from '../../builder/selectors'
import type { Declaration } from '../../runtime/widget'

/** A video behind a section, column or container (contract core §10); in hand-written markup behind any element. */
export const backgroundVideo: Declaration = {
  name: 'backgroundVideo',
  match: setting('background_video_link'),
  shouldMount: ({ background_background: kind = 'video' }) => kind === 'video',
  when: 'visible',
  // Both at once, because neither is of use without the other.
  loadsToo: () => import('../../players'),
  load: () => import('./background-video'),
}
