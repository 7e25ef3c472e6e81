import { propertyOf } from '../base/property-of'

/** Nodes that we took from their places, each with the comment that marks its place and with where we have put it. */
const places = new WeakMap<Node, { placeholder: Node; home: Node | null }>()

/**
 * Whether a node is on the page, or we will put it back there, so that its islands live on. Where we have put it does not count: if its place is
 * gone, the node is gone, and so it is if somebody has taken it from where we put it.
 */
export function isOnPage(node: Node): boolean {
  for (let at: Node | null = node; at; at = propertyOf(at, 'parentNode')) {
    const place = places.get(at)
    if (place && propertyOf(at, 'parentNode') === place.home) return isOnPage(place.placeholder)
  }
  return node.isConnected
}

type Movable = Node & { moveBefore?: (node: Node, before: Node | null) => void }
/** Moves a node, by `moveBefore` where there is one, which keeps iframes, focus and animations alive. */
export function moveNode(node: Node, parent: Node, before: Node | null): void {
  const to = parent as Movable
  if (to.moveBefore && node.isConnected && parent.isConnected) to.moveBefore(node, before)
  else parent.insertBefore(node, before)
}

/**
 * Takes a node out of the page, or moves it with `put`. The returned function puts it back exactly where it was, unless somebody else has moved it
 * meanwhile.
 */
export function detach(node: Element, put?: (node: Element) => void): () => void {
  const placeholder = new Comment()
  node.before(placeholder)
  if (put) put(node)
  else node.remove()
  const home = node.parentNode
  places.set(node, { placeholder, home })
  return () => {
    places.delete(node)
    if (node.parentNode === home) {
      // If its place is gone, the node goes too.
      if (placeholder.parentNode) moveNode(node, placeholder.parentNode, placeholder)
      else node.remove()
    }
    placeholder.remove()
  }
}
