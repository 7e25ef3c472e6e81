import { propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import type { Raw } from '../base/values'
import { config } from '../page/config'
import { activeDevices, device } from '../page/device'
import { i18n, isRtl, swiperClass } from '../page/page-config'
import { type Device, responsiveValue } from '../settings/responsive'
import { AsyncSwiper } from './async-swiper'
import { jquery, wrapElement } from './jquery'
import { derive } from './modules'
import type { SwiperHandler, SwiperInstance } from './swiper-base'
import type { ModuleClass } from './types'

interface CarouselHandler extends SwiperHandler {
  getSwiperSettings: () => Raw
  getSpaceBetween: (device?: Device) => number
  getOffsetWidth: () => number
  getPaginationBullets: (kind?: 'array' | 'jquery') => unknown
  updateSpaceBetween: () => void
  a11ySetWidgetAriaDetails: () => void
  a11ySetPaginationTabindex: () => void
  a11ySetSlideAriaHidden: (status?: string) => void
}

const isYes = (value: unknown) => value === 'yes'

/** Slides in view and per step on smaller devices, by the devices' widths (contract media §3.3). */
function breakpointsOf(handler: CarouselHandler, settings: Raw, shown: number): Raw {
  const usual: Partial<Record<Device, number>> = { mobile: 1, tablet: shown === 1 ? 1 : 2 }
  let last = shown
  const all: Raw = {}
  for (const { name, value } of [...config().breakpoints].reverse()) {
    last = Number(settings[`slides_to_show_${name}`]) || (usual[name] ?? last)
    all[value] = {
      slidesPerView: last,
      slidesPerGroup: Number(settings[`slides_to_scroll_${name}`]) || 1,
      ...(settings.image_spacing_custom ? { spaceBetween: handler.getSpaceBetween(name) } : {}),
    }
  }
  return all
}

/** The library's options for the arrows and dots of this carousel. */
function controlsOf(handler: CarouselHandler, { navigation, pagination, arrows }: Raw): Raw {
  const isOwn = (name: string) => navigation === name || navigation === 'both'
  const own = `.elementor-element-${handler.getID()} `
  const [prevEl, nextEl] = ['prev', 'next'].map((side) => `${arrows ? own : ''}.elementor-swiper-button-${side}`)
  return {
    ...(isOwn('arrows') || isYes(arrows)
      ? { navigation: arrows && isRtl() ? { prevEl: nextEl, nextEl: prevEl } : { prevEl, nextEl } }
      : {}),
    ...(isOwn('dots') || pagination
      ? {
          pagination: {
            el: `${own}.swiper-pagination`,
            type: pagination || 'bullets',
            clickable: true,
            renderBullet: (index: number, name: string) =>
              `<span class="${name}" data-bullet-index="${index}" aria-label="${i18n('a11yCarouselPaginationBulletMessage', 'Go to slide')} ${index + 1}"></span>`,
          },
        }
      : {}),
  }
}

/** Which slides are outside the box, for readers. */
function hideSlides(handler: CarouselHandler): void {
  const box = handler.elements.$swiperContainer?.[0]
  if (!box) return
  const { left, right } = box.getBoundingClientRect()
  for (const slide of queryAll<HTMLElement>(box, '.swiper-slide')) {
    const rect = slide.getBoundingClientRect()
    const isOutside = rect.left < left - 1 || rect.left >= right
    if (isOutside) propertyOf(slide, 'setAttribute').call(slide, 'aria-hidden', 'true')
    else propertyOf(slide, 'removeAttribute').call(slide, 'aria-hidden')
    slide.inert = isOutside
  }
}

const methods: Partial<CarouselHandler> & ThisType<CarouselHandler> = {
  getDefaultSettings: () => ({
    selectors: {
      carousel: `.${swiperClass()}`,
      swiperWrapper: '.swiper-wrapper',
      slideContent: '.swiper-slide',
      swiperArrow: '.elementor-swiper-button',
      paginationWrapper: '.swiper-pagination',
      paginationBullet: '.swiper-pagination-bullet',
      paginationBulletWrapper: '.swiper-pagination-bullets',
    },
  }),
  getDefaultElements() {
    const selectors = this.getSettings('selectors') as Record<string, string>
    const root = this.$element[0]
    const findAll = (name: string, around: HTMLElement) => queryAll<HTMLElement>(around, selectors[name] ?? '')
    const find = (name: string) => wrapElement(findAll(name, root))
    const $swiperContainer = find('carousel')
    const [box] = findAll('carousel', root)
    return {
      $swiperContainer,
      $swiperWrapper: find('swiperWrapper'),
      $swiperArrows: find('swiperArrow'),
      $paginationWrapper: find('paginationWrapper'),
      $paginationBullets: find('paginationBullet'),
      $paginationBulletWrapper: find('paginationBulletWrapper'),
      $slides: wrapElement(box ? findAll('slideContent', box) : []),
    }
  },
  getSwiperSettings() {
    const settings = this.getElementSettings()
    const shown = Number(settings.slides_to_show) || 3
    const isSingle = shown === 1
    const onChange = () => {
      this.a11ySetPaginationTabindex()
      this.a11ySetSlideAriaHidden()
    }
    return {
      slidesPerView: shown,
      loop: isYes(settings.infinite),
      speed: settings.speed,
      handleElementorBreakpoints: true,
      breakpoints: breakpointsOf(this, settings, shown),
      ...(isYes(settings.autoplay)
        ? { autoplay: { delay: settings.autoplay_speed, disableOnInteraction: isYes(settings.pause_on_interaction) } }
        : {}),
      ...(isSingle
        ? { effect: settings.effect, ...(settings.effect === 'fade' ? { fadeEffect: { crossFade: true } } : {}) }
        : { slidesPerGroup: Number(settings.slides_to_scroll) || 1 }),
      ...(settings.image_spacing_custom ? { spaceBetween: this.getSpaceBetween() } : {}),
      ...controlsOf(this, settings),
      ...(isYes(settings.lazyload) ? { lazy: { loadPrevNext: true, loadPrevNextAmount: 1 } } : {}),
      on: { slideChange: onChange, init: () => this.a11ySetWidgetAriaDetails() },
    }
  },
  getSpaceBetween(name = device().get()) {
    return Number(responsiveValue(this.getElementSettings(), 'image_spacing_custom', 'size', name, activeDevices())) || 0
  },
  getOffsetWidth() {
    const name = this.getCurrentDeviceSetting('offset_width')
    return Number((name as Raw | undefined)?.size) || 0
  },
  getPaginationBullets(kind = 'array') {
    const bullets = queryAll<HTMLElement>(
      this.$element[0],
      (this.getSettings('selectors') as Record<string, string>).paginationBullet ?? '',
    )
    return kind === 'jquery' ? wrapElement(bullets) : bullets
  },
  bindEvents() {
    if (this.getElementSettings('pause_on_hover') === 'yes') this.togglePauseOnHover(true)
  },
  unbindEvents() {
    this.togglePauseOnHover(false)
  },
  updateSpaceBetween() {
    const swiper = this.swiper as { params?: Raw; update?: () => void } | undefined
    if (swiper?.params) swiper.params.spaceBetween = this.getSpaceBetween()
    swiper?.update?.()
  },
  a11ySetWidgetAriaDetails() {
    const el = this.$element[0]
    el.setAttribute('aria-roledescription', 'carousel')
    el.setAttribute('aria-label', i18n('a11yCarouselWrapperAriaLabel', 'Carousel | Horizontal scrolling: Arrow Left & Right'))
  },
  a11ySetPaginationTabindex() {
    for (const bullet of this.getPaginationBullets() as HTMLElement[]) {
      const isActive = propertyOf(bullet, 'classList').contains('swiper-pagination-bullet-active')
      if (isActive) bullet.setAttribute('tabindex', '0')
      else bullet.removeAttribute('tabindex')
    }
  },
  a11ySetSlideAriaHidden() {
    hideSlides(this)
  },
}

/** `elementorModules.frontend.handlers.CarouselBase`: makes a slider from an element's settings (contract media §3). */
export const createCarouselBase = (SwiperBase: ModuleClass<SwiperHandler>) =>
  derive<CarouselHandler>(SwiperBase, {
    ...methods,
    onInit(...args) {
      SwiperBase.prototype.onInit.apply(this, args)
      const { $swiperContainer } = this.elements
      if (!$swiperContainer?.[0] || this.getSlidesCount() < 2) return
      return AsyncSwiper($swiperContainer, this.getSwiperSettings()).then((swiper) => {
        this.swiper = swiper as SwiperInstance
        const $box = jquery()?.($swiperContainer) as { data?: (name: string, value: unknown) => void } | undefined
        $box?.data?.('swiper', swiper)
        this.a11ySetPaginationTabindex()
        this.a11ySetSlideAriaHidden()
      })
    },
  })
