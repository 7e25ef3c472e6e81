import { propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { onVisible } from '../../dom/on-visible'
import { createWriter } from '../../dom/writer'

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
  const writers = [host, ...partsOf(host)].map(createWriter)
  const load = () => {
    for (const { set } of writers) set('.lazyloaded', true)
  }
  const stopWaiting = onVisible(host, load, '200px 0px')
  return () => {
    stopWaiting()
    for (const { stop } of writers) stop()
  }
}
