import { moveNode } from '../../dom/move'
import type { Stop } from './types'

/**
 * Swiper makes an endless row by moving slides from one end of the wrapper to the other, with the wrapper's `append` and `prepend`. Replaced with
 * `moveBefore`, where available, those moves neither restart videos in the slides nor take the focus away.
 */
export function patchMoves(wrapper: HTMLElement): Stop {
  Object.assign(wrapper, {
    // A cube's shadow stays the last child: Swiper counts the nodes before a slide, and would count the shadow as a slide.
    append: (node: Node) => moveNode(node, wrapper, wrapper.querySelector(':scope>.swiper-cube-shadow')),
    prepend: (node: Node) => moveNode(node, wrapper, wrapper.firstChild),
  })
  return () => {
    Reflect.deleteProperty(wrapper, 'append')
    Reflect.deleteProperty(wrapper, 'prepend')
  }
}

/** Adds `sets - 1` copies of the whole set of slides, for a row that has too few slides to fill it all the way round. */
export function addCopies(wrapper: HTMLElement, slides: HTMLElement[], sets: number): HTMLElement[] {
  const copies = Array.from({ length: sets - 1 }, () => slides.map(copySlide)).flat()
  wrapper.append(...copies)
  return copies
}

/** A copy without ids, which must stay unique in the page. */
function copySlide(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement
  copy.classList.add('swiper-slide-duplicate')
  for (const el of [copy, ...copy.querySelectorAll('[id]')]) el.removeAttribute('id')
  return copy
}
