import { matchesSelector, propertyOf } from '../base/property-of'
import { jquery, unwrap, wrapElement } from './jquery'
import { derive } from './modules'
import type { Handler, ModuleClass, NodeSet } from './types'

/** The library's instance, as far as handlers use it. */
export interface SwiperInstance {
  activeIndex?: number
  slides?: ArrayLike<HTMLElement>
  autoplay?: { start: () => void; stop: () => void }
}
export interface SwiperHandler extends Handler {
  elements: { $slides?: NodeSet & { length: number }; $swiperContainer?: NodeSet } & Handler['elements']
  swiper?: SwiperInstance
  /** The picture that Ken Burns moves. */
  $activeImageBg?: NodeSet<Element | undefined>
  activeItemIndex?: number
  getInitialSlide: () => number
  getSlidesCount: () => number
  togglePauseOnHover: (isOn: boolean) => void
  handleKenBurns: () => void
}

/** `elementorModules.frontend.handlers.SwiperBase`: the handler of a slider. */
export const createSwiperBase = (Base: ModuleClass<Handler>) =>
  derive<SwiperHandler>(Base, {
    // The item being edited; visitors edit none.
    getInitialSlide: () => 0,
    getSlidesCount() {
      return this.elements.$slides?.length ?? 0
    },
    togglePauseOnHover(isOn) {
      const box = jquery()?.(this.elements.$swiperContainer)
      box?.off('.skerryPause')
      if (!isOn) return
      box?.on('mouseenter.skerryPause', () => this.swiper?.autoplay?.stop())
      box?.on('mouseleave.skerryPause', () => this.swiper?.autoplay?.start())
    },
    handleKenBurns() {
      const { kenBurnsActive = '', slideBackground } = this.getSettings('classes') as Record<string, string>
      const toggle = (isOn: boolean) => unwrap(this.$activeImageBg)?.classList.toggle(kenBurnsActive, isOn)
      toggle(false)
      this.activeItemIndex = this.swiper ? (this.swiper.activeIndex ?? 0) : this.getInitialSlide()
      const slide = this.swiper ? this.swiper.slides?.[this.activeItemIndex] : this.elements.$slides?.[0]
      this.$activeImageBg = wrapElement(
        [...(slide ? propertyOf(slide, 'children') : [])].find((child) => matchesSelector(child, `.${slideBackground}`)),
      )
      toggle(true)
    },
  })
