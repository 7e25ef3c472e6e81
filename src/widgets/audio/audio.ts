import { describeElement, guard } from '../../base/report'
import { getGlobal } from '../../base/values'

/** The CMS's own media player library. */
type Library = { mediaelement?: { initialize?: () => void } }

/** The CMS's library enhances all players that it has not enhanced yet; without the library, the browser's own players stay (contract media §14). */
export function start(host: HTMLElement): () => void {
  const { mediaelement } = getGlobal<Library>('wp') ?? {}
  if (host.querySelector('audio,video')) guard(`audio ${describeElement(host)}`, 'failed', () => mediaelement?.initialize?.())
  return () => {}
}
