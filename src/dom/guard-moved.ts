/** What we have moved out of one parent: each node with the comment that marks its place there. */
export type Moved = Map<Node, Node>

/** Where a node stands: what marks its place once it has been moved by `move`. */
export function markOf(node: Node, move: () => void): Node | null {
  const { parentNode, nextSibling } = node
  move()
  return nextSibling?.previousSibling ?? parentNode?.lastChild ?? null
}

const METHODS = ['removeChild', 'replaceChild', 'insertBefore', 'appendChild'] as const

/**
 * Frameworks take out a node, or add one before it, by its parent as they know it, and throw where it is no child of that any more. While some
 * children of `parent` stand elsewhere, one that is added before such a child goes before its place; and before such a child is taken out, replaced
 * or put elsewhere itself, `putBack` puts all of them back. The returned function ends that.
 */
export function guardMoved(parent: Node, moved: Moved, putBack: () => void): () => void {
  let isOver = false
  const isAway = (node: Node | null | undefined) => !isOver && !!node && moved.has(node) && node.parentNode !== parent
  const stops = METHODS.map((name) => {
    const had = Object.hasOwn(parent, name)
    const before = parent[name] as (...nodes: (Node | null)[]) => Node
    const own = (...nodes: (Node | null)[]) => {
      const [node, ref] = nodes
      if (name === 'insertBefore' && !isAway(node) && isAway(ref)) return before.call(parent, node as Node, moved.get(ref as Node) ?? null)
      if (nodes.some(isAway)) putBack()
      return before.apply(parent, nodes)
    }
    Object.assign(parent, { [name]: own })
    return () => {
      if ((parent[name] as unknown) !== own) return
      if (had) Object.assign(parent, { [name]: before })
      else Reflect.deleteProperty(parent, name)
    }
  })
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}
