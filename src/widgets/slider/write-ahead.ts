import type { SwiperOptions } from 'swiper/types'
import type { SwiperInstance } from './types'

/** Swiper's types omit it. */
type WithBreakpoints = { getBreakpoint?: (breakpoints: SwiperOptions['breakpoints'], base: 'window') => string | undefined }

/** The name of the layout that Swiper chooses for the window as it is now. */
export const breakpointNow = (swiper: SwiperInstance): string | undefined =>
  (swiper as WithBreakpoints).getBreakpoint?.(swiper.params.breakpoints, 'window')

/** The width of the box without its padding, in px, rounded as in Swiper. Reads the layout. */
export function contentWidth(box: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(box)
  return box.clientWidth - (Number.parseInt(paddingLeft, 10) || 0) - (Number.parseInt(paddingRight, 10) || 0)
}

/**
 * Writes the box's classes and the slides' widths before Swiper does. Swiper reads styles between its writes, so the browser would restyle the
 * carousel each time. Swiper corrects a wrong guess. `width`: the space for slides, if known.
 */
export function writeAhead(swiper: SwiperInstance, box: HTMLElement, slides: HTMLElement[], width: number | undefined): void {
  const { params, device } = swiper
  const { containerModifierClass: prefix, direction, effect = 'slide', breakpoints } = params
  const is3d = effect === 'cube' || effect === 'coverflow'
  const names = {
    initialized: true,
    [direction as string]: true,
    android: device.android,
    ios: device.ios,
    'watch-progress': effect !== 'slide',
    [effect]: effect !== 'slide',
    '3d': is3d,
  }
  box.classList.add(...Object.entries(names).flatMap(([name, isOn]) => (isOn ? `${prefix}${name}` : [])))
  if (!width) return
  const { slidesPerView, spaceBetween } = { ...params, ...breakpoints?.[breakpointNow(swiper) ?? ''] }
  const inView = Number(slidesPerView)
  const slideWidth = (width - (inView - 1) * Number(spaceBetween)) / inView
  if (slideWidth > 0) for (const slide of slides) slide.style.width = `${slideWidth}px`
}
