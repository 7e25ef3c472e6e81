/** Contract menus §§7.5, 7.6, 7.7: every number here is a percentage, unless its name or comment says px, deg or a factor. */
export const DIRECTIONS = ['out-in', 'in-out', 'in-out-in', 'out-in-out'] as const
export type Direction = (typeof DIRECTIONS)[number]
export type Range = readonly [start: number, end: number]

const roundToHundredths = (n: number) => Math.round(n * 100) / 100
const clamp = (n: number, [low, high]: Range) => Math.min(Math.max(n, low), high)

/**
 * How far a box has come through the viewport: 0 if it is below, 100 if it has left at the top. `top` is its distance from the viewport's top edge;
 * all in px.
 */
export const viewportProgress = (top: number, height: number, viewportHeight: number): number =>
  roundToHundredths(clamp((viewportHeight - top) / (height + viewportHeight), [0, 1]) * 100)

/** How far the page is scrolled. A page that cannot scroll is at its start. */
export const pageProgress = (scrolled: number, scrollable: number): number => (scrollable > 0 ? (scrolled / scrollable) * 100 : 0)

/** Where the pointer is along one side of the viewport; both in px. */
export const pointerProgress = (position: number, side: number): number => roundToHundredths((position / side) * 100)

/** The progress clamped to the range in which the effect runs, and inverted for the opposite direction. */
export const effectProgress = (progress: number, isInverted: boolean, range: Range = [0, 100]): number => {
  const clamped = clamp(progress, range)
  return isInverted ? 100 - clamped : clamped
}

/** A translation in px or a rotation in deg: `speed` for each percent from the middle. */
export const offsetAt = (progress: number, speed: number): number => -(progress - 50) * speed

/** The translation in px of a background layer that is `overflow` px larger than its element. */
export const layerOffsetAt = (progress: number, overflow: number): number => -((overflow * progress) / 100)

/** The “move point” of opacity, blur and scale: how much of the effect's “in” state is reached, from 0 to 100. */
export function movePoint(progress: number, [start, end]: Range, direction: Direction): number {
  const isInverted = direction === 'in-out' || direction === 'in-out-in'
  const isDouble = direction === 'in-out-in' || direction === 'out-in-out'
  // A range that starts at 0 has a part of length 0 before it, and one that ends at 100 has one after it.
  const ratio = (n: number, length: number) => (length ? roundToHundredths((n / length) * 100) : 0)
  const before = isDouble ? ratio(progress, start) : 0
  const inside = isDouble ? 100 : ratio(progress - start, end - start)
  const after = isDouble ? ratio(100 - progress, 100 - end) : 100
  const point = progress < start ? before : progress < end ? inside : after
  return isInverted ? 100 - point : point
}

/** A factor; `level` is in tenths. */
export const opacityAt = (point: number, level: number): number => 1 - level / 10 + ((level / 10) * point) / 100
/** In px. */
export const blurAt = (point: number, level: number): number => level - (level * point) / 100
/** A factor. */
export const scaleAt = (point: number, speed: number): number => 1 + (speed * point) / 1000

/** A background layer's width or height in percent of its element's. */
export const layerSize = (speed: number): number => 100 + 10 * speed

/** Four decimals, so that CSS gets no long binary fractions. */
export const roundForCss = (n: number): number => Math.round(n * 10_000) / 10_000
