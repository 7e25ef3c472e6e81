import { describeElement, guard } from '../../base/report'
import { getGlobal } from '../../base/values'
import { AUDIO } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** The CMS's own media player library. */
type Library = { mediaelement?: { initialize?: () => void } }

/** The CMS's library enhances all players that it has not enhanced yet; without the library the browser's own players stay (contract media §14). */
function start(host: HTMLElement): () => void {
  const { mediaelement } = getGlobal<Library>('wp') ?? {}
  if (host.querySelector('audio,video')) guard(`audio ${describeElement(host)}`, 'failed', () => mediaelement?.initialize?.())
  return () => {}
}

/** The CMS's audio players. A popup's content mounts each time that the popup opens with a new copy, so its players are enhanced each time. */
export const audio: Widget = { name: 'audio', match: AUDIO, when: 'now', load: () => ({ start }) }
