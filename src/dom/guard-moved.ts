/** Nodes we have moved out of one parent, with the comments that mark their places. */
export type Moved = Map<Node, Node>

/** The comment marking a node's place after `move` has moved it. */
export function markOf(node: Node, move: () => void): Node | null {
  const { parentNode, nextSibling } = node
  move()
  return nextSibling?.previousSibling ?? parentNode?.lastChild ?? null
}

type Method = (...nodes: (Node | string | null)[]) => unknown

/** Puts a method of a node's own before the native one. The returned function takes it away. */
function override(node: Node, name: string, run: (native: Method, nodes: Parameters<Method>) => unknown): () => void {
  const had = Object.hasOwn(node, name)
  const before = Reflect.get(node, name) as Method
  const own: Method = (...nodes) => run(before.bind(node), nodes)
  // A form's field of this name cannot be replaced; then the method is not asked either.
  if (!Reflect.set(node, name, own)) return () => {}
  return () => {
    if (Reflect.get(node, name) !== own) return
    if (had) Object.assign(node, { [name]: before })
    else Reflect.deleteProperty(node, name)
  }
}

const OF_PARENTS = ['removeChild', 'replaceChild', 'insertBefore', 'appendChild']
const OF_CHILDREN = ['remove', 'replaceWith', 'before', 'after']

/**
 * Frameworks remove a node, or insert before it, through the parent they know, and throw if it is no longer a child. While some children of
 * `parent` are elsewhere, inserting before such a child inserts before its place; and before it is removed, replaced or moved, `putBack`
 * restores all of them. Others ask the node itself, as Alpine and Svelte do: then `putBack` comes first. The returned function ends this.
 */
export function guardMoved(parent: Node, moved: Moved, putBack: () => void): () => void {
  let isOver = false
  const isAway = (node: Node | string | null | undefined) =>
    !isOver && node instanceof Node && moved.has(node) && node.parentNode !== parent
  const ofParent = OF_PARENTS.map((name) =>
    override(parent, name, (native, nodes) => {
      const [node, ref] = nodes
      if (name === 'insertBefore' && !isAway(node) && isAway(ref)) return native(node as Node, moved.get(ref as Node) ?? null)
      if (nodes.some(isAway)) putBack()
      return native(...nodes)
    }),
  )
  const ofChildren = [...moved.keys()].flatMap((child) =>
    OF_CHILDREN.map((name) =>
      override(child, name, (native, nodes) => {
        if (!isAway(child)) return native(...nodes)
        const isIn = (node: Node | string | null) => node instanceof Node && node.parentNode === parent
        const neighbours = nodes.filter(isIn)
        putBack()
        // Alpine names the element it finds beside a child. What has gone by now was ours.
        return native(...nodes.filter((node) => isIn(node) || !neighbours.includes(node)))
      }),
    ),
  )
  return () => {
    isOver = true
    for (const stop of [...ofParent, ...ofChildren]) stop()
  }
}
