import { isStatic } from '../../builder/page-config'
import { onVisible } from '../../dom/on-visible'
import { createWriter } from '../../dom/writer'

const LAZY_LOADED = 'e-lazyloaded'

/** Lets the browser load a container's background picture when the container comes within 200 px of the viewport (contract core §8). */
export function start(host: HTMLElement): () => void {
  const { set, stop } = createWriter(host)
  const load = () => set(`.${LAZY_LOADED}`, true)
  // A page that is rendered only once is not scrolled.
  const stopWaiting = isStatic() ? load() : onVisible(host, load, '200px 0px')
  return () => {
    stopWaiting?.()
    stop()
  }
}
