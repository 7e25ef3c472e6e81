import { queryAll } from '../base/query-all'

/**
 * Records elements with their contents before a third-party script rewrites them; the returned function restores the same nodes with their
 * attributes.
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
