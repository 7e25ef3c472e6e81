import { isStatic } from '../../builder/page-config'
import { onVisible } from '../../dom/on-visible'
import { createWriter } from '../../dom/writer'

const LAZY_LOADED = 'e-lazyloaded'

/** Loads a container's background picture once the container is within 200 px of the viewport (contract core §8). */
export function start(host: HTMLElement): () => void {
  const { set, stop } = createWriter(host)
  const load = () => set(`.${LAZY_LOADED}`, true)
  // A statically rendered page is not scrolled.
  const stopWaiting = isStatic() ? load() : onVisible(host, load, '200px 0px')
  return () => {
    stopWaiting?.()
    stop()
  }
}
