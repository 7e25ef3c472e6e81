import type { Slider } from './swiper'

/** Carries a wish out: now, or when it is its turn. `way` is the direction of a step, 0 for a place of its own. */
export type StepQueue = (wish: () => void, way?: number) => void

/**
 * Swiper keeps an endless row by moving slides from one end to the other, which shows while the row moves, so it refuses.
 * What is wished for meanwhile comes right after, and the movement hurries; a wish for elsewhere takes the place of those waiting.
 */
export function createStepQueue(swiper: Slider, isEndless: boolean): StepQueue {
  let waiting: (() => void)[] = []
  let last = 0
  let frame = 0
  let pending: (() => void) | undefined
  const forget = () => {
    waiting = []
  }
  const next = () => {
    if (swiper.destroyed || swiper.animating || frame) return
    waiting.shift()?.()
    if (waiting.length) speedUp(swiper.wrapperEl)
  }
  /** To a place of its own, and back to its own after a resize, Swiper goes in the next frame, by the number that the place has now: a step before that would turn the slides under it. */
  const hold = () => {
    // Anew each time: its frame is the one after the last.
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      frame = 0
      pending = undefined
      next()
    })
  }
  // After everybody has heard of this end: the next movement begins with news of its own.
  swiper.on('transitionEnd', () => queueMicrotask(next))
  swiper.on('resize', () => {
    if (pending) waiting.unshift(pending)
    pending = undefined
    hold()
  })
  swiper.on('touchStart', forget)
  return (wish, way = 0) => {
    const go = () => {
      wish()
      if (way) return
      pending = go
      hold()
    }
    if (!isEndless || !(swiper.animating || frame)) return go()
    if (!way || way !== last) forget()
    last = way
    // A key held down is not to go on for long after it is let go.
    if (waiting.length < 3) waiting.push(go)
    speedUp(swiper.wrapperEl)
  }
}

/** Lets the row and its slides move four times as fast; what moves within them keeps its pace. */
function speedUp(wrapper: HTMLElement): void {
  for (const animation of wrapper.getAnimations({ subtree: true })) {
    const target = (animation.effect as KeyframeEffect | null)?.target
    if (target === wrapper || target?.parentNode === wrapper) animation.updatePlaybackRate(4)
  }
}
