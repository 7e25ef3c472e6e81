/** What is done to the markup of a case, and how its settings are written into it. */

/** One change of the markup. `at` and `other` name nodes by their number, which may be larger than there are nodes. */
export interface Change {
  kind: 'drop' | 'double' | 'move' | 'strip' | 'attribute' | 'classes' | 'tag' | 'empty' | 'text' | 'nest'
  at: number
  other: number
  value: string
}

export interface Settings {
  /** Merged into the settings that the element has, or in their place. */
  values: Record<string, unknown>
  instead: boolean
  /** Which of the elements with settings; the first is the root. */
  host: number
  /** Cuts in the text of the settings: `remove` characters at `at` thousandths of its length, and `insert` put there. */
  cuts: { at: number; remove: number; insert: string }[]
}

/** Writes the settings into the attribute that the element already has, or into the first of `attributes`. */
export function writeSettings(root: Element, { values, instead, host, cuts }: Settings, attributes: string[]): void {
  const hosts = [root, ...root.querySelectorAll(attributes.map((name) => `[${name}]`).join())]
  const el = hosts[host % hosts.length] as Element
  const attribute = attributes.find((name) => el.hasAttribute(name)) ?? (attributes[0] as string)
  let text = el.getAttribute(attribute) ?? ''
  if (instead || Object.keys(values).length) text = JSON.stringify({ ...(instead ? {} : parseSettings(text)), ...values })
  for (const { at, remove, insert } of cuts) {
    const from = Math.floor((text.length * at) / 1000)
    text = text.slice(0, from) + insert + text.slice(from + remove)
  }
  el.setAttribute(attribute, text)
}

export function parseSettings(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

const SWAPPED_TAGS = ['div', 'a', 'button', 'form', 'ul', 'span', 'input', 'img', 'dialog', 'details', 'svg', 'video', 'section']
/** Where a served page would itself fetch or run something; what we do is to be seen, not what the page does. */
const NOT_OURS = /^(on|style$|src|srcset$|poster$|data$|action$|formaction$|background$|http-equiv$)/

export function change(body: HTMLElement, { kind, at, other, value }: Change): void {
  const nodes = body.querySelectorAll('*')
  const node = nodes[at % nodes.length]
  const second = nodes[other % nodes.length]
  if (!node || !second) return
  const names = node.getAttributeNames()
  const name = names[other % (names.length || 1)]
  if (kind === 'drop') node.remove()
  else if (kind === 'double') node.after(node.cloneNode(true))
  else if (kind === 'move' && !node.contains(second)) second.append(node)
  else if (kind === 'strip' && name) node.removeAttribute(name)
  else if (kind === 'attribute' && name && !NOT_OURS.test(name)) node.setAttribute(name, value)
  else if (kind === 'classes') node.setAttribute('class', second.getAttribute('class') ?? '')
  else if (kind === 'tag') rename(node, SWAPPED_TAGS[other % SWAPPED_TAGS.length] as string)
  else if (kind === 'empty') node.replaceChildren()
  else if (kind === 'text') node.before(value)
  else if (kind === 'nest' && body.firstElementChild && body.innerHTML.length < 10_000) node.append(body.firstElementChild.cloneNode(true))
}

function rename(node: Element, tag: string): void {
  const renamed = node.ownerDocument.createElement(tag)
  for (const { name, value } of node.attributes)
    try {
      renamed.setAttribute(name, value)
    } catch {
      // A parser takes names that a script may not write.
    }
  renamed.append(...node.childNodes)
  node.replaceWith(renamed)
}
