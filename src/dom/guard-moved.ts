/** Nodes we have moved out of one parent, with the comments that mark their places. */
export type Moved = Map<Node, Node>

/** The comment marking a node's place after `move` has moved it. */
export function markOf(node: Node, move: () => void): Node | null {
  const { parentNode, nextSibling } = node
  move()
  return nextSibling?.previousSibling ?? parentNode?.lastChild ?? null
}

const METHODS = ['removeChild', 'replaceChild', 'insertBefore', 'appendChild'] as const

/**
 * Frameworks remove a node, or insert before it, through the parent they know, and throw if it is no longer a child. While some children of
 * `parent` are elsewhere, inserting before such a child inserts before its place; and before it is removed, replaced or moved, `putBack`
 * restores all of them. The returned function ends this.
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
