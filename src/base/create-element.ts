import { ofDocument } from './document'

type Attributes = Record<string, string | undefined>

/** Creates an element with attributes and contents. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes?: Attributes,
  ...contents: (Node | string)[]
): HTMLElementTagNameMap[K]
export function createElement(tag: string, attributes?: Attributes, ...contents: (Node | string)[]): HTMLElement
export function createElement(tag: string, attributes: Attributes = {}, ...contents: (Node | string)[]): Element {
  return furnish(ofDocument('createElement').call(document, tag), attributes, contents)
}

/** The same for a part of an SVG. */
export const createSvg = (tag: string, attributes: Attributes = {}, ...contents: Node[]): SVGElement =>
  furnish(ofDocument('createElementNS').call(document, 'http://www.w3.org/2000/svg', tag) as SVGElement, attributes, contents)

function furnish<E extends Element>(el: E, attributes: Attributes, contents: (Node | string)[]): E {
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) el.setAttribute(name, value)
  el.append(...contents)
  return el
}
