/** A stand-in for an add-on's main file: printed after the builder's, it registers widgets in each of the usual ways. */
;(($) => {
  const { say, mark } = window.seen
  say('pack', `config ${elementorFrontend.config.version} ${Object.keys(elementorFrontend.config.responsive.activeBreakpoints)}`)
  say(
    'pack',
    `legacy ${elementorFrontend.config.legacyMode.elementWrappers} experiments ${elementorFrontend.config.experimentalFeatures.container}`,
  )
  say('pack', `elements ${elementorFrontend.elements.$window[0] === window} ${elementorFrontend.elements.$body.length}`)
  say('pack', `classes ${Object.keys(elementorModules.frontend.handlers).sort()}`)

  const { Base, SwiperBase, CarouselBase, NestedTabs } = elementorModules.frontend.handlers
  const isDesktop = () => elementorFrontend.getCurrentDeviceMode() === 'desktop'

  // A class at the top of the file.
  class Attached extends Base {
    getDefaultSettings() {
      return { selectors: { press: '.press' }, classes: { on: 'is-on' } }
    }
    getDefaultElements() {
      const { press } = this.getSettings('selectors')
      return { $press: this.findElement(press), $window: elementorFrontend.elements.$window }
    }
    bindEvents() {
      this.elements.$press.on('click', this.onPress.bind(this))
      this.go = elementorFrontend.debounce(this.go, 20)
    }
    go() {
      mark(this.$element, `debounced ${this.getID()}`)
    }
    onPress() {
      this.$element.toggleClass(this.getSettings('classes.on'))
      mark(this.$element, `pressed ${this.getElementSettings('n')} ${this.getWidgetType()}`)
      this.go()
    }
    onInit(...args) {
      super.onInit(...args)
      this.initEditorListeners()
      mark(this.$element, `attached ${this.elements.$press.length} ${this.getCurrentDeviceSetting('size')} ${this.elementName}`)
    }
  }
  class Slider extends SwiperBase {
    getDefaultSettings() {
      return { classes: { kenBurnsActive: 'is-active', slideBackground: 'bg' } }
    }
    getDefaultElements() {
      return { $swiperContainer: this.$element.find('.swiper'), $slides: this.$element.find('.swiper-slide') }
    }
    async onInit(...args) {
      super.onInit(...args)
      this.handleKenBurns()
      const Swiper = elementorFrontend.utils.swiper
      this.swiper = await new Swiper(this.elements.$swiperContainer, { slidesPerView: 2, speed: 0, initialSlide: this.getInitialSlide() })
      mark(this.$element, `slider ${this.getSlidesCount()} ${this.swiper instanceof window.Swiper}`)
    }
    bindEvents() {
      this.$element.find('.press').on('click', () => {
        this.swiper.slideNext(0)
        this.handleKenBurns()
        mark(this.$element, `slide ${this.swiper.activeIndex} ${this.$activeImageBg.text()}`)
      })
    }
  }
  class Carousel extends CarouselBase {
    async onInit(...args) {
      await super.onInit(...args)
      mark(this.$element, `carousel ${this.swiper.params.slidesPerView} ${this.elements.$swiperContainer.data('swiper') === this.swiper}`)
    }
  }
  class Tabs extends NestedTabs {
    onInit(...args) {
      super.onInit(...args)
      mark(this.$element, `tabs ${this.elements.$tabTitles.length} ${this.elements.$tabContents.length}`)
    }
  }
  const Extended = Base.extend({
    getDefaultElements: function () {
      return { $press: this.findElement('.press') }
    },
    bindEvents: function () {
      this.elements.$press.on('click', this.press)
    },
    press: function () {
      mark(this.$element, `pressed ${this.getID()} ${Object.keys(this.getElementSettings())}`)
    },
    onInit: function (...args) {
      Base.prototype.onInit.apply(this, args)
      mark(this.$element, `extended ${this.getUniqueHandlerID().slice(0, 9)} ${this.isEdit}`)
    },
  })

  $(window).on('elementor/frontend/init', () => {
    const { hooks, elementsHandler } = elementorFrontend
    say('pack', `init ${typeof hooks.addAction} ${typeof elementsHandler.attachHandler} ${elementorFrontend.isEditMode()}`)
    hooks.addAction('frontend/element_ready/own-action.default', ($scope, jq) => {
      mark($scope, `action ${jq === jQuery} ${$scope.data('settings')?.n} ${$scope.find('.press').length}`)
      $scope.find('.press').on('click', () => mark($scope, 'pressed'))
      elementorFrontend.waypoint($scope, (direction) => mark($scope, `seen ${direction}`))
    })
    elementsHandler.attachHandler('own-attached', Attached)
    elementsHandler.attachHandler('own-skin', [Extended, () => null, () => Promise.resolve({ default: Attached })], 'big')
    hooks.addAction('frontend/element_ready/own-added.default', ($element) =>
      elementsHandler.addHandler(Extended, { $element, elementName: 'own-added' }),
    )
    hooks.addAction('frontend/element_ready/own-slider.default', ($element) => elementsHandler.addHandler(Slider, { $element }))
    elementsHandler.attachHandler('own-carousel', Carousel)
    elementsHandler.attachHandler('own-tabs', Tabs)
    hooks.addAction('frontend/element_ready/own-injects.default', ($scope) => {
      mark($scope, 'injects')
      $scope.find('.press').on('click', () => {
        const $new = $scope.find('template').contents().clone().appendTo($scope.find('.into'))
        elementsHandler.runReadyTrigger($new)
        hooks.doAction('frontend/element_ready/global', $new, $)
        mark($scope, `injected ${$new.attr('data-id')}`)
      })
    })
    hooks.addAction('frontend/element_ready/own-fails.default', () => {
      throw Error('theirs')
    })
    for (const name of ['global', 'container', 'section', 'widget'])
      hooks.addAction(`frontend/element_ready/${name}`, ($scope) => mark($scope, name))
  })
  elementorFrontend.on('components:init', () => say('pack', `components ${typeof elementorFrontend.utils.swiper}`))

  // What waits for jQuery alone finds the runtime, and elements that are not ready yet.
  $(() => {
    const { breakpoints, utils, hooks, config } = elementorFrontend
    say(
      'pack',
      `ready ${typeof utils.swiper} ${breakpoints.getDeviceMinBreakpoint('tablet')} ${config.swiperClass} ${isDesktop()} ${typeof $.fn.elementorWaypoint}`,
    )
    say('pack', `at ready ${document.querySelectorAll('[data-marks]').length} ${document.body.dataset.elementorDeviceMode}`)
    $('.own-ready').each(function () {
      mark($(this), `by ready ${$(this).data('settings').n}`)
      $(this).on('click', '.press', () => mark($(this), 'pressed'))
    })
    hooks.addAction('frontend/element_ready/own-late.default', ($scope) => mark($scope, 'hooked at ready'))
  })
  $(window).on('load', () => {
    window.seen.hasLoaded = true
  })
})(jQuery)
