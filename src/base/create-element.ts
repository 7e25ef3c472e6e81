/** Makes an element of ours; attributes by name. */
export function createElement(tag: string, attributes: Record<string, string>): HTMLElement {
  const el = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value)
  return el
}
