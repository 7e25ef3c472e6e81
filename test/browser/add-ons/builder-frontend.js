/** A stand-in of our own for the builder's main file, written from contract core §§1.8, 3, 5, 18, 20 and contract popups: `frontend.min.js`. */
;(() => {
  const createHooks = () => {
    const kinds = { Action: {}, Filter: {} }
    const api = {}
    for (const [kind, lists] of Object.entries(kinds)) {
      api[`add${kind}`] = (name, run, priority = 10) => {
        lists[name] ??= []
        const list = lists[name]
        if (!list.some((hook) => hook.run === run)) list.push({ run, priority: Number.parseInt(priority, 10) || 10 })
        list.sort((a, b) => a.priority - b.priority)
        return api
      }
      api[`remove${kind}`] = (name, run) => {
        lists[name] = run ? (lists[name] ?? []).filter((hook) => hook.run !== run) : []
        return api
      }
    }
    api.doAction = (name, ...args) => {
      for (const { run } of [...(kinds.Action[name] ?? [])]) run(...args)
      return api
    }
    api.applyFilters = (name, value, ...args) => (kinds.Filter[name] ?? []).reduce((result, { run }) => run(result, ...args), value)
    return api
  }
  const createElementsHandler = ({ hooks }) => {
    const isClass = (value) => typeof value?.prototype?.getUniqueHandlerID === 'function'
    const addHandler = (Handler, options) => {
      new Handler(options)
      hooks.doAction(`frontend/element_handler_ready/${options.elementName}`, options.$element, jQuery)
    }
    return {
      addHandler,
      attachHandler(name, handlers, skin = 'default') {
        const elementName = name + (skin ? `.${skin}` : '')
        for (const handler of [handlers].flat())
          hooks.addAction(`frontend/element_ready/${elementName}`, ($element) => {
            const found = isClass(handler) ? handler : handler()
            if (isClass(found)) addHandler(found, { $element, elementName })
            else found?.then?.(({ default: Class }) => addHandler(Class, { $element, elementName }))
          })
      },
      runReadyTrigger(scope) {
        const $element = jQuery(scope)
        const type = $element.attr('data-element_type')
        if (!type) return
        for (const name of ['global', type, type === 'widget' && $element.attr('data-widget_type')])
          if (name) hooks.doAction(`frontend/element_ready/${name}`, $element, jQuery)
      },
    }
  }
  const frontend = {
    config: elementorFrontendConfig,
    elements: { window, $window: jQuery(window), $document: jQuery(document), $head: jQuery('head'), $body: jQuery('body') },
    isEditMode: () => false,
    isWPPreviewMode: () => false,
    getElements: (name) => (name ? frontend.elements[name] : frontend.elements),
    getCurrentDeviceMode: () => (innerWidth <= 767 ? 'mobile' : innerWidth <= 1024 ? 'tablet' : 'desktop'),
    getDeviceSetting: (mode, settings, key) =>
      (mode === 'mobile' && settings[`${key}_mobile`]) || (mode !== 'desktop' && settings[`${key}_tablet`]) || settings[key],
    getCurrentDeviceSetting: (settings, key) => frontend.getDeviceSetting(frontend.getCurrentDeviceMode(), settings, key),
    addListenerOnce: (_id, names, run, to = frontend.elements.$window) => to.on(names, run),
    removeListeners: (_id, names, run, from = frontend.elements.$window) => from.off(names, run),
    debounce(run, wait) {
      let timer
      return function (...args) {
        if (!timer) run.apply(this, args)
        clearTimeout(timer)
        timer = setTimeout(() => {
          timer = 0
          run.apply(this, args)
        }, wait)
      }
    },
    waypoint: ($el, run) =>
      $el.each((_, el) => requestAnimationFrame(() => el.getBoundingClientRect().top < innerHeight && run.call(el, 'down'))),
  }
  const listeners = {}
  frontend.on = (name, run) => {
    listeners[name] = [...(listeners[name] ?? []), run]
  }
  frontend.trigger = (name) => {
    for (const run of listeners[name] ?? []) run()
  }
  const { config } = frontend
  Object.assign(config.responsive, {
    activeBreakpoints: Object.fromEntries(Object.entries(config.responsive.breakpoints).filter(([, { is_enabled: isOn }]) => isOn)),
  })
  config.legacyMode = { elementWrappers: false }
  document.body.append(Object.assign(document.createElement('span'), { id: 'elementor-device-mode' }))

  /** Swiper comes with the first slider, as from the builder's folder. */
  const loadSwiper = async () => {
    if (!window.Swiper)
      await new Promise((onload) => document.body.append(Object.assign(document.createElement('script'), { src: '/swiper.js', onload })))
    return window.Swiper
  }
  async function asyncSwiper(container, options) {
    const box = container.jquery ? container[0] : container
    box.closest('.elementor-widget-wrap')?.classList.add('e-swiper-container')
    box.closest('.elementor-widget')?.classList.add('e-widget-swiper')
    const Swiper = await loadSwiper()
    return new Swiper(box, options)
  }
  frontend.init = () => {
    const hooks = createHooks()
    Object.assign(frontend, {
      hooks,
      storage: {},
      breakpoints: { getDeviceMinBreakpoint: (name) => ({ mobile: 320, tablet: 768 })[name] ?? 1025 },
    })
    frontend.elementsHandler = createElementsHandler(frontend)
    document.body.dataset.elementorDeviceMode = frontend.getCurrentDeviceMode()
    const popups = takePopups(frontend)
    window.elementorProFrontend = { modules: { popup: { showPopup: ({ id }) => popups.show(id) } } }
    dispatchEvent(new CustomEvent('elementor/frontend/init', { detail: null }))
    frontend.trigger('elementor/modules/init:before')
    frontend.trigger('elementor/modules/init/before')
    frontend.utils = {
      swiper: function swiper(...args) {
        return asyncSwiper(...args)
      },
      controls: { getResponsiveControlValue: (settings, key, sub) => (sub ? settings[key]?.[sub] : settings[key]) },
    }
    jQuery.fn.elementorWaypoint = function (run) {
      frontend.waypoint(this, run)
      return this
    }
    jQuery.fn.numerator = function ({ toValue }) {
      return this.text(toValue)
    }
    frontend.documentsManager = { documents: {} }
    hooks.doAction('elementor/frontend/documents-manager/init-classes', frontend.documentsManager)
    for (const el of document.querySelectorAll('.elementor-element')) setTimeout(() => frontend.elementsHandler.runReadyTrigger(el))
    frontend.trigger('components:init')
    followLoops(frontend)
  }
  /** Popups leave the page, and come back as copies. */
  function takePopups({ elementsHandler }) {
    const served = new Map()
    for (const el of document.querySelectorAll('[data-elementor-type=popup]')) {
      served.set(el.dataset.elementorId, el.outerHTML)
      el.remove()
    }
    const show = (id) => {
      const $modal = jQuery(`<div id="elementor-popup-modal-${id}" class="elementor-popup-modal">${served.get(String(id))}</div>`).appendTo(
        'body',
      )
      $modal.find('[data-elementor-type=popup]').css('display', 'block')
      $modal.find('.elementor-element').each((_, el) => elementsHandler.runReadyTrigger(el))
      jQuery(document).trigger('elementor/popup/show', [Number(id)])
    }
    jQuery(document).on('click', 'a[href*="popup%3Aopen"]', (event) => {
      event.preventDefault()
      show(JSON.parse(atob(decodeURIComponent(event.currentTarget.href).split('settings=')[1])).id)
    })
    return { show }
  }
  /** The button below a list adds the next page's items. */
  function followLoops({ elementsHandler }) {
    jQuery(document).on('click', '.e-loop__load-more a', async (event) => {
      event.preventDefault()
      const $widget = jQuery(event.currentTarget).closest('.elementor-widget')
      const answer = await fetch($widget.find('.e-load-more-anchor').attr('data-next-page'))
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
      for (const item of next.querySelectorAll('.e-loop-item')) {
        $widget.find('.elementor-loop-container').append(item)
        for (const el of item.querySelectorAll('.elementor-element')) elementsHandler.runReadyTrigger(el)
      }
    })
  }
  window.elementorFrontend = frontend
  jQuery(frontend.init)
})()
