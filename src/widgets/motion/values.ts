import { blurAt, moved, movePoint, opacityAt, panned, plain, scaleAt, turned } from './formulas'
import type { Effect } from './settings'

/** How much larger a background layer is than its element, in px; an element's own effects have none. */
export type Surplus = Record<'X' | 'Y', number> | undefined

/** A translation in px: of a background layer by its surplus, of an element by the effect's speed. */
export const shifted = (axis: 'X' | 'Y', progress: number, speed: number, surplus: Surplus): number =>
  surplus ? panned(progress, surplus[axis]) : moved(progress, speed)

/** What one scroll effect makes of a progress: a number and its unit (contract menus §7.7). */
export function resultOf(e: Effect, progress: number, surplus: Surplus): [value: number, unit: string] {
  const p = () => turned(progress, Boolean(e.direction), e.affectedRange)
  const point = () => movePoint(progress, e.range, e.direction)
  switch (e.name) {
    case 'translateX':
    case 'translateY':
      return [shifted(e.name === 'translateX' ? 'X' : 'Y', p(), e.speed, surplus), 'px']
    case 'rotateZ':
      return [moved(p(), e.speed), 'deg']
    case 'opacity':
      return [opacityAt(point(), e.level), '']
    case 'blur':
      return [blurAt(point(), e.level), 'px']
    default:
      return [scaleAt(point(), e.speed), '']
  }
}

/** Just off a place where a formula bends or jumps, in percent. */
const HAIR = 1e-6

/**
 * The same numbers as keyframes of a timeline that runs from 0 to 100 %. Between the ends of the effects' ranges every formula is
 * linear, and so is the browser between keyframes; where one jumps, two keyframes share a place.
 */
export function framesOf(effects: Effect[], surplus: Surplus): Keyframe[] {
  const bends = effects.flatMap((e) => [...(e.affectedRange ?? []), ...(e.range ?? [])])
  const places = [...new Set([0, 100, ...bends])].filter((p) => p >= 0 && p <= 100).sort((a, b) => a - b)
  return places.flatMap((place) => {
    const sides = [place - HAIR, place, place + HAIR].filter((p) => p >= 0 && p <= 100)
    const frames = [...new Set(sides.map((p) => JSON.stringify(frameAt(effects, p, surplus))))]
    return frames.map((frame): Keyframe => ({ ...JSON.parse(frame), offset: place / 100 }))
  })
}

function frameAt(effects: Effect[], progress: number, surplus: Surplus): Record<string, string> {
  const frame: Record<string, string> = {}
  for (const e of effects) {
    const [number, unit] = resultOf(e, progress, surplus)
    const value = plain(number) + unit
    if (e.name === 'opacity') frame.opacity = value
    else if (e.name === 'blur') frame.filter = `blur(${value})`
    else frame.transform = `${frame.transform ?? ''} ${e.name}(${value})`.trim()
  }
  return frame
}
