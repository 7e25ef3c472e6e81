import { onVisible } from '../../dom/on-visible'
import { liveIslands } from '../../runtime/scan'

/** Widgets that hide parts of the page once their code has loaded. */
const CLOSES = ['tabs', 'accordion', 'off-canvas']
/** In ms: how often to check, and when to give up. If the code never loads, everything stays visible. */
const POLL_INTERVAL = 50
const PATIENCE = 10_000

const isAwaited = (el: Element) =>
  liveIslands().some(({ host, state, widget }) => state === 'waiting' && CLOSES.includes(widget.name) && host.contains(el))

/** Calls `then` once `el` is in view to stay: not inside a tab that is about to be hidden. */
export function whenShown(el: Element, then: () => void): () => void {
  const started = performance.now()
  let stop = () => {}
  const look = (isSure: boolean) => {
    stop = onVisible(el, () => {
      if (isSure) return then()
      // The observer's entry may be stale, so observe once more after the last such widget has started.
      if (!isAwaited(el) || performance.now() - started > PATIENCE) return look(true)
      const timer = setTimeout(() => look(false), POLL_INTERVAL)
      stop = () => clearTimeout(timer)
    })
  }
  look(false)
  return () => stop()
}
