/** Selectors for parse5 trees, read and answered by css-select. What it cannot read throws, so nothing is judged by half a selector. */
import { compile as compileSelector, type Options } from 'css-select'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

const MAP = Symbol('attributes')
/** A node's attributes as a map, cached: pages have 100,000 elements, each tested by dozens of selectors. */
export function attributes(node: Tree.Element & { [MAP]?: Map<string, string> }) {
  node[MAP] ??= new Map(node.attrs.map(({ name, value }) => [name, value]))
  return node[MAP]
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node
const childrenOf = (node: Tree.Node): Tree.Node[] => ('childNodes' in node ? node.childNodes : [])

/** All descendant elements, in document order; without template contents, as in browsers. */
export function* descendants(node: Tree.ParentNode) {
  const open = childrenOf(node).filter(isElement).reverse()
  for (let next = open.pop(); next; next = open.pop()) {
    yield next
    for (let i = next.childNodes.length - 1; i >= 0; i--) {
      const child = next.childNodes[i]
      if (child && isElement(child)) open.push(child)
    }
  }
}

const textOf = (node: Tree.Node): string => ('value' in node ? node.value : childrenOf(node).map(textOf).join(''))
const OPTIONS: Options<Tree.Node, Tree.Element> = {
  adapter: {
    isTag: isElement,
    getName: ({ tagName }) => tagName.toLowerCase(),
    getAttributeValue: (node, name) => attributes(node).get(name),
    hasAttrib: (node, name) => attributes(node).has(name),
    getChildren: childrenOf,
    getParent: ({ parentNode }) => parentNode,
    getSiblings: (node) => ('parentNode' in node && node.parentNode ? childrenOf(node.parentNode) : [node]),
    getText: textOf,
    // Only for searches, which we do ourselves.
    removeSubsets: (nodes) => nodes,
  },
}

type Test = (node: Tree.Element) => boolean
const compiled = new Map<string, Test>()
/** Compiles a selector to a function that tests a node. */
export function compile(selector: string): Test {
  const test = compiled.get(selector) ?? compileSelector(selector, OPTIONS)
  compiled.set(selector, test)
  return test
}
