import { ofDocument } from '../base/document'
import { on } from '../base/events'

/**
 * Whether the browser is only preparing the page, for a visitor who may never come. Not every browser does that, and TypeScript does not know it yet.
 */
export const isPrerendering = (): boolean => Boolean(ofDocument('prerendering' as keyof Document))

/**
 * Calls `then` once somebody sees the page: at once, except on a prerendered page, which counts, plays and waits for nothing until then. The returned
 * function stops waiting, or stops what `then` has started.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: what is done once leaves nothing to stop
export function whenSeen(then: () => (() => void) | void): () => void {
  let stop: (() => void) | undefined
  const begin = () => {
    stop = then() ?? (() => {})
  }
  if (isPrerendering()) stop = on(document, 'prerenderingchange', begin, { once: true })
  else begin()
  return () => stop?.()
}
