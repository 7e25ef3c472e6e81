import { createElement } from '../../base/create-element'
import { propertyOf } from '../../base/property-of'
import { moveNode } from '../../dom/move'

const OUR_CLASS = /^(swiper|skerry)\b/

/**
 * Records what Swiper overwrites: classes, styles, its index attribute and the order of the slides. The returned function restores the
 * markup exactly, but keeps classes and children that other scripts added.
 */
export function takeSnapshot(wrapper: HTMLElement, nodes: HTMLElement[]): () => void {
  const order = [...wrapper.childNodes]
  const served = nodes.map((el) => ({
    el,
    style: el.getAttribute('style'),
    className: el.getAttribute('class'),
    tokens: new Set(propertyOf(el, 'classList')),
  }))
  return () => {
    const now = [...wrapper.childNodes]
    // A slide that another script removed stays removed.
    const left = order.filter((node) => node.parentNode === wrapper)
    if (left.some((node, i) => node !== now[i])) for (const node of left) moveNode(node, wrapper, null)
    for (const { el, style, className, tokens } of served) {
      const classes = propertyOf(el, 'classList')
      el.removeAttribute('data-swiper-slide-index')
      for (const token of [...classes]) if (OUR_CLASS.test(token) && !tokens.has(token)) classes.remove(token)
      for (const token of tokens) if (OUR_CLASS.test(token)) classes.add(token)
      // If no other script added or removed a class, restore the attribute's exact text, including white space.
      const isSame = classes.length === tokens.size && [...classes].every((token) => tokens.has(token))
      if (isSame) restoreAttribute(el, 'class', className)
      restoreStyle(el, style)
    }
  }
}

/**
 * Undoes what Swiper wrote. The snapshot may hold another island's styles, such as scroll effects, that have since been removed. So of the
 * missing styles only sizes and margins, which Swiper clears, are restored, and custom properties that are not Swiper's are kept.
 */
function restoreStyle(el: HTMLElement, text: string | null): void {
  const served = createElement('div').style
  const current = propertyOf(el, 'style')
  served.cssText = text ?? ''
  const names = [...new Set([served, current].flatMap((style) => Array.from(style)))]
  for (const name of names) {
    const [before, now] = [served, current].map((style) => style.getPropertyValue(name))
    const isSwipers = now ? !/^--(?!swiper)/.test(name) : /^(width|height|margin)/.test(name)
    if (isSwipers && before !== now) current.setProperty(name, before as string, served.getPropertyPriority(name))
  }
  // Restores the attribute's exact text, or removes it, unless another script's styles remain.
  if (names.every((name) => current.getPropertyValue(name) === served.getPropertyValue(name))) restoreAttribute(el, 'style', text)
  else if (!current.length) el.removeAttribute('style')
}

function restoreAttribute(el: HTMLElement, name: string, value: string | null): void {
  if (el.getAttribute(name) === value) return
  if (value === null) el.removeAttribute(name)
  else el.setAttribute(name, value)
}
