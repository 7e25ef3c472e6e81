import { propertyOf } from './property-of'

/** Creates an element with attributes. */
export function createElement<K extends keyof HTMLElementTagNameMap>(tag: K, attributes?: Record<string, string>): HTMLElementTagNameMap[K]
export function createElement(tag: string, attributes?: Record<string, string>): HTMLElement
export function createElement(tag: string, attributes: Record<string, string> = {}): HTMLElement {
  const el = propertyOf(document, 'createElement').call(document, tag)
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value)
  return el
}
