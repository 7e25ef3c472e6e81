import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { asObject, getGlobal } from '../base/values'

type Morph = (from: unknown, ...rest: unknown[]) => unknown
type Swap = (root: HTMLElement) => void

/** The libraries, with their functions that compare. Livewire calls Alpine's, htmx and Turbo's older extensions Idiomorph's. */
const MORPHS = [
  ['Alpine', 'morph'],
  ['Alpine', 'morphBetween'],
  ['Idiomorph', 'morph'],
] as const

/** The element in which a morph happens: the first argument, or the parent of the comment where a part begins. */
const rootOf = (from: unknown) => (from instanceof HTMLElement ? from : from instanceof Comment ? from.parentElement : undefined)

/**
 * These compare the running page with new HTML, node by node, and fire no event. So what they are about to change is restored as served first,
 * and mounted again afterwards. They may load after us. The returned function ends this.
 */
export function followMorphs(unmount: Swap, scan: Swap): () => void {
  const stops: (() => void)[] = []
  const followed = new Set<unknown>()
  const follow = () => {
    for (const [name, method] of MORPHS) {
      const library = getGlobal<Record<string, unknown>>(name)
      const before = asObject(library)[method] as Morph
      if (typeof before !== 'function' || followed.has(before)) continue
      const own: Morph = (from, ...rest) => {
        const root = rootOf(from)
        if (root) unmount(root)
        try {
          return before.call(library, from, ...rest)
        } finally {
          if (root?.isConnected) scan(root)
        }
      }
      followed.add(own)
      Object.assign(library as object, { [method]: own })
      stops.push(() => {
        if (asObject(library)[method] === own) Object.assign(library as object, { [method]: before })
      })
    }
  }
  follow()
  stops.push(on(window, 'load', follow))
  return () => stopAll(stops)
}
