/**
 * Reads what browsers define on a node. A form's field named `style` or `closest` shadows the form's property, and an element named
 * `currentScript` the document's (DOM clobbering).
 *
 * The rule: an `Element`, `HTMLElement` or `Node` in TypeScript may be a form. Read `closest`, `matches`, `contains`, `querySelector`,
 * `querySelectorAll`, `id`, `style`, `dataset`, `classList`, `parentElement` and `children` of it only through `propertyOf`, `closestOf`,
 * `matchesSelector`, `queryFirst`, `queryAll` or `containsNode`; read the document through base/document.ts. Specific types
 * (`HTMLDialogElement`) and `createElement('div')` are never forms: read them directly. A widget may also read directly what its own
 * selector found inside its host, but not the host, event targets, or what is around or beside them. test/unit/direct-asks.test.ts finds
 * every other place, and has the exceptions by file, with the reasons.
 */
export const propertyOf = <T extends Node, K extends keyof T>(node: T, name: K): T[K] =>
  Reflect.get(Object.getPrototypeOf(node), name, node)

// Straight from the one prototype that has them: the scan asks these of each host for every widget.
export const closestOf = <E extends Element = HTMLElement>(el: Element, selector: string): E | null =>
  Element.prototype.closest.call(el, selector) as E | null
export const matchesSelector = (el: Element, selector: string): boolean => Element.prototype.matches.call(el, selector)
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
