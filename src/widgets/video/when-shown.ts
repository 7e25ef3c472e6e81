import { containsNode } from '../../base/property-of'
import { onVisible } from '../../dom/on-visible'
import { liveIslands } from '../../runtime/scan'

/** Widgets that close parts of the page as soon as their code has loaded: until then, those parts are visible. */
const CLOSES = ['tabs', 'accordion', 'off-canvas']
/** In ms: how often to check for it, and for how long: if its code cannot be loaded, everything stays open. */
const ASK_EVERY = 50
const PATIENCE = 10_000

const isAwaited = (el: Element) =>
  liveIslands().some(({ host, state, widget }) => state === 'waiting' && CLOSES.includes(widget.name) && containsNode(host, el))

/** Calls `then` once `el` has come into view to stay, which means not in a tab that is about to be closed. */
export function whenShown(el: Element, then: () => void): () => void {
  const started = performance.now()
  let stop = () => {}
  const look = (isSure: boolean) => {
    stop = onVisible(el, () => {
      if (isSure) return then()
      // What an observer reports may be outdated: checks once more, after the last widget that could close it.
      if (!isAwaited(el) || performance.now() - started > PATIENCE) return look(true)
      const timer = setTimeout(() => look(false), ASK_EVERY)
      stop = () => clearTimeout(timer)
    })
  }
  look(false)
  return () => stop()
}
