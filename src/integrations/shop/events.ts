import { pageBody } from '../../base/document'
import { on } from '../../base/events'
import { guard } from '../../base/report'
import { getGlobal } from '../../base/values'

type Listener = (event: unknown, ...details: unknown[]) => void
interface JQuerySet {
  on: (name: string, run: Listener) => void
  off: (name: string, run: Listener) => void
  trigger: (name: string, details: unknown[]) => void
}

/** The page's jQuery, which the shop's scripts load: only jQuery sees their events (contract shop §8). */
const jquery = () => {
  const found = getGlobal<(target: Node) => JQuerySet>('jQuery')
  return typeof found === 'function' ? found : undefined
}

/** Calls `use` with the page's jQuery. An optimiser may delay jQuery until the visitor acts, so retry whenever a file loads. */
function withJquery(use: (query: (target: Node) => JQuerySet) => () => void): () => void {
  let stop = () => {}
  const attempt = () => {
    const found = jquery()
    if (!found) return false
    stop()
    stop = use(found)
    return true
  }
  // A file's `load` event reaches only the document.
  if (!attempt()) stop = on(document, 'load', attempt, { capture: true })
  return () => stop()
}

/** Listens for shop events, space-separated, on the body or `target`; the returned function stops. */
export const onShop = (names: string, run: Listener, target: Node = pageBody()): (() => void) =>
  withJquery((query) => {
    query(target).on(names, run)
    return () => query(target).off(names, run)
  })

/** Triggers an event for the shop's scripts. Errors thrown by their listeners are reported. */
export const triggerShop = (name: string, details: unknown[]): void =>
  guard('shop', `a listener of ${name} failed`, () => jquery()?.(pageBody()).trigger(name, details))
