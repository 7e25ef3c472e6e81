import { containsNode } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { onMutation } from '../../dom/observe'
import { createWriters } from '../../dom/writers'

/**
 * Writes attributes, classes and styles on all matches in `host`, including those that the shop's scripts add later. The returned function
 * restores them.
 */
export function keepWritten(host: HTMLElement, selector: string, values: Record<string, unknown>): () => void {
  const writers = createWriters()
  let written: HTMLElement[] = []
  const write = () => {
    for (const el of written) if (!containsNode(host, el)) writers.release(el)
    written = queryAll(host, selector)
    for (const el of written) writers.set(el, values)
  }
  write()
  const stop = onMutation(host, write, { childList: true, subtree: true })
  return () => {
    stop()
    writers.stop()
  }
}
