import { INVISIBLE, MOTION, STICKY } from '../../builder/selectors'
import { plain } from './formulas'

/** Missing from TypeScript's DOM so far. */
interface Timelines {
  ScrollTimeline?: new (options: { source: Element | null; axis: 'block' }) => ScrollDriven
  ViewTimeline?: new (options: { subject: Element; axis: 'block'; inset: string }) => ScrollDriven
}
type ScrollDriven = AnimationTimeline & { source: Element | null }
type Options = KeyframeAnimationOptions & { timeline: AnimationTimeline; rangeStart?: string; rangeEnd?: string }

const MOVED = ['transform', 'opacity', 'filter']

export type Ending = () => () => void
export interface Course {
  /** What moves, and what its place is measured by. */
  el: HTMLElement
  parent: HTMLElement
  /** The whole page's scroll range counts, not the way through the viewport. */
  isPage: boolean
  /** Padding and border of `parent` in px, which the contract leaves out of the way. */
  around: number
  frames: Keyframe[]
}

/**
 * Hands the movement to the browser, which then scrolls and moves without a script. It reads; the returned function starts the
 * movement, and returns how it is ended: again by reading first, and then by writing. Undefined where the browser would not give the same numbers.
 */
export function drive({ el, parent, isPage, around, frames }: Course): (() => Ending) | undefined {
  const { ScrollTimeline, ViewTimeline } = globalThis as Timelines
  // An entrance would be hidden by an animation of ours.
  if (!ScrollTimeline || !ViewTimeline || el.matches(`.animated,.${INVISIBLE}`) || !(isPage || isPlain(parent))) return undefined
  const source = document.scrollingElement
  // An inset of its own, because `auto` is the root's scroll padding, which changes as headers stick.
  const timeline = isPage
    ? new ScrollTimeline({ source, axis: 'block' })
    : new ViewTimeline({ subject: parent, axis: 'block', inset: '0px' })
  // A box with a scroll range of its own in between: the contract counts the page's.
  if (timeline.source !== source) return undefined
  const range = isPage ? {} : { rangeStart: 'cover 0%', rangeEnd: `cover calc(100% - ${plain(around)}px)` }
  return () => {
    const animation = el.animate(frames, { fill: 'both', timeline, ...range } as Options)
    return () => {
      // The builder's stylesheet lets a change take a second: what we wrote meanwhile is still under way below the animation.
      const late = el.getAnimations().filter((each) => each instanceof CSSTransition && MOVED.includes(each.transitionProperty))
      return () => {
        for (const each of [...late, animation]) each.cancel()
      }
    }
  }
}

/** Whether `parent` moves with the page and nothing else: a timeline knows nothing of transforms, nor of what is taken out of the flow. */
function isPlain(parent: HTMLElement): boolean {
  if (parent.closest(`.${STICKY},.${MOTION}:not(.${MOTION}-type-background)`) || !parent.getClientRects().length) return false
  for (let el: Element | null = parent; el; el = el.parentElement) {
    const { position, display, transform, translate, scale, rotate } = getComputedStyle(el)
    if (/fixed|sticky/.test(position) || /^(inline|contents)$/.test(display)) return false
    if ([transform, translate, scale, rotate].some((value) => value && value !== 'none')) return false
  }
  return true
}
