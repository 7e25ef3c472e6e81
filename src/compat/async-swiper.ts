import { closestOf, propertyOf } from '../base/property-of'
import { getGlobal, type Raw } from '../base/values'
import { config } from '../page/config'
import { swiperClass } from '../page/page-config'
import { unwrap } from './jquery'
import type { NodeSet } from './types'

/** The library's options that are read here. */
interface Options extends Raw {
  /** By device width in px. */
  breakpoints?: Record<number, unknown>
  handleElementorBreakpoints?: unknown
}
interface SwiperClass {
  new (box: HTMLElement, options: Options): object
  prototype: { adjustConfig?: typeof adjustConfig }
}
const page = globalThis as { Swiper?: SwiperClass }

/**
 * Converts the builder's breakpoints (a device's largest width) to the library's (its smallest) (contract core §18). Unlike the builder's
 * conversion it keeps the settings of wide screens and the largest device's spacing, and ends a device where its mode ends.
 */
export function adjustConfig(options: Options): Options {
  const { breakpoints, handleElementorBreakpoints, ...rest } = options
  if (!breakpoints || !handleElementorBreakpoints) return options
  const { slidesPerView, slidesPerGroup, spaceBetween } = options
  const base = { slidesPerView, slidesPerGroup: slidesPerGroup || 1, ...(spaceBetween === undefined ? {} : { spaceBetween }) }
  const { breakpoints: devices } = config()
  const converted: Record<number, unknown> = {}
  for (const width of Object.keys(breakpoints)
    .map(Number)
    .sort((a, b) => a - b)) {
    const index = devices.findIndex(({ value }) => value === width || value === width + 1)
    const device = devices[index]
    if (device?.direction === 'min') converted[device.value] = breakpoints[width]
    else {
      const smaller = devices.findLast(({ value, direction }) => direction === 'max' && value < width)
      converted[index > 0 || smaller ? (smaller?.value ?? -1) + 1 : 0] = breakpoints[width]
      converted[(device?.value ?? width) + 1] ??= base
    }
  }
  return { ...rest, breakpoints: converted }
}

/** The page's own Swiper class, else ours, loaded on first use. */
export async function loadSwiper(): Promise<SwiperClass> {
  if (!getGlobal('Swiper')) {
    const { Swiper } = await import('./swiper')
    if (!getGlobal('Swiper')) page.Swiper = Swiper as SwiperClass
  }
  const { Swiper } = page as Required<typeof page>
  Swiper.prototype.adjustConfig ??= adjustConfig
  return Swiper
}

/** The builder's elements around a slider, and their classes. */
const WRAPPERS = [
  ['.elementor-widget-wrap', 'e-swiper-container'],
  ['.elementor-widget', 'e-widget-swiper'],
] as const

/** `elementorFrontend.utils.swiper`: `await new swiper(container, options)` is the library's instance (contract core §18). */
export function AsyncSwiper(container: HTMLElement | NodeSet, options: Options = {}): Promise<object> {
  const box = unwrap<HTMLElement>(container)
  for (const [selector, name] of WRAPPERS) {
    const wrapper = box && closestOf(box, selector)
    if (wrapper) propertyOf(wrapper, 'classList').add(name)
  }
  const modifier = swiperClass() === 'swiper-container' ? { containerModifierClass: 'swiper-container-' } : {}
  return loadSwiper().then((Swiper) => new Swiper(box, { ...modifier, ...adjustConfig(options) }))
}
