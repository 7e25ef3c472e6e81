import SwiperClass from 'swiper'
import * as modules from 'swiper/modules'
import type { SwiperModule, SwiperOptions } from 'swiper/types'

const allModules = Object.values(modules) as SwiperModule[]

/**
 * The whole library, for add-ons' own sliders. A proxy adds the modules to each instance, because our carousels use the same class with only a few
 * modules.
 */
export const Swiper = new Proxy(SwiperClass, {
  construct: (target, args) => {
    const options = (args.length > 1 ? args[1] : args[0]) as SwiperOptions | undefined
    const withModules = { ...options, modules: [...allModules, ...(options?.modules ?? [])] }
    return args.length > 1 ? new target(args[0] as HTMLElement, withModules) : new target(withModules as unknown as HTMLElement)
  },
})
