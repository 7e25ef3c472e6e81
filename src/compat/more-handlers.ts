import { createCarouselBase } from './carousel-base'
import { createNestedAccordion, createNestedTabs } from './nested-handlers'
import { createStretchedElement } from './stretched-element'
import { createSwiperBase } from './swiper-base'
import type { Handler, ModuleClass } from './types'

/** The builder's handler classes besides `Base`, for add-ons that extend them. */
export function createHandlers(Base: ModuleClass<Handler>) {
  const SwiperBase = createSwiperBase(Base)
  return {
    SwiperBase,
    CarouselBase: createCarouselBase(SwiperBase),
    StretchedElement: createStretchedElement(Base),
    NestedTabs: createNestedTabs(Base),
    NestedAccordion: createNestedAccordion(Base),
  }
}
