import { config } from '../builder/config'
import { swiperClass } from '../builder/page-config'

type Settings = Record<string, any>
const page = globalThis as Settings

/**
 * The builder's breakpoints are the widest width of a device, the library's the narrowest (contract core §18). Wide screens keep their
 * settings, a device ends where its mode does, and the largest has the spacing it was given: the builder's own conversion loses all three.
 */
export function adjustConfig(given: Settings): Settings {
  const { breakpoints, handleElementorBreakpoints, ...rest } = given
  if (!breakpoints || !handleElementorBreakpoints) return given
  const { slidesPerView, slidesPerGroup, spaceBetween } = given
  const base = { slidesPerView, slidesPerGroup: slidesPerGroup || 1, ...(spaceBetween === undefined ? {} : { spaceBetween }) }
  const { breakpoints: active } = config()
  const made: Settings = {}
  for (const key of Object.keys(breakpoints)
    .map(Number)
    .sort((a, b) => a - b)) {
    const i = active.findIndex(({ value }) => value === key || value === key + 1)
    const own = active[i]
    if (own?.direction === 'min') made[own.value] = breakpoints[key]
    else {
      const smaller = active.findLast(({ value, direction }) => direction === 'max' && value < key)
      made[i > 0 || smaller ? (smaller?.value ?? -1) + 1 : 0] = breakpoints[key]
      made[(own?.value ?? key) + 1] ??= base
    }
  }
  return { ...rest, breakpoints: made }
}

/** The library, once: the page's own when it brings one, else ours, which is fetched for whoever asks. */
export async function library(): Promise<any> {
  if (!page.Swiper) {
    const { Swiper } = await import('./swiper')
    page.Swiper ??= Swiper
  }
  page.Swiper.prototype.adjustConfig ??= adjustConfig
  return page.Swiper
}

/** `elementorFrontend.utils.swiper`: `await new swiper(container, options)` gives the real instance (contract core §18). */
export function AsyncSwiper(container: any, options: Settings = {}): Promise<any> {
  const box: HTMLElement = container?.[0] ?? container
  box?.closest('.elementor-widget-wrap')?.classList.add('e-swiper-container')
  box?.closest('.elementor-widget')?.classList.add('e-widget-swiper')
  const own = swiperClass() === 'swiper-container' ? { containerModifierClass: 'swiper-container-' } : {}
  return library().then((Swiper) => new Swiper(box, { ...own, ...adjustConfig(options) }))
}
