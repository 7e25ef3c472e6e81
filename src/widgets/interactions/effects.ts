import type { Interaction } from './data'

/** In px (contract newer §6.3). */
const DISTANCE = 100
const SLIDES = {
  left: `translateX(-${DISTANCE}px)`,
  right: `translateX(${DISTANCE}px)`,
  top: `translateY(-${DISTANCE}px)`,
  bottom: `translateY(${DISTANCE}px)`,
}

const EASINGS: Record<string, string> = {
  linear: 'linear',
  easeIn: 'ease-in',
  easeOut: 'ease-out',
  easeInOut: 'ease-in-out',
  backIn: 'cubic-bezier(.31,.01,.66,-.59)',
  backOut: 'cubic-bezier(.33,1.53,.69,.99)',
  backInOut: 'cubic-bezier(.68,-.32,.32,1.32)',
}
export const easingOf = ({ easing }: Pick<Interaction, 'easing'>): string =>
  (Object.hasOwn(EASINGS, easing) && EASINGS[easing]) || 'ease-in'

/** How often an animation plays each time. */
export const iterationsOf = ({ repeat, times }: Pick<Interaction, 'repeat' | 'times'>): number =>
  repeat === 'loop' ? Number.POSITIVE_INFINITY : repeat === 'times' ? times : 1

export type Styles = Partial<Record<'opacity' | 'transform', string>>
type Shape = Pick<Interaction, 'effect' | 'type' | 'direction'>

/** An element's styles at the start and end of its animation: away, and in place. */
export function stylesOf({ effect, type, direction }: Shape): [start: Styles, end: Styles] {
  const moves = [direction && SLIDES[direction], effect === 'scale' && 'scale(0)'].filter(Boolean)
  const away: Styles = { ...(effect === 'fade' && { opacity: '0' }), ...(moves[0] && { transform: moves.join(' ') }) }
  const place: Styles = { ...(away.opacity && { opacity: '1' }), ...(away.transform && { transform: 'none' }) }
  return type === 'in' ? [away, place] : [place, away]
}

/** How far an element has scrolled through its range, from 0 to 1. `top` is its distance from the window's top, both in px. */
export function progressOf(top: number, height: number, { start, end }: Pick<Interaction, 'start' | 'end'>): number {
  const [from, to] = [(height * start) / 100, (height * end) / 100]
  const progress = from === to ? Number(top <= from) : (from - top) / (from - to)
  return Math.min(1, Math.max(0, progress))
}
