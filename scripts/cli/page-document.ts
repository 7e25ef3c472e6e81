/** A page's source as a document for our source to read: nothing in it runs or loads. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { PlacedElement } from '../../demo/server/html-edit'

/** Drawings and styles say nothing about settings, and scripts do not run. */
const EMPTY = new Set(['svg', 'style', 'script', 'noscript', 'math'])

export interface PageDocument {
  html: string
  /** An element's node in the source; those added by the parser have no place in it. */
  nodeOf: (el: Element) => PlacedElement | undefined
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node
const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text'

function setAttributes(el: Element, attrs: Tree.Element['attrs']) {
  for (const { name, value } of attrs) {
    try {
      el.setAttribute(name, value)
    } catch {
      // Parsers accept names that scripts cannot set: `"`, `{{…}}`.
    }
  }
}

/** Replaces a document's contents with a page. */
export function openPage(html: string, document: Document): PageDocument {
  const nodes = new WeakMap<Element, PlacedElement>()
  const fill = (el: Element, node: Tree.Element) => {
    setAttributes(el, node.attrs)
    if (node.sourceCodeLocation) nodes.set(el, node as PlacedElement)
    if (EMPTY.has(node.tagName)) return
    for (const child of node.childNodes) {
      if (isText(child)) el.append(document.createTextNode(child.value))
      else if (isElement(child)) fill(el.appendChild(document.createElement(child.tagName)), child)
    }
  }
  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  root.replaceChildren()
  const parsed = parse(html, { sourceCodeLocationInfo: true }).childNodes.find(isElement)
  if (parsed) fill(root, parsed)
  return { html, nodeOf: (el) => nodes.get(el) }
}
