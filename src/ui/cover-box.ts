import { createWriter } from '../dom/writer'

/** The height, in px, below which a box has no room for a sentence and a button. */
const MIN_HEIGHT = 120

/**
 * Lays `el`, which is in `box`, over the whole box if that has room for it, and marks it with `data-cover`. In a box that is too low, it stays in the
 * flow. The returned function restores the box.
 */
export function coverBox(box: HTMLElement, el: HTMLDivElement | HTMLAnchorElement | HTMLButtonElement): (() => void) | undefined {
  // Out of the flow, it does not add to the height that is measured here.
  el.dataset.cover = ''
  if (box.clientHeight < MIN_HEIGHT) {
    delete el.dataset.cover
    return undefined
  }
  if (getComputedStyle(box).position !== 'static') return undefined
  const { set, stop } = createWriter(box)
  set('$position', 'relative')
  return stop
}
