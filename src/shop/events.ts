import { pageBody } from '../base/document'
import { on } from '../base/events'
import { guard } from '../base/report'
import { getGlobal } from '../base/values'

type Listener = (event: unknown, ...details: unknown[]) => void
interface JQuerySet {
  on: (name: string, run: Listener) => void
  off: (name: string, run: Listener) => void
  trigger: (name: string, details: unknown[]) => void
}

/** The page's jQuery, which the shop's scripts bring: what they tell and hear reaches nobody else (contract shop §8). */
const jquery = () => {
  const found = getGlobal<(target: Node) => JQuerySet>('jQuery')
  return typeof found === 'function' ? found : undefined
}

/** Calls `use` with the page's jQuery. An optimiser may keep that back until the visitor does something: with each file that has come it is asked for again. */
function withJquery(use: (query: (target: Node) => JQuerySet) => () => void): () => void {
  let stop = () => {}
  const attempt = () => {
    const found = jquery()
    if (!found) return false
    stop()
    stop = use(found)
    return true
  }
  // The event of a file goes no further than the document.
  if (!attempt()) stop = on(document, 'load', attempt, { capture: true })
  return () => stop()
}

/** Hears events of the shop, by their names with spaces between, at the body or at `target`, until the returned function is called. */
export const onShop = (names: string, run: Listener, target: Node = pageBody()): (() => void) =>
  withJquery((query) => {
    query(target).on(names, run)
    return () => query(target).off(names, run)
  })

/** Tells the shop's scripts, as its own do. What a listener of theirs throws is reported. */
export const tellShop = (name: string, details: unknown[]): void =>
  guard('shop', `a listener of ${name} failed`, () => jquery()?.(pageBody()).trigger(name, details))
