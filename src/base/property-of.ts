/**
 * Reads what browsers define on a node of the page. A form field called `style` or `closest` shadows the form's property, and an element called
 * `currentScript` shadows the document's (DOM clobbering).
 *
 * The rule: what TypeScript calls `Element`, `HTMLElement` or `Node` may be a form. Read its `closest`, `matches`, `contains`, `querySelector`,
 * `querySelectorAll`, `id`, `style`, `dataset`, `classList`, `parentElement` and `children` only through `propertyOf` and its relatives `closestOf`,
 * `matchesSelector`, `queryFirst`, `queryAll` and `containsNode`, and the document only through base/document.ts. What has a type of its own
 * (`HTMLDialogElement`) or comes from `createElement('div')` is not a form: read it directly. A widget may do the same with what its own selector
 * found inside its host, but not with the host, with an event's target, or with anything around them. test/unit/direct-asks.test.ts lists the
 * exceptions.
 */
export const propertyOf = <T extends Node, K extends keyof T>(node: T, name: K): T[K] =>
  Reflect.get(Object.getPrototypeOf(node), name, node)

export const closestOf = <E extends Element = HTMLElement>(el: Element, selector: string): E | null =>
  propertyOf(el, 'closest').call(el, selector) as E | null
export const matchesSelector = (el: Element, selector: string): boolean => propertyOf(el, 'matches').call(el, selector)
export const containsNode = (node: Node, other: Node | null): boolean => Node.prototype.contains.call(node, other)
