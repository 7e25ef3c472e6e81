import type { SwiperInstance } from './types'

/**
 * Runs a move of the row: at once, or when the moves before it have ended. `direction` is 1 or -1 for a step to the next or previous slides, and
 * omitted for a jump to a given place.
 */
export type StepQueue = (move: () => void, direction?: 1 | -1) => void

/** A key that is held down queues no more steps than this, so that the row soon rests once the key is released. */
const MAX_WAITING = 3

/**
 * Keeps the moves that a visitor requests while an endless row cannot carry them out, and runs them afterwards.
 *
 * Swiper makes a row endless by moving slides from one end to the other before a step. While the row is in motion, that would be visible, so Swiper
 * then ignores a step, and quick presses would be lost. Here, such a step waits for the end of the motion, and the motion is sped up. A jump, or a
 * step in another direction than the last move, replaces the moves that wait: the visitor has changed their mind.
 *
 * A jump (Swiper's `slideToLoop`), and Swiper's own return to the current slide after a resize, do not move the row at once either. Swiper notes the
 * target slide's current index and moves to that index in the next animation frame. A step before that frame would rearrange the slides, and the
 * index would then be another slide's. So moves also wait until that frame is over.
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
    // Requested again each time: callbacks run in the order of their requests, so this one runs after Swiper's latest.
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

  // In a microtask, after all listeners to this event have run: the next move emits events of its own, which must come later.
  swiper.on('transitionEnd', () => queueMicrotask(runNext))
  swiper.on('resize', () => {
    // Swiper returns to the current slide in the next frame, which would undo a jump due in the same frame: the jump runs again afterwards.
    if (dueJump) waiting.unshift(dueJump)
    dueJump = undefined
    waitForFrame()
  })
  // A finger takes over the row.
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

/** Makes the row and its slides move four times as fast; animations of what is inside the slides keep their speed. */
function speedUp(wrapper: HTMLElement): void {
  for (const animation of wrapper.getAnimations({ subtree: true })) {
    const target = (animation.effect as KeyframeEffect | null)?.target
    if (target === wrapper || target?.parentNode === wrapper) animation.updatePlaybackRate(4)
  }
}
