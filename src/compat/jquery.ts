import { getGlobal } from '../base/values'
import type { JQuery, NodeSet } from './types'

/** The page's jQuery, when it has one: add-ons expect jQuery sets, and listen with it to events that jQuery alone triggers. */
export const jquery = (): JQuery | undefined => {
  const jQuery = getGlobal<JQuery>('jQuery')
  return typeof jQuery === 'function' ? jQuery : undefined
}

/** The node in a jQuery set, or the node itself: a window and a form have something at `[0]` as well. */
export const unwrap = <N>(target: N | NodeSet<N>): N =>
  Array.isArray(target) || typeof (target as { jquery?: unknown } | null | undefined)?.jquery === 'string'
    ? (target as NodeSet<N>)[0]
    : (target as N)

/** The element in a jQuery set; on a page without jQuery in an array, which can be indexed like one. */
export const wrapElement = <N>(node: N): NodeSet<N> => (jquery()?.(node) as NodeSet<N> | undefined) ?? [node]
