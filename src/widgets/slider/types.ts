import type Swiper from 'swiper'
import type { SwiperOptions } from 'swiper/types'

/**
 * Which family of settings a carousel has: the shared base, the older Pro base (with `testimonials` for testimonials and reviews), the slides widget,
 * or hand-written markup.
 */
export type SliderKind = 'base' | 'pro' | 'testimonials' | 'slides' | 'hand-written'

/** Undoes what was attached or written. */
export type Stop = () => void

/**
 * Runs one part of the start in a task of its own, unless the carousel has been stopped by then. After each change, `work` immediately adds its undo
 * to `stops`, so that a start that fails half way can be undone, too.
 */
export type RunInTask = (work: (stops: Stop[]) => void) => void

/** The Swiper that runs a carousel. The box has it as `el.swiper`, where pages and add-ons use it. */
export interface SwiperInstance extends Swiper {
  params: Swiper['params'] & { speed: number }
}

/** Starts a Swiper in `box`; `stop` ends it and restores the markup. */
export type StartSwiper = (
  box: HTMLElement,
  wrapper: HTMLElement,
  isLegacy: boolean,
  options: SwiperOptions,
) => { swiper: SwiperInstance; stop: Stop }

/** A control that shows the carousel's state. */
export interface Control {
  /** Shows the state as it is now. */
  update: () => void
  stop: Stop
}

/** Where a visitor's presses lead. A page is what one bullet stands for: the slides that come into view with one step. */
export interface Navigation {
  step: (direction: 1 | -1) => void
  /** Pages count from 0. */
  goToPage: (page: number) => void
  pages: () => { count: number; current: number }
}
