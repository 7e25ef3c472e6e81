import { getGlobal } from '../base/values'
import type { JQuery, NodeSet } from './types'

/** The page's jQuery, if any: add-ons expect its sets, and use it to listen to events that only jQuery triggers. */
export const jquery = (): JQuery | undefined => {
  const jQuery = getGlobal<JQuery>('jQuery')
  return typeof jQuery === 'function' ? jQuery : undefined
}

/** The node in a jQuery set, or the node itself. Not just `[0]`, which windows and forms have as well. */
export const unwrap = <N>(target: N | NodeSet<N>): N =>
  Array.isArray(target) || typeof (target as { jquery?: unknown } | null | undefined)?.jquery === 'string'
    ? (target as NodeSet<N>)[0]
    : (target as N)

/** The node in a jQuery set or, without jQuery, in an array, which is indexed the same way. */
export const wrapElement = <N>(node: N): NodeSet<N> => (jquery()?.(node) as NodeSet<N> | undefined) ?? [node]
