import type Swiper from 'swiper'
import type { SwiperOptions } from 'swiper/types'

/**
 * A carousel's family of settings: the shared base, the older Pro base (`testimonials` for testimonials and reviews), the slides widget, or
 * hand-written markup.
 */
export type SliderKind = 'base' | 'pro' | 'testimonials' | 'slides' | 'hand-written'

/** Undoes what was attached or written. */
export type Stop = () => void

/**
 * Runs one part of the start in a separate task, unless the carousel has stopped by then. After each change `work` adds its undo to
 * `stops`, so that a start that fails halfway can be undone.
 */
export type RunInTask = (work: (stops: Stop[]) => void) => void

/** The Swiper that runs a carousel. Pages and add-ons use it as `el.swiper` of the box. */
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

/** The visitor's navigation. A page is what one bullet stands for: the slides that one step brings into view. */
export interface Navigation {
  step: (direction: 1 | -1) => void
  /** Pages count from 0. */
  goToPage: (page: number) => void
  /** To one of the author's slides, even if a copy of it is in view. */
  goToSlide: (slide: number) => void
  pages: () => { count: number; current: number }
}
