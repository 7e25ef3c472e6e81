/** Creates an element with attributes. */
export function createElement(tag: string, attributes: Record<string, string>): HTMLElement {
  const el = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value)
  return el
}
