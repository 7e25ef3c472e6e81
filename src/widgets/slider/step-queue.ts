import type { SwiperInstance } from './types'

/**
 * Runs a move of the row now, or once earlier moves have ended. `direction` is 1 or -1 for a step to the next or previous slides; omit it
 * for a jump to a given slide.
 */
export type StepQueue = (move: () => void, direction?: 1 | -1) => void

/** A held key queues at most this many steps, so that the row stops soon after release. */
const MAX_WAITING = 3

/**
 * Queues the visitor's moves while an endless row cannot carry them out, and runs them later.
 *
 * Swiper makes a row endless by moving slides from one end to the other before a step. During motion that would be visible, so Swiper
 * ignores the step and quick presses would be lost. Here the step waits for the motion to end, and the motion is sped up. A jump, or a step
 * in the other direction, replaces the queued moves: the visitor has changed their mind.
 *
 * A jump (Swiper's `slideToLoop`), and Swiper's own return to the current slide after a resize, do not move the row immediately either.
 * Swiper notes the target slide's current index and moves to that index in the next animation frame. A step before that frame would
 * rearrange the slides, so the index would mean another slide. So moves also wait for that frame.
 */
export function createStepQueue(swiper: SwiperInstance, isEndless: boolean): StepQueue {
  let waiting: (() => void)[] = []
  let lastDirection: 1 | -1 | undefined
  /** The frame in which Swiper jumps; 0 if none is due. */
  let jumpFrame = 0
  /** The jump that Swiper makes in that frame. */
  let dueJump: (() => void) | undefined

  const runNext = () => {
    if (swiper.destroyed || swiper.animating || jumpFrame) return
    waiting.shift()?.()
    if (waiting.length) speedUp(swiper.wrapperEl)
  }
  const waitForFrame = () => {
    // Requested again each time: callbacks run in request order, so this runs after Swiper's latest.
    cancelAnimationFrame(jumpFrame)
    jumpFrame = requestAnimationFrame(() => {
      jumpFrame = 0
      dueJump = undefined
      runNext()
    })
  }
  const clear = () => {
    waiting = []
  }

  // In a microtask, after all listeners of this event: the next move emits events that must come later.
  swiper.on('transitionEnd', () => queueMicrotask(runNext))
  swiper.on('resize', () => {
    // Swiper returns to the current slide in the next frame, undoing a jump due in the same frame, so repeat the jump afterwards.
    if (dueJump) waiting.unshift(dueJump)
    dueJump = undefined
    waitForFrame()
  })
  // A touch takes over the row.
  swiper.on('touchStart', clear)

  return (move, direction) => {
    const run = () => {
      move()
      if (direction) return
      dueJump = run
      waitForFrame()
    }
    if (!isEndless || !(swiper.animating || jumpFrame)) return run()
    if (!direction || direction !== lastDirection) clear()
    lastDirection = direction
    if (waiting.length < MAX_WAITING) waiting.push(run)
    speedUp(swiper.wrapperEl)
  }
}

/** Makes the row and its slides move four times as fast; animations inside the slides keep their speed. */
function speedUp(wrapper: HTMLElement): void {
  for (const animation of wrapper.getAnimations({ subtree: true })) {
    const target = (animation.effect as KeyframeEffect | null)?.target
    if (target === wrapper || target?.parentNode === wrapper) animation.updatePlaybackRate(4)
  }
}
