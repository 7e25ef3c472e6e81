export interface Span {
  left: number
  right: number
}

/** Where a content that is as wide as it needs to be starts, from the page's start edge, and never outside (contract menus §3.6). */
export function startOf(title: Span, width: number, page: number, position: string, rtl: boolean): number {
  const [left, right] = rtl ? [page - title.right, page - title.left] : [title.left, title.right]
  const atEnd = page - width
  if (position === 'center') return clamp((left + right - width) / 2, atEnd)
  const alongStart = (position === 'left') !== rtl
  return clamp(alongStart ? left : right - width, alongStart ? atEnd : right)
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))

/** Above its heading, when there is room there and none below. */
export const isAbove = (top: number, height: number, heading: number, view: number): boolean =>
  height < top - heading && view - top < height
