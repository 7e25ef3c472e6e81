import { closestOf, matchesSelector, propertyOf } from '../../base/property-of'
import { getGlobal } from '../../base/values'
import { scrollingElement } from '../../dom/scrolling-element'
import { INVISIBLE, STICKY } from '../../page/selectors'
import { roundForCss } from './formulas'
import { MOTION } from './target'

/** Missing from TypeScript's DOM types. */
type ScrollTimelineClass = new (options: { source: Element | null; axis: 'block' }) => ScrollDrivenTimeline
type ViewTimelineClass = new (options: { subject: Element; axis: 'block'; inset: string }) => ScrollDrivenTimeline
type ScrollDrivenTimeline = AnimationTimeline & { source: Element | null }
type AnimationOptions = KeyframeAnimationOptions & { timeline: AnimationTimeline; rangeStart?: string; rangeEnd?: string }

const ANIMATED_PROPERTIES = ['transform', 'opacity', 'filter']

/** Reads the styles, and returns a function that cancels the animation. */
export type CancelAnimation = () => () => void

export interface ScrollAnimation {
  el: HTMLElement
  /** The element whose position gives the progress. */
  parent: HTMLElement
  /** The progress is the page's, not that of `parent` through the viewport. */
  isPage: boolean
  /** Padding and border of `parent` in px, which the progress excludes (contract menus §7.5). */
  paddingAndBorder: number
  keyframes: Keyframe[]
}

/**
 * Prepares a scroll-driven animation, which runs without a script. Only reads; the returned function starts it. Undefined if the browser
 * lacks such animations, or would compute other numbers than our formulas.
 */
export function prepareScrollAnimation({
  el,
  parent,
  isPage,
  paddingAndBorder,
  keyframes,
}: ScrollAnimation): (() => CancelAnimation) | undefined {
  const ScrollTimeline = getGlobal<ScrollTimelineClass>('ScrollTimeline')
  const ViewTimeline = getGlobal<ViewTimelineClass>('ViewTimeline')
  // Ours would override the element's entrance animation.
  if (!ScrollTimeline || !ViewTimeline || matchesSelector(el, `.animated,.${INVISIBLE}`) || !(isPage || movesOnlyWithPage(parent)))
    return undefined
  const source = scrollingElement()
  // Set the inset because `auto` is the root's scroll padding, which changes as headers become sticky.
  const timeline = isPage
    ? new ScrollTimeline({ source, axis: 'block' })
    : new ViewTimeline({ subject: parent, axis: 'block', inset: '0px' })
  // Another scroll container is in between, but the contract uses the page's scroll position.
  if (timeline.source !== source) return undefined
  const range = isPage ? {} : { rangeStart: 'cover 0%', rangeEnd: `cover calc(100% - ${roundForCss(paddingAndBorder)}px)` }
  return () => {
    const animation = el.animate(keyframes, { fill: 'both', timeline, ...range } as AnimationOptions)
    return () => {
      // The builder's stylesheet sets a one-second transition: what we wrote meanwhile is still in transition below the animation.
      const transitions = el
        .getAnimations()
        .filter((each) => each instanceof CSSTransition && ANIMATED_PROPERTIES.includes(each.transitionProperty))
      return () => {
        for (const each of [...transitions, animation]) each.cancel()
      }
    }
  }
}

/** Whether only page scrolling moves `parent`. A view timeline ignores transforms and out-of-flow positioning. */
function movesOnlyWithPage(parent: HTMLElement): boolean {
  if (closestOf(parent, `.${STICKY},.${MOTION}:not(.${MOTION}-type-background)`) || !parent.getClientRects().length) return false
  for (let el: Element | null = parent; el; el = propertyOf(el, 'parentElement')) {
    const { position, display, transform, translate, scale, rotate } = getComputedStyle(el)
    if (/fixed|sticky/.test(position) || /^(inline|contents)$/.test(display)) return false
    if ([transform, translate, scale, rotate].some((value) => value && value !== 'none')) return false
  }
  return true
}
