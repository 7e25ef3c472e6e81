/**
 * Reads what browsers define on a node. A form's field named `style` or `closest` shadows the form's property, and an element named
 * `currentScript` the document's (DOM clobbering).
 *
 * Guards stand where a form may be: `safe(…)` and the functions below for the targets of events and what is around them, in all code about any
 * element (dom, overlays, runtime), and in widgets whose host or subject is a form; the document is read through base/document.ts. Other
 * widgets ask their host and what is in it directly: `host.querySelector(…)`.
 */
export const propertyOf = <T extends Node, K extends keyof T>(node: T, name: K): T[K] =>
  Reflect.get(Object.getPrototypeOf(node), name, node)

// Straight from the one prototype that has them: the scan asks these of each host for every widget.
export const closestOf = <E extends Element = HTMLElement>(el: Element, selector: string): E | null =>
  Element.prototype.closest.call(el, selector) as E | null
export const attributeOf = (el: Element, name: string): string | null => Element.prototype.getAttribute.call(el, name)
export const matchesSelector = (el: Element, selector: string): boolean => Element.prototype.matches.call(el, selector)
/** Whether a node or an element in an open shadow root is inside. */
export const containsDeep = (node: Node, other: Node): boolean => {
  const { host } = other.getRootNode() as Partial<ShadowRoot>
  return containsNode(node, other) || Boolean(host && containsDeep(node, host))
}
export const containsNode = (node: Node, other: Node | null): boolean => Node.prototype.contains.call(node, other)

/**
 * A node as browsers define it, whatever names its fields have: `safe(form).append(…)`. Only to read, write and call its members; pass the node
 * itself on.
 */
export const safe = <T extends Node>(node: T): T => new Proxy<Node>(node, BUILT_IN) as T
const BUILT_IN: ProxyHandler<Node> = {
  get: (node, name) => {
    const value: unknown = propertyOf(node, name as keyof Node)
    return typeof value === 'function' ? value.bind(node) : value
  },
  set: (node, name, value) => Reflect.set(Object.getPrototypeOf(node), name, value, node),
}
