import { createWriter } from '../dom/writer'

/** The height in px below which a box has no room for a sentence and a button. */
const MIN_HEIGHT = 120

/**
 * Lays `el`, which is in `box`, over the whole of it where that has room for it: its look then has `data-cover`. A box that is too low
 * keeps it in its flow. The returned function restores the box.
 */
export function coverBox(box: HTMLElement, el: HTMLDivElement | HTMLAnchorElement | HTMLButtonElement): (() => void) | undefined {
  // Out of the flow it adds nothing to the height that is measured here.
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
