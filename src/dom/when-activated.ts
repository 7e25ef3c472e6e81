import { ofDocument } from '../base/document'
import { on } from '../base/events'

/** Whether the browser is prerendering the page, for a visitor who may never come. Missing in some browsers and in TypeScript's types. */
export const isPrerendering = (): boolean => Boolean(ofDocument('prerendering' as keyof Document))

/**
 * Calls `then` once the page is visible: immediately, except while prerendering, when nothing must count, play or wait. The returned
 * function stops waiting, or undoes `then`.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: something done once needs no undo
export function whenActivated(then: () => (() => void) | void): () => void {
  let stop: (() => void) | undefined
  const begin = () => {
    stop = then() ?? (() => {})
  }
  if (isPrerendering()) stop = on(document, 'prerenderingchange', begin, { once: true })
  else begin()
  return () => stop?.()
}
