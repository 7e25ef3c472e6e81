import Library from 'swiper'
import * as parts from 'swiper/modules'
import type { SwiperModule, SwiperOptions } from 'swiper/types'

const every = Object.values(parts) as SwiperModule[]

/** The whole library, for add-ons that make sliders of their own. Our carousels use a few parts of the same class, so it stays as it is. */
export const Swiper = new Proxy(Library, {
  construct: (target, args) => {
    const options = (args.length > 1 ? args[1] : args[0]) as SwiperOptions | undefined
    const whole = { ...options, modules: [...every, ...(options?.modules ?? [])] }
    return args.length > 1 ? new target(args[0] as HTMLElement, whole) : new target(whole as unknown as HTMLElement)
  },
})
