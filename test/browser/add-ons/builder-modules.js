/** A stand-in of our own for the builder's classes, written from contract core §5: `frontend-modules.min.js`. */
;(() => {
  const get = (table, path) => (path ? path.split('.').reduce((parent, key) => parent?.[key], table) : table)
  const isPlain = (value) => Object.prototype.toString.call(value) === '[object Object]' && !value.jquery
  const merge = (target, from = {}) => {
    for (const [key, value] of Object.entries(from)) target[key] = isPlain(value) ? merge({ ...target[key] }, value) : value
    return target
  }
  const find = (scope, selector) => scope.find(selector)

  class Module {
    constructor(...args) {
      const listeners = {}
      let settings = {}
      this.getSettings = (path) => get(settings, path)
      this.setSettings = (path, value) => merge(settings, isPlain(path) ? path : { [path]: value })
      this.on = (names, run) => {
        for (const name of names.split(' ')) listeners[name] = [...(listeners[name] ?? []), run]
      }
      this.trigger = (name, ...more) => {
        this[`on${name[0].toUpperCase()}${name.slice(1)}`]?.(...more)
        for (const run of listeners[name] ?? []) run(...more)
      }
      this.__construct(...args)
      for (const [name, method] of Object.entries(this.constructor.own ?? {}))
        if (typeof method === 'function' && this[name] === method) this[name] = method.bind(this)
      settings = merge(merge({}, this.getDefaultSettings()), isPlain(args[0]) ? args[0] : {})
      this.trigger('init', ...args)
    }
    // biome-ignore-start lint/complexity/noThisInStatic: each class makes its own child
    static extend(methods) {
      const Child = class extends this {}
      Object.assign(Child.prototype, methods)
      Child.own = { ...this.own, ...methods }
      Child.__super__ = this.prototype
      return Child
    }
    // biome-ignore-end lint/complexity/noThisInStatic: each class makes its own child
    __construct() {}
    getDefaultSettings() {
      return {}
    }
    getConstructorID() {
      return this.constructor.name
    }
    onInit() {}
  }
  class ViewModule extends Module {
    getDefaultElements() {
      return {}
    }
    bindEvents() {}
    onInit() {
      this.elements = this.getDefaultElements()
      this.bindEvents()
    }
  }
  class Base extends ViewModule {
    __construct({ $element, elementName }) {
      Object.assign(this, { $element, elementName, isEdit: false })
    }
    isActive() {
      return true
    }
    onInit() {
      if (this.isActive(this.getSettings())) super.onInit()
    }
    getElementSettings(path) {
      const settings = this.$element.data('settings')
      return get(isPlain(settings) ? settings : {}, path)
    }
    getCurrentDeviceSetting(key) {
      return elementorFrontend.getCurrentDeviceSetting(this.getElementSettings(), key)
    }
    getID() {
      return this.$element.attr('data-id')
    }
    getElementType() {
      return this.$element.attr('data-element_type')
    }
    getWidgetType() {
      return this.$element.attr('data-widget_type')?.split('.')[0]
    }
    getUniqueHandlerID() {
      return `${this.getID()}${this.getElementType()}${this.getConstructorID()}`
    }
    findElement(selector) {
      const $main = this.$element
      return find($main, selector).filter(function () {
        return jQuery(this).parent().closest('.elementor-element').is($main)
      })
    }
    initEditorListeners() {
      this.editorListeners = []
    }
    unbindEvents() {}
    onDestroy() {}
    onElementChange() {}
    onEditSettingsChange() {}
    onPageSettingsChange() {}
  }
  class SwiperBase extends Base {
    getInitialSlide() {
      return 0
    }
    getSlidesCount() {
      return this.elements.$slides.length
    }
    togglePauseOnHover(isOn) {
      const { $swiperContainer } = this.elements
      if (isOn) $swiperContainer.on({ mouseenter: () => this.swiper.autoplay.stop(), mouseleave: () => this.swiper.autoplay.start() })
      else $swiperContainer.off('mouseenter mouseleave')
    }
    handleKenBurns() {
      const { kenBurnsActive, slideBackground } = this.getSettings('classes')
      this.$activeImageBg?.removeClass(kenBurnsActive)
      this.activeItemIndex = this.swiper ? this.swiper.activeIndex : this.getInitialSlide()
      const slide = this.swiper ? this.swiper.slides[this.activeItemIndex] : this.elements.$slides[0]
      this.$activeImageBg = jQuery(slide).children(`.${slideBackground}`)
      this.$activeImageBg.addClass(kenBurnsActive)
    }
  }
  class CarouselBase extends SwiperBase {
    getDefaultSettings() {
      const carousel = `.${elementorFrontend.config.swiperClass}`
      return { selectors: { carousel, swiperWrapper: '.swiper-wrapper', slideContent: '.swiper-slide' } }
    }
    getDefaultElements() {
      const { carousel, swiperWrapper, slideContent } = this.getSettings('selectors')
      const $swiperContainer = find(this.$element, carousel)
      return {
        $swiperContainer,
        $swiperWrapper: find(this.$element, swiperWrapper),
        $slides: find($swiperContainer, slideContent),
      }
    }
    getSwiperSettings() {
      const { slides_to_show: shown, speed, infinite } = this.getElementSettings()
      const most = Number(shown) || 3
      const breakpoints = { 0: { slidesPerView: 1 }, 768: { slidesPerView: most > 1 ? 2 : 1 }, 1025: { slidesPerView: most } }
      return { slidesPerView: most, breakpoints, loop: infinite === 'yes', speed }
    }
    async onInit(...args) {
      super.onInit(...args)
      const { $swiperContainer } = this.elements
      if (!$swiperContainer.length || this.getSlidesCount() < 2) return
      this.swiper = await new elementorFrontend.utils.swiper($swiperContainer, this.getSwiperSettings())
      $swiperContainer.data('swiper', this.swiper)
    }
  }
  /** Shows the panel of the title that was pressed. */
  class NestedTabs extends Base {
    getDefaultSettings() {
      return { selectors: { tabTitle: '.e-n-tab-title', tabContent: '.e-n-tabs-content > .e-con' } }
    }
    getDefaultElements() {
      const { tabTitle, tabContent } = this.getSettings('selectors')
      return { $tabTitles: this.findElement(tabTitle), $tabContents: this.findElement(tabContent) }
    }
    show(index) {
      const { $tabTitles, $tabContents } = this.elements
      $tabTitles.each((i, title) => title.setAttribute('aria-selected', i === index))
      $tabContents.each((i, panel) => void panel.classList.toggle('e-active', i === index))
    }
    bindEvents() {
      this.elements.$tabTitles.on('click', ({ currentTarget }) => this.show(this.elements.$tabTitles.index(currentTarget)))
      this.show(0)
    }
  }
  window.elementorModules = {
    Module,
    ViewModule,
    frontend: {
      handlers: {
        Base,
        SwiperBase,
        CarouselBase,
        NestedTabs,
        NestedAccordion: class extends Base {},
        StretchedElement: class extends Base {},
      },
      Document: class extends ViewModule {},
      tools: { StretchElement: class extends ViewModule {} },
    },
    utils: { Masonry: class extends ViewModule {}, Scroll: { scrollObserver() {} } },
  }
})()
