import { ANIMATED, INVISIBLE, LAZY_BACKGROUND, LAZY_LOADED } from '../../builder/selectors'
import { createWriter } from '../../dom/writer'
import type { Widget } from '../../runtime/widget'

/** Shows the element, and its background, when the chunk cannot be loaded: then nothing else would show what the stylesheet hides. */
function showWithoutChunk(host: HTMLElement): () => void {
  const { set, stop } = createWriter(host)
  set(`.${INVISIBLE}`, false)
  if (host.matches(LAZY_BACKGROUND)) set(`.${LAZY_LOADED}`, true)
  return stop
}

/**
 * Entrance animations, whose elements the server's stylesheet hides until they come into view (contract core §7), and background pictures
 * that it holds back until their container comes near the viewport (contract core §8).
 */
export const reveal: Widget = {
  name: 'reveal',
  match: `${ANIMATED},${LAZY_BACKGROUND}`,
  when: 'now',
  load: () => import('./reveal').catch(() => ({ start: showWithoutChunk })),
}
