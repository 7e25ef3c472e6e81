export interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface Layout {
  /** The flyout's link, in the window. */
  link: Box
  /** The flyout's size. */
  list: { width: number; height: number }
  view: { width: number; height: number }
  /** Below the link (second level of a horizontal menu), not beside it. */
  isBelow: boolean
  isRtl: boolean
}

/** Where to put a flyout, in px from its link's top left corner, so that it stays in the window (contract menus §1.7 “Position”). */
export function flyoutPosition({ link, list, view, isBelow, isRtl }: Layout): { x: number; y: number } {
  const before = -list.width
  const endAligned = link.width - list.width
  let x = isBelow ? (isRtl ? endAligned : 0) : isRtl ? before : link.width
  if (!isRtl && link.left + x + list.width > view.width) x = isBelow ? view.width - link.left - list.width : before
  if (isRtl && link.left + x < 0) x = isBelow ? -link.left : link.width
  if (isBelow) return { x, y: link.height }
  const overflow = link.top + list.height - view.height
  const isTooTall = list.height > view.height || link.top < 0
  return { x, y: isTooTall ? -link.top : overflow > 0 ? -overflow : 0 }
}
