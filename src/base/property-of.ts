/**
 * What browsers define, asked of a node whose own properties may be somebody's: an element called `currentScript` takes the place of the
 * document's property, and a form's field called `closest` or `style` that of the form's (DOM clobbering). Only the document and forms
 * have such properties; where a node is neither, ask it directly.
 */
export const propertyOf = <T extends Node, K extends keyof T>(node: T, name: K): T[K] =>
  Reflect.get(Object.getPrototypeOf(node), name, node)

export const closestOf = <E extends Element = HTMLElement>(el: Element, selector: string): E | null =>
  propertyOf(el, 'closest').call(el, selector) as E | null
export const matchesSelector = (el: Element, selector: string): boolean => propertyOf(el, 'matches').call(el, selector)
