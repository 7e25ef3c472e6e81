import { moveNode } from '../../dom/move'

/** Undoes a list of things, the latest first. */
export function stopAll(stops: (() => void)[]): void {
  for (const stop of stops.splice(0).reverse()) stop()
}

const OURS = /^(swiper|skerry)\b/

/**
 * Remembers what Swiper will write over (classes, styles, its index attribute, the order of the slides),
 * and gives the function that puts it back to the letter.
 */
export function takeSnapshot(wrapper: HTMLElement, nodes: HTMLElement[]): () => void {
  const order = [...wrapper.childNodes]
  const served = nodes.map((el) => ({ el, style: el.getAttribute('style'), text: el.getAttribute('class'), tokens: new Set(el.classList) }))
  return () => {
    const now = [...wrapper.childNodes]
    if (order.some((node, i) => node !== now[i])) for (const node of order) moveNode(node, wrapper, null)
    for (const { el, style, text, tokens } of served) {
      el.removeAttribute('data-swiper-slide-index')
      for (const token of [...el.classList]) if (OURS.test(token) && !tokens.has(token)) el.classList.remove(token)
      for (const token of tokens) if (OURS.test(token)) el.classList.add(token)
      // Somebody else's class stays; otherwise the very text, white space and all.
      const isSame = el.classList.length === tokens.size && [...el.classList].every((token) => tokens.has(token))
      if (isSame) put(el, 'class', text)
      put(el, 'style', style)
    }
  }
}

function put(el: HTMLElement, name: string, value: string | null): void {
  if (el.getAttribute(name) === value) return
  if (value === null) el.removeAttribute(name)
  else el.setAttribute(name, value)
}

/**
 * Swiper keeps an endless row by moving slides from one end to the other. Moved by `moveBefore`, films in them play on
 * and the focus stays.
 */
export function patchMoves(wrapper: HTMLElement): () => void {
  Object.assign(wrapper, {
    // A cube's shadow stays the last: Swiper counts what stands before a slide, and would count it too.
    append: (node: Node) => moveNode(node, wrapper, wrapper.querySelector(':scope>.swiper-cube-shadow')),
    prepend: (node: Node) => moveNode(node, wrapper, wrapper.firstChild),
  })
  return () => {
    Reflect.deleteProperty(wrapper, 'append')
    Reflect.deleteProperty(wrapper, 'prepend')
  }
}

/** Adds whole sets of copies where the slides alone are too few to go round. */
export function addCopies(wrapper: HTMLElement, slides: HTMLElement[], sets: number): HTMLElement[] {
  const copies = Array.from({ length: sets - 1 }, () => slides.map(copyOf)).flat()
  wrapper.append(...copies)
  return copies
}

function copyOf(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement
  copy.classList.add('swiper-slide-duplicate')
  for (const el of [copy, ...copy.querySelectorAll('[id]')]) el.removeAttribute('id')
  return copy
}
