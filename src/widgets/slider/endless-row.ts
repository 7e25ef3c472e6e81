import { moveNode } from '../../dom/move'
import type { Stop } from './types'

/**
 * Swiper makes a row endless by moving slides between the wrapper's ends, with the wrapper's `append` and `prepend`. This replaces them
 * with `moveBefore` where supported, so that videos keep playing and the focus stays.
 */
export function patchMoves(wrapper: HTMLElement): Stop {
  Object.assign(wrapper, {
    // A cube's shadow stays last: Swiper counts the nodes before a slide and would count the shadow as one.
    append: (node: Node) => moveNode(node, wrapper, wrapper.querySelector(':scope>.swiper-cube-shadow')),
    prepend: (node: Node) => moveNode(node, wrapper, wrapper.firstChild),
  })
  return () => {
    Reflect.deleteProperty(wrapper, 'append')
    Reflect.deleteProperty(wrapper, 'prepend')
  }
}

/** Adds `sets - 1` copies of all slides, for a row with too few slides to go round. */
export function addCopies(wrapper: HTMLElement, slides: HTMLElement[], sets: number): HTMLElement[] {
  const copies = Array.from({ length: sets - 1 }, () => slides.map(copySlide)).flat()
  wrapper.append(...copies)
  return copies
}

/**
 * What opens over the page from anywhere: a copy would open a second time, and take the place of the one with its id. And what widgets in the
 * slide have added: those of the copy add their own.
 */
const NOT_COPIED =
  '[data-widget=popup],[data-widget=off-canvas],[data-widget_type^="off-canvas."],.skerry-ui,.skerry-lottie,.skerry-background-video'

/** A copy without ids, which must stay unique in the page. */
function copySlide(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement
  copy.classList.add('swiper-slide-duplicate')
  for (const el of copy.querySelectorAll(NOT_COPIED)) el.remove()
  for (const el of [copy, ...copy.querySelectorAll('[id]')]) el.removeAttribute('id')
  return copy
}
