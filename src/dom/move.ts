import { propertyOf } from '../base/property-of'

/** Moved nodes, each with the comment that marks its place, and where we put it. */
const places = new WeakMap<Node, { placeholder: Node; home: Node | null }>()

/**
 * Whether a node is on the page, or will be put back there by us, so that its islands survive. If its place is gone, or other code has
 * taken it from where we put it, it is not.
 */
export function isOnPage(node: Node): boolean {
  for (let at: Node | null = node; at; at = propertyOf(at, 'parentNode')) {
    const place = places.get(at)
    if (place && propertyOf(at, 'parentNode') === place.home) return isOnPage(place.placeholder)
  }
  return node.isConnected
}

type Movable = Node & { moveBefore?: (node: Node, before: Node | null) => void }
/** Moves a node, with `moveBefore` if supported, which keeps iframes, focus and animations alive. */
export function moveNode(node: Node, parent: Node, before: Node | null): void {
  const to = parent as Movable
  if (to.moveBefore && node.isConnected && parent.isConnected) to.moveBefore(node, before)
  else parent.insertBefore(node, before)
}

/**
 * Removes a node from the page, or moves it with `put`; the returned function puts it back in its place, unless other code has moved it.
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
