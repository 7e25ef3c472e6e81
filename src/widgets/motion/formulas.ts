/** Contract menus §§7.5, 7.6, 7.7. Numbers are percentages unless their name or comment says px, deg or factor. */
export const DIRECTIONS = ['out-in', 'in-out', 'in-out-in', 'out-in-out'] as const
export type Direction = (typeof DIRECTIONS)[number]
export type Range = readonly [start: number, end: number]

const roundToHundredths = (n: number) => Math.round(n * 100) / 100
const clamp = (n: number, [low, high]: Range) => Math.min(Math.max(n, low), high)

/**
 * How far a box has moved through the viewport: 0 below it, 100 once it has left at the top. `top` is its distance from the viewport's top;
 * all in px.
 */
export const viewportProgress = (top: number, height: number, viewportHeight: number): number =>
  roundToHundredths(clamp((viewportHeight - top) / (height + viewportHeight), [0, 1]) * 100)

/** How far the page is scrolled. An unscrollable page is at its start. */
export const pageProgress = (scrolled: number, scrollable: number): number => (scrollable > 0 ? (scrolled / scrollable) * 100 : 0)

/** The pointer's position along one side of the viewport; both in px. */
export const pointerProgress = (position: number, side: number): number => roundToHundredths((position / side) * 100)

/** The progress clamped to the effect's range, and inverted for the opposite direction. */
export const effectProgress = (progress: number, isInverted: boolean, range: Range = [0, 100]): number => {
  const clamped = clamp(progress, range)
  return isInverted ? 100 - clamped : clamped
}

/** A translation in px or a rotation in deg: `speed` per percent from the middle. */
export const offsetAt = (progress: number, speed: number): number => -(progress - 50) * speed

/** The translation in px of a background layer `overflow` px larger than its element. */
export const layerOffsetAt = (progress: number, overflow: number): number => -((overflow * progress) / 100)

/** The “move point” of opacity, blur and scale: how much of the effect's “in” state is reached, 0 to 100. */
export function movePoint(progress: number, [start, end]: Range, direction: Direction): number {
  const isInverted = direction === 'in-out' || direction === 'in-out-in'
  const isDouble = direction === 'in-out-in' || direction === 'out-in-out'
  // Before a range from 0, and after a range to 100, the length is 0.
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

/** A background layer's width or height, in percent of its element's. */
export const layerSize = (speed: number): number => 100 + 10 * speed

/** Four decimals, to avoid long binary fractions in CSS. */
export const roundForCss = (n: number): number => Math.round(n * 10_000) / 10_000
