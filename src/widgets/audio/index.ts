import { describeElement, guard } from '../../base/report'
import { AUDIO } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

type Library = { wp?: { mediaelement?: { initialize?: () => void } } }

/** The CMS's audio players: its own library dresses those that it has not dressed yet; without it the browser's stay (contract media §14). */
function start(host: HTMLElement): () => void {
  const { mediaelement } = (globalThis as Library).wp ?? {}
  if (host.querySelector('audio,video')) guard(`audio ${describeElement(host)}`, 'failed', () => mediaelement?.initialize?.())
  return () => {}
}

/** Each time a popup shows its copy it mounts anew, so its players are dressed each time. */
export const audio: Widget = { name: 'audio', match: AUDIO, when: 'now', load: () => ({ start }) }
