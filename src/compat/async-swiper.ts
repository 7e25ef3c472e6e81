import { getGlobal } from '../base/values'
import { config } from '../builder/config'
import { swiperClass } from '../builder/page-config'

type Settings = Record<string, any>
const page = globalThis as Settings

/**
 * Converts the builder's breakpoints, which are the largest width of a device, to the library's, which are the smallest (contract core
 * §18). Wide screens keep their settings, a device ends where its mode does, and the largest has the spacing it was given: the builder's
 * own conversion loses all three.
 */
export function adjustConfig(options: Settings): Settings {
  const { breakpoints, handleElementorBreakpoints, ...rest } = options
  if (!breakpoints || !handleElementorBreakpoints) return options
  const { slidesPerView, slidesPerGroup, spaceBetween } = options
  const base = { slidesPerView, slidesPerGroup: slidesPerGroup || 1, ...(spaceBetween === undefined ? {} : { spaceBetween }) }
  const { breakpoints: devices } = config()
  const converted: Settings = {}
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

/** The Swiper class: the page's own when it brings one, otherwise ours, which is loaded at the first use. */
export async function loadSwiper(): Promise<any> {
  if (!getGlobal('Swiper')) {
    const { Swiper } = await import('./swiper')
    if (!getGlobal('Swiper')) page.Swiper = Swiper
  }
  page.Swiper.prototype.adjustConfig ??= adjustConfig
  return page.Swiper
}

/** `elementorFrontend.utils.swiper`: `await new swiper(container, options)` gives the real instance (contract core §18). */
export function AsyncSwiper(container: any, options: Settings = {}): Promise<any> {
  const box: HTMLElement = container?.[0] ?? container
  box?.closest('.elementor-widget-wrap')?.classList.add('e-swiper-container')
  box?.closest('.elementor-widget')?.classList.add('e-widget-swiper')
  const modifier = swiperClass() === 'swiper-container' ? { containerModifierClass: 'swiper-container-' } : {}
  return loadSwiper().then((Swiper) => new Swiper(box, { ...modifier, ...adjustConfig(options) }))
}
