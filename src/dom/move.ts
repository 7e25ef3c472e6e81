/** Nodes that we took from their places, each with the comment that marks its place. */
const placeholders = new WeakMap<Node, Node>()

/**
 * Whether we took the node out of the document and will put it back, so that its islands live on: its placeholder is in the document, or in
 * something else that will be put back.
 */
export const isTemporarilyDetached = (node: Node): boolean => {
  const placeholder = placeholders.get(node.getRootNode()) ?? placeholders.get(node)
  return !!placeholder && (placeholder.isConnected || isTemporarilyDetached(placeholder))
}

type Movable = Node & { moveBefore?: (node: Node, before: Node | null) => void }
/** Moves a node, by `moveBefore` where there is one, which keeps iframes, focus and animations alive. */
export function moveNode(node: Node, parent: Node, before: Node | null): void {
  const to = parent as Movable
  if (to.moveBefore && node.isConnected && parent.isConnected) to.moveBefore(node, before)
  else parent.insertBefore(node, before)
}

/** Takes a node out of the page, or moves it by `put`; the returned function puts it back exactly where it was. */
export function detach(node: Element, put?: (node: Element) => void): () => void {
  const placeholder = new Comment()
  node.before(placeholder)
  placeholders.set(node, placeholder)
  if (put) put(node)
  else node.remove()
  return () => {
    placeholders.delete(node)
    // With its place gone, the node goes too.
    if (placeholder.parentNode) moveNode(node, placeholder.parentNode, placeholder)
    else node.remove()
    placeholder.remove()
  }
}
