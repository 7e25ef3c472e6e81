import { propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { onVisible } from '../../dom/on-visible'
import { createWriters } from '../../dom/writers'

/** The inner elements that the mark names; none if it is empty or an invalid selector. */
function partsOf(host: HTMLElement): HTMLElement[] {
  try {
    return queryAll(host, propertyOf(host, 'dataset').eBgLazyload as string)
  } catch {
    return []
  }
}

/** Loads the pictures of an element, and of the parts its mark names, once it is within 200 px of the viewport. */
export function start(host: HTMLElement): () => void {
  const parts = [host, ...partsOf(host)]
  const writers = createWriters()
  const load = () => {
    for (const el of parts) writers.set(el, { '.lazyloaded': true })
  }
  const stopWaiting = onVisible(host, load, '200px 0px')
  return () => {
    stopWaiting()
    writers.stop()
  }
}
