import { containsNode } from '../../base/property-of'
import { onVisible } from '../../dom/on-visible'
import { liveIslands } from '../../runtime/scan'

/** What closes parts of the page as soon as its code is there: until then, they are to be seen. */
const CLOSES = ['tabs', 'accordion', 'off-canvas']
/** In ms: how often it is asked for, and how long: where its code cannot be had, everything stays open. */
const ASK_EVERY = 50
const PATIENCE = 10_000

const isAwaited = (el: Element) =>
  liveIslands().some(({ host, state, widget }) => state === 'waiting' && CLOSES.includes(widget.name) && containsNode(host, el))

/** Calls `then` once `el` has come into view, and is there to stay: not in a tab that is about to be closed. */
export function whenShown(el: Element, then: () => void): () => void {
  const started = performance.now()
  let stop = () => {}
  const look = (isSure: boolean) => {
    stop = onVisible(el, () => {
      if (isSure) return then()
      // What an observer tells of may be over: it is asked once more, after the last that could close.
      if (!isAwaited(el) || performance.now() - started > PATIENCE) return look(true)
      const timer = setTimeout(() => look(false), ASK_EVERY)
      stop = () => clearTimeout(timer)
    })
  }
  look(false)
  return () => stop()
}
