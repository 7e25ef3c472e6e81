import type { SwiperOptions } from 'swiper/types'
import { matchesSelector } from '../../base/property-of'
import { handWritten, widgetOf } from '../../page/selectors'
import type { SliderElements } from './elements'
import type { SliderOptions } from './options'

/** Converts the carousel's options to Swiper's. */
export function swiperOptions({ root, kind, initialSlide }: SliderElements, options: SliderOptions): SwiperOptions {
  const { slidesPerView, slidesPerGroup, spaceBetween, effect, loop, speed, hasGrabCursor } = options
  return {
    slidesPerView,
    slidesPerGroup,
    spaceBetween,
    effect,
    loop,
    speed,
    // A cube shows one slide on every device.
    breakpoints: effect === 'cube' ? undefined : options.breakpoints,
    initialSlide,
    grabCursor: hasGrabCursor,
    slideToClickedSlide: hasGrabCursor && kind !== 'slides',
    preventClicksPropagation: !hasGrabCursor,
    // The slides of a hand-written slider have their class once it has started.
    nested: matchesSelector(root, `.swiper-slide *,${handWritten('slider')} *`),
    ...(matchesSelector(root, widgetOf('nested-carousel')) && deliberateDragging()),
  }
}

/** Slides that contain whole widgets ignore small movements of mouse or finger (contract media §3.8, contract loops §4.3). */
const deliberateDragging = (): SwiperOptions =>
  navigator.maxTouchPoints ? { threshold: 10, longSwipesRatio: 0.3 } : { shortSwipes: false }
