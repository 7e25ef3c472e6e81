import { createWriters } from '../dom/writers'

/** The height, in px, below which a box has no room for a sentence and a button. */
const MIN_HEIGHT = 120

/**
 * Positions `el`, inside `box`, over all of it if there is room, marked by `data-cover`; in a box too low `el` stays in the flow. The
 * returned function restores the box.
 */
export function coverBox(box: HTMLElement, el: HTMLDivElement | HTMLAnchorElement | HTMLButtonElement): (() => void) | undefined {
  // Out of the flow it does not affect the height measured here.
  el.dataset.cover = ''
  if (box.clientHeight < MIN_HEIGHT) {
    delete el.dataset.cover
    return undefined
  }
  if (getComputedStyle(box).position !== 'static') return undefined
  const { set, stop } = createWriters()
  set(box, { $position: 'relative' })
  return stop
}
