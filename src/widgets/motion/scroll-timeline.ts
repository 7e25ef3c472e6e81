import { closestOf, matchesSelector, propertyOf } from '../../base/property-of'
import { getGlobal } from '../../base/values'
import { INVISIBLE, STICKY } from '../../builder/selectors'
import { scrollingElement } from '../../dom/scrolling-element'
import { roundForCss } from './formulas'
import { MOTION } from './target'

/** TypeScript's DOM types do not have these yet. */
type ScrollTimelineClass = new (options: { source: Element | null; axis: 'block' }) => ScrollDrivenTimeline
type ViewTimelineClass = new (options: { subject: Element; axis: 'block'; inset: string }) => ScrollDrivenTimeline
type ScrollDrivenTimeline = AnimationTimeline & { source: Element | null }
type AnimationOptions = KeyframeAnimationOptions & { timeline: AnimationTimeline; rangeStart?: string; rangeEnd?: string }

const ANIMATED_PROPERTIES = ['transform', 'opacity', 'filter']

/** Reads the styles and returns the function that cancels the animation. */
export type CancelAnimation = () => () => void

export interface ScrollAnimation {
  el: HTMLElement
  /** The element whose position measures the progress. */
  parent: HTMLElement
  /** The progress is that of the whole page's scroll range, not of `parent` through the viewport. */
  isPage: boolean
  /** Padding and border of `parent` in px, which the progress leaves out (contract menus §7.5). */
  paddingAndBorder: number
  keyframes: Keyframe[]
}

/**
 * Prepares a scroll-driven animation, which the browser runs without a script. Only reads; the returned function starts it. Undefined if the browser
 * lacks such animations, or would not produce the same numbers as our formulas.
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
  // Ours would override an entrance animation of the same element.
  if (!ScrollTimeline || !ViewTimeline || matchesSelector(el, `.animated,.${INVISIBLE}`) || !(isPage || movesOnlyWithPage(parent)))
    return undefined
  const source = scrollingElement()
  // The inset is explicit, because `auto` is the root's scroll padding, which changes when headers become sticky.
  const timeline = isPage
    ? new ScrollTimeline({ source, axis: 'block' })
    : new ViewTimeline({ subject: parent, axis: 'block', inset: '0px' })
  // Another scroll container is in between, but the contract measures the page's scroll position.
  if (timeline.source !== source) return undefined
  const range = isPage ? {} : { rangeStart: 'cover 0%', rangeEnd: `cover calc(100% - ${roundForCss(paddingAndBorder)}px)` }
  return () => {
    const animation = el.animate(keyframes, { fill: 'both', timeline, ...range } as AnimationOptions)
    return () => {
      // The builder's stylesheet gives changes a transition of a second: what we wrote meanwhile is still in transition below the animation.
      const transitions = el
        .getAnimations()
        .filter((each) => each instanceof CSSTransition && ANIMATED_PROPERTIES.includes(each.transitionProperty))
      return () => {
        for (const each of [...transitions, animation]) each.cancel()
      }
    }
  }
}

/** Whether `parent` moves only because the page scrolls. A view timeline ignores transforms, and what is taken out of the flow. */
function movesOnlyWithPage(parent: HTMLElement): boolean {
  if (closestOf(parent, `.${STICKY},.${MOTION}:not(.${MOTION}-type-background)`) || !parent.getClientRects().length) return false
  for (let el: Element | null = parent; el; el = propertyOf(el, 'parentElement')) {
    const { position, display, transform, translate, scale, rotate } = getComputedStyle(el)
    if (/fixed|sticky/.test(position) || /^(inline|contents)$/.test(display)) return false
    if ([transform, translate, scale, rotate].some((value) => value && value !== 'none')) return false
  }
  return true
}
