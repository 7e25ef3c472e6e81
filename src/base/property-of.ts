/**
 * What browsers define, asked of a node of the page. A form's field called `style` or `closest` takes the place of the form's property, and
 * an element called `currentScript` that of the document's (DOM clobbering).
 *
 * The rule: what TypeScript calls `Element`, `HTMLElement` or `Node` may be a form. Ask it for `closest`, `matches`, `contains`,
 * `querySelector`, `querySelectorAll`, `id`, `style`, `dataset`, `classList`, `parentElement` and `children` only by `propertyOf` and its
 * kin: `closestOf`, `matchesSelector`, `queryFirst`, `queryAll`, `containsNode`; the document by base/document.ts. What has a type of its
 * own (`HTMLDialogElement`), or was made by `createElement('div')`, is none: ask it directly. So may a widget ask what its own selector found
 * inside of its host, but not the host, what an event met, or what is around them. test/unit/direct-asks.test.ts names the places that do not.
 */
export const propertyOf = <T extends Node, K extends keyof T>(node: T, name: K): T[K] =>
  Reflect.get(Object.getPrototypeOf(node), name, node)

// Straight from the one prototype that has them: the scan asks these of each host for every widget.
export const closestOf = <E extends Element = HTMLElement>(el: Element, selector: string): E | null =>
  Element.prototype.closest.call(el, selector) as E | null
export const matchesSelector = (el: Element, selector: string): boolean => Element.prototype.matches.call(el, selector)
export const containsNode = (node: Node, other: Node | null): boolean => Node.prototype.contains.call(node, other)
