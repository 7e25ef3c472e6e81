/** Contract menu-sticky-motion §§7.5–7.7: everything here is percent unless it says px, deg or a ratio. */
export const DIRECTIONS = ['out-in', 'in-out', 'in-out-in', 'out-in-out'] as const
export type Direction = (typeof DIRECTIONS)[number]
export type Range = readonly [start: number, end: number]

const round = (n: number) => Math.round(n * 100) / 100
const within = (n: number, [low, high]: Range) => Math.min(Math.max(n, low), high)

/** How far a box, `top` px below the upper edge of the viewport and `height` px high, has come through it: 0 below, 100 gone. */
export const viewportProgress = (top: number, height: number, viewport: number): number =>
  round(within((viewport - top) / (height + viewport), [0, 1]) * 100)

/** How far the page is scrolled; a page that cannot be scrolled is at its start. */
export const pageProgress = (scrolled: number, scrollable: number): number => (scrollable > 0 ? (scrolled / scrollable) * 100 : 0)

/** Where a pointer is, along one side of the viewport. */
export const pointerProgress = (at: number, side: number): number => round((at / side) * 100)

/** Progress within the range it counts in, turned round when the direction is the other one. */
export const turned = (progress: number, isNegative: boolean, range: Range = [0, 100]): number => {
  const p = within(progress, range)
  return isNegative ? 100 - p : p
}

/** Translation in px and rotation in deg: `speed` for each percent away from the middle. */
export const moved = (progress: number, speed: number): number => -(progress - 50) * speed

/** Translation of a background layer in px, by how much larger than its element it is. */
export const panned = (progress: number, movable: number): number => -((movable * progress) / 100)

/** How much of an effect's “in” is reached: 0 none, 100 all. */
export function movePoint(progress: number, [start, end]: Range, direction: Direction): number {
  const isTurned = direction === 'in-out' || direction === 'in-out-in'
  const isDouble = direction === 'in-out-in' || direction === 'out-in-out'
  // A range that begins at 0 or ends at 100 has nothing before or after it to divide by.
  const part = (n: number, of: number) => (of ? round((n / of) * 100) : 0)
  const before = isDouble ? part(progress, start) : 0
  const inside = isDouble ? 100 : part(progress - start, end - start)
  const after = isDouble ? part(100 - progress, 100 - end) : 100
  const point = progress < start ? before : progress < end ? inside : after
  return isTurned ? 100 - point : point
}

export const opacityAt = (point: number, level: number): number => 1 - level / 10 + ((level / 10) * point) / 100
/** In px. */
export const blurAt = (point: number, level: number): number => level - (level * point) / 100
export const scaleAt = (point: number, speed: number): number => 1 + (speed * point) / 1000

/** A background layer's side in percent of its element's. */
export const layerSize = (speed: number): number => 100 + 10 * speed

/** A number for CSS without the dust of binary fractions. */
export const plain = (n: number): number => Math.round(n * 10_000) / 10_000
