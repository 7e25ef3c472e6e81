export interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface Room {
  /** What the flyout belongs to, in the window. */
  link: Box
  /** The flyout's own size. */
  list: { width: number; height: number }
  view: { width: number; height: number }
  /** Below the link (second level of a horizontal menu) rather than beside it. */
  isBelow: boolean
  rtl: boolean
}

/** Where a flyout goes, from the start of its link, so that it stays in the window (contract menus §1.7 “Position”). */
export function flyoutPosition({ link, list, view, isBelow, rtl }: Room): { x: number; y: number } {
  const before = -list.width
  const flushRight = link.width - list.width
  let x = isBelow ? (rtl ? flushRight : 0) : rtl ? before : link.width
  if (!rtl && link.left + x + list.width > view.width) x = isBelow ? view.width - link.left - list.width : before
  if (rtl && link.left + x < 0) x = isBelow ? -link.left : link.width
  if (isBelow) return { x, y: link.height }
  const below = link.top + list.height - view.height
  const isTooTall = list.height > view.height || link.top < 0
  return { x, y: isTooTall ? -link.top : below > 0 ? -below : 0 }
}
