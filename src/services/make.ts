/** Makes an element of ours; attributes by name. */
export function make(tag: string, attributes: Record<string, string>): HTMLElement {
  const el = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value)
  return el
}

/** The text in the language of `el`: English, or Polish for pages that say they are. */
export function inLanguage([english, polish]: readonly [string, string], el: Element): string {
  return el.matches(':lang(pl)') ? polish : english
}
