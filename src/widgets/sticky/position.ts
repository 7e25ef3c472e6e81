export const FREE = 0
export const STUCK = 1
/** At its parent's end: it scrolls away with the parent. */
export const PINNED = 2

/**
 * Where a sticky element belongs (contract menus §§6.4, 6.6). All lengths in px, measured from the viewport edge it
 * sticks to; for the bottom edge upwards. `start`: its own place's nearer edge. `end`: the parent's farther inner edge, NaN without a
 * parent to stay in.
 */
export const stickyPosition = (start: number, offset: number, size: number, end: number): typeof FREE | typeof STUCK | typeof PINNED =>
  start > offset ? FREE : end <= offset + size ? PINNED : STUCK
