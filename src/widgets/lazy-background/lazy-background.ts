import { createSharedIntersections } from '../../dom/observe'
import { createWriters } from '../../dom/writers'
import { isStatic } from '../../page/page-config'

const LAZY_LOADED = 'e-lazyloaded'
const observe = createSharedIntersections({ rootMargin: '200px 0px' })

/** Loads a container's background picture once the container is within 200 px of the viewport (contract core §8). */
export function start(host: HTMLElement): () => void {
  const { set, stop } = createWriters()
  let stopWaiting = () => {}
  const load = () => {
    stopWaiting()
    set(host, { [`.${LAZY_LOADED}`]: true })
  }
  // A statically rendered page is not scrolled.
  if (isStatic()) load()
  else stopWaiting = observe(host, ({ isIntersecting }) => isIntersecting && load())
  return () => {
    stopWaiting()
    stop()
  }
}
