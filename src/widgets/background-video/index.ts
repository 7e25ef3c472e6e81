import { BACKGROUND_VIDEO_LINK } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** A video behind a section, column or container (contract core §10); in hand-written markup behind any element. */
export const backgroundVideo: Widget = {
  name: 'backgroundVideo',
  match: BACKGROUND_VIDEO_LINK,
  shouldMount: ({ background_background: kind = 'video' }) => kind === 'video',
  when: 'visible',
  // Both at once: neither is of use without the other.
  load: async () => {
    const [widget] = await Promise.all([import('./background-video'), import('../../players')])
    return widget
  },
}
