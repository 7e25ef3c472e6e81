/** What we took out, with the mark at its place. */
const held = new WeakMap<Node, Node>()
/** True for a node that we took out of the document ourselves and will put back: its islands are asleep, not gone, as long as its place is there. */
export const isTemporarilyDetached = (node: Node): boolean => {
  const mark = held.get(node.getRootNode()) ?? held.get(node)
  return !!mark && (mark.isConnected || isTemporarilyDetached(mark))
}

type Movable = Node & { moveBefore?: (node: Node, before: Node | null) => void }
/** Moves a node; by `moveBefore` where there is one, so that iframes, focus and animations live on. */
export function moveNode(node: Node, parent: Node, before: Node | null): void {
  const to = parent as Movable
  if (to.moveBefore && node.isConnected && parent.isConnected) to.moveBefore(node, before)
  else parent.insertBefore(node, before)
}

/** Takes a node out of the page, or to where `put` moves it; the returned function puts it back exactly where it was. */
export function detach(node: Element, put?: (node: Element) => void): () => void {
  const mark = document.createComment('')
  node.before(mark)
  held.set(node, mark)
  if (put) put(node)
  else node.remove()
  return () => {
    held.delete(node)
    // When its surroundings are gone there is no home to return to.
    if (mark.parentNode) moveNode(node, mark.parentNode, mark)
    else node.remove()
    mark.remove()
  }
}
