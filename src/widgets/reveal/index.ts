import { ANIMATED, INVISIBLE } from '../../builder/selectors'
import { createWriter } from '../../dom/writer'
import type { Widget } from '../../runtime/widget'

/** Shows the element when the chunk cannot be loaded: then nothing else would show what the stylesheet hides. */
function showWithoutChunk(host: HTMLElement): () => void {
  const { set, stop } = createWriter(host)
  set(`.${INVISIBLE}`, false)
  return stop
}

/** Entrance animations, whose elements the server's stylesheet hides until they come into view (contract core §7). */
export const reveal: Widget = {
  name: 'reveal',
  match: ANIMATED,
  when: 'now',
  load: () => import('./reveal').catch(() => ({ start: showWithoutChunk })),
}
