/** A page's source as a document for our source to read: nothing in it runs or loads. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { PlacedElement } from '../../demo/server/html-edit'

/** Drawings and styles say nothing about settings, and scripts do not run. */
const EMPTY = new Set(['svg', 'style', 'script', 'noscript', 'math'])

/** As in Chromium and WebKit; happy-dom goes through a page by recursion. */
const MAX_DEPTH = 512

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
  // What lies deeper than browsers go becomes a sibling.
  const fill = (root: Element, node: Tree.Element) => {
    const open: { node: Tree.ChildNode; parent: Element; depth: number }[] = []
    const add = (el: Element, node: Tree.Element, parent: Element, depth: number) => {
      setAttributes(el, node.attrs)
      if (node.sourceCodeLocation) nodes.set(el, node as PlacedElement)
      const at = depth < MAX_DEPTH ? el : parent
      if (!EMPTY.has(node.tagName))
        for (const child of [...node.childNodes].reverse()) open.push({ node: child, parent: at, depth: depth + 1 })
    }
    add(root, node, root, 0)
    for (let next = open.pop(); next; next = open.pop()) {
      const { node, parent, depth } = next
      if (isText(node)) parent.append(document.createTextNode(node.value))
      else if (isElement(node)) add(parent.appendChild(document.createElement(node.tagName)), node, parent, depth)
    }
  }
  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  root.replaceChildren()
  const parsed = parse(html, { sourceCodeLocationInfo: true }).childNodes.find(isElement)
  if (parsed) fill(root, parsed)
  return { html, nodeOf: (el) => nodes.get(el) }
}
