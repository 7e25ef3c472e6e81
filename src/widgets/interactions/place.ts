/** A box in the window, in px. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** An element's place without its own transform: an animation that moves it must not depend on where it has moved it. */
export function placeOf(el: HTMLElement): Place {
  const rect = el.getBoundingClientRect()
  const { m41, m42 } = new DOMMatrixReadOnly(getComputedStyle(el).transform)
  const { offsetWidth: width = rect.width, offsetHeight: height = rect.height } = el
  // By its centre, which stays even if the element shrinks to nothing.
  return { left: (rect.left + rect.right - width) / 2 - m41, top: (rect.top + rect.bottom - height) / 2 - m42, width, height }
}

/** The visible fraction of a box in a window of this size, from 0 to 1. */
export function visiblePart({ left, top, width, height }: Place, windowWidth: number, windowHeight: number): number {
  const across = Math.min(left + width, windowWidth) - Math.max(left, 0)
  const down = Math.min(top + height, windowHeight) - Math.max(top, 0)
  return across > 0 && down > 0 ? (across * down) / (width * height) : 0
}
