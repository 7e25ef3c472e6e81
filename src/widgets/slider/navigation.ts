import { createStepQueue, type StepQueue } from './step-queue'
import type { Navigation, SwiperInstance } from './types'

/** Moves a slider of `count` slides for the visitor; `beforeMove` runs before each move. */
export function createNavigation(swiper: SwiperInstance, isEndless: boolean, count: number, beforeMove: () => void): Navigation {
  const slidesPerPage = () => Number(swiper.params.slidesPerGroup) || 1
  const enqueue = createStepQueue(swiper, isEndless)
  const move: StepQueue = (run, direction) => {
    // A site script may have destroyed it.
    if (swiper.destroyed) return
    beforeMove()
    enqueue(run, direction)
  }
  return {
    step: (direction) => move(() => (direction > 0 ? swiper.slideNext() : swiper.slidePrev()), direction),
    goToPage: (page) =>
      move(() => {
        const slide = page * slidesPerPage()
        // With copies of the slides in the row, stay within the set in view.
        if (isEndless) swiper.slideToLoop(Math.floor(swiper.realIndex / count) * count + slide)
        else swiper.slideTo(slide)
      }),
    goToSlide: (slide) => move(() => (isEndless ? swiper.slideToLoop(slide) : swiper.slideTo(slide))),
    pages: () =>
      isEndless && !swiper.isLocked
        ? { count: Math.ceil(count / slidesPerPage()), current: Math.floor((swiper.realIndex % count) / slidesPerPage()) }
        : { count: swiper.snapGrid.length, current: swiper.snapIndex ?? 0 },
  }
}
