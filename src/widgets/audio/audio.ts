import { describeElement, guard } from '../../base/report'
import { getGlobal } from '../../base/values'

/** The CMS's media player library. */
type Library = { mediaelement?: { initialize?: () => void } }

/** Calls the CMS's library, which enhances all new players; without it the browser's players stay (contract media §14). */
export function start(host: HTMLElement): () => void {
  const { mediaelement } = getGlobal<Library>('wp') ?? {}
  if (host.querySelector<HTMLElement>('audio,video')) guard(`audio ${describeElement(host)}`, 'failed', () => mediaelement?.initialize?.())
  return () => {}
}
