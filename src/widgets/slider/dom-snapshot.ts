import { moveNode } from '../../dom/move'

const OUR_CLASS = /^(swiper|skerry)\b/

/**
 * Remembers what Swiper writes over: classes, styles, its index attribute and the order of the slides. The returned function restores
 * the markup exactly. Classes and children that somebody else added meanwhile stay.
 */
export function takeSnapshot(wrapper: HTMLElement, nodes: HTMLElement[]): () => void {
  const order = [...wrapper.childNodes]
  const served = nodes.map((el) => ({
    el,
    style: el.getAttribute('style'),
    className: el.getAttribute('class'),
    tokens: new Set(el.classList),
  }))
  return () => {
    const now = [...wrapper.childNodes]
    if (order.some((node, i) => node !== now[i])) for (const node of order) moveNode(node, wrapper, null)
    for (const { el, style, className, tokens } of served) {
      el.removeAttribute('data-swiper-slide-index')
      for (const token of [...el.classList]) if (OUR_CLASS.test(token) && !tokens.has(token)) el.classList.remove(token)
      for (const token of tokens) if (OUR_CLASS.test(token)) el.classList.add(token)
      // With no class of somebody else's left, the attribute gets its very text back, white space included.
      const isSame = el.classList.length === tokens.size && [...el.classList].every((token) => tokens.has(token))
      if (isSame) restoreAttribute(el, 'class', className)
      restoreAttribute(el, 'style', style)
    }
  }
}

function restoreAttribute(el: HTMLElement, name: string, value: string | null): void {
  if (el.getAttribute(name) === value) return
  if (value === null) el.removeAttribute(name)
  else el.setAttribute(name, value)
}
