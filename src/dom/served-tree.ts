import { queryAll } from '../base/query-all'

/**
 * Remembers elements with all their contents, which somebody else's script is about to rewrite. The returned function puts the very same nodes back,
 * with the attributes that they had.
 */
export function rememberTree(root: Element): () => void {
  const served = [root, ...queryAll(root, '*')].map((el) => ({
    el,
    attributes: [...el.attributes].map(({ name, value }) => [name, value] as const),
    children: [...el.childNodes],
  }))
  return () => {
    for (const { el, attributes, children } of served) {
      const names = new Set(attributes.map(([name]) => name))
      for (const { name } of [...el.attributes]) if (!names.has(name)) el.removeAttribute(name)
      for (const [name, value] of attributes) if (el.getAttribute(name) !== value) el.setAttribute(name, value)
      if (children.length !== el.childNodes.length || children.some((node, i) => node !== el.childNodes[i])) el.replaceChildren(...children)
    }
  }
}
