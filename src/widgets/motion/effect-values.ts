import { blurAt, effectProgress, layerOffsetAt, movePoint, offsetAt, opacityAt, roundForCss, scaleAt } from './formulas'
import type { Effect } from './settings'

export type Axis = 'X' | 'Y'

/** How many px a background layer overflows its element; undefined for effects on the element itself. */
export type LayerOverflow = Record<Axis, number> | undefined

/** A translation in px: a background layer's within its overflow, an element's by the effect's speed. */
export const translationAt = (axis: Axis, progress: number, speed: number, overflow: LayerOverflow): number =>
  overflow ? layerOffsetAt(progress, overflow[axis]) : offsetAt(progress, speed)

/** A scroll effect's value at a progress, with its CSS unit (contract menus §7.7). */
export function scrollEffectAt(effect: Effect, progress: number, overflow: LayerOverflow): [value: number, unit: string] {
  const ownProgress = () => effectProgress(progress, Boolean(effect.direction), effect.affectedRange)
  const point = () => movePoint(progress, effect.range, effect.direction)
  switch (effect.name) {
    case 'translateX':
      return [translationAt('X', ownProgress(), effect.speed, overflow), 'px']
    case 'translateY':
      return [translationAt('Y', ownProgress(), effect.speed, overflow), 'px']
    case 'rotateZ':
      return [offsetAt(ownProgress(), effect.speed), 'deg']
    case 'opacity':
      return [opacityAt(point(), effect.level), '']
    case 'blur':
      return [blurAt(point(), effect.level), 'px']
    default:
      return [scaleAt(point(), effect.speed), '']
  }
}

/** In percent: formulas may jump at the end of a range, so evaluate them this far on either side. */
const EPSILON = 1e-6

/**
 * The effects as keyframes of a timeline from 0 to 100 %. Between the ends of ranges every formula is linear, like the browser between
 * keyframes. Where a formula jumps, two keyframes share an offset.
 */
export function keyframesOf(effects: Effect[], overflow: LayerOverflow): Keyframe[] {
  const rangeEnds = effects.flatMap(({ affectedRange, range }) => [...(affectedRange ?? []), ...(range ?? [])])
  const isOnTimeline = (progress: number) => progress >= 0 && progress <= 100
  const offsets = [...new Set([0, 100, ...rangeEnds])].filter(isOnTimeline).sort((a, b) => a - b)
  return offsets.flatMap((offset) => {
    const sides = [offset - EPSILON, offset, offset + EPSILON].filter(isOnTimeline)
    const different = new Set(sides.map((progress) => JSON.stringify(stylesAt(effects, progress, overflow))))
    return [...different].map((styles): Keyframe => ({ ...JSON.parse(styles), offset: offset / 100 }))
  })
}

function stylesAt(effects: Effect[], progress: number, overflow: LayerOverflow): Record<string, string> {
  const styles: Record<string, string> = {}
  for (const effect of effects) {
    const [number, unit] = scrollEffectAt(effect, progress, overflow)
    const value = roundForCss(number) + unit
    if (effect.name === 'opacity') styles.opacity = value
    else if (effect.name === 'blur') styles.filter = `blur(${value})`
    else styles.transform = `${styles.transform ?? ''} ${effect.name}(${value})`.trim()
  }
  return styles
}
