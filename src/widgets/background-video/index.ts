import { chunks } from '../../chunks'
import { setting } from '../../markup'
import type { Widget } from '../../widget'

/** A film behind a section, column or container (contract core §10); by hand behind any element. */
export const backgroundVideo: Widget = {
  name: 'backgroundVideo',
  match: setting('background_video_link'),
  wants: ({ background_background: kind = 'video' }) => kind === 'video',
  when: 'visible',
  // At once: none is of use without the others.
  load: async () => {
    const [{ part }, players, pause] = await Promise.all([chunks.backgroundVideo(), chunks.players(), chunks.pause()])
    return part(players, pause)
  },
}
