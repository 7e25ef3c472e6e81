/**
 * What add-ons use of the builder's runtime, by the moment from which the builder has it: expressions with a value.
 * Ours may have more, and earlier.
 */
export const MEMBERS = {
  evaluation: [
    ...['config', 'elements', 'isEditMode', 'getCurrentDeviceMode', 'getElements', 'on', 'off', 'trigger'],
    ...['window', '$window', '$document', '$body', '$head'].map((name) => `elements.${name}`),
    ...['responsive', 'responsive.activeBreakpoints.mobile.label', 'breakpoints', 'swiperClass', 'experimentalFeatures', 'environmentMode'],
    ...['settings', 'post', 'kit', 'version', 'urls', 'legacyMode', 'i18n'],
    ...['addListenerOnce', 'removeListeners', 'isWPPreviewMode', 'getCurrentDeviceSetting', 'getDeviceSetting', 'getKitSettings'],
  ].map((name) =>
    /^(responsive|breakpoints|swiper|exper|envir|settings|post|kit|version|urls|legacy|i18n)/.test(name)
      ? `elementorFrontend.config.${name}`
      : `elementorFrontend.${name}`,
  ),
  classes: ['Base', 'SwiperBase', 'CarouselBase', 'StretchedElement', 'NestedTabs', 'NestedAccordion']
    .map((name) => `elementorModules.frontend.handlers.${name}`)
    .concat(
      ['Module', 'ViewModule', 'frontend.Document', 'frontend.tools.StretchElement', 'utils.Masonry', 'utils.Scroll.scrollObserver'].map(
        (name) => `elementorModules.${name}`,
      ),
    )
    .concat(
      ['getElementSettings', 'getCurrentDeviceSetting', 'getID', 'getElementType', 'getWidgetType', 'getUniqueHandlerID', 'findElement'],
      [
        'initEditorListeners',
        'bindEvents',
        'unbindEvents',
        'onInit',
        'onDestroy',
        'onElementChange',
        'getDefaultSettings',
        'getDefaultElements',
      ],
    )
    .map((name) => (name.startsWith('elementor') ? name : `elementorModules.frontend.handlers.Base.prototype.${name}`)),
  ready: [
    ...['hooks.addAction', 'hooks.doAction', 'hooks.addFilter', 'hooks.applyFilters', 'hooks.removeAction', 'storage.get', 'storage.set'],
    ...['elementsHandler.addHandler', 'elementsHandler.attachHandler', 'elementsHandler.runReadyTrigger', 'elementsHandler.getHandler'],
    ...['breakpoints.getDeviceMinBreakpoint', 'breakpoints.getBreakpointValues', 'breakpoints.getActiveBreakpointsList'],
    ...[
      'utils.swiper',
      'utils.urlActions',
      'utils.youtube',
      'utils.vimeo',
      'utils.controls',
      'utils.events',
      'utils.assetsLoader',
      'utils.environment',
    ],
    ...['debounce', 'waypoint', 'documentsManager.documents', 'modules.StretchElement', 'modules.Masonry'],
  ]
    .map((name) => `elementorFrontend.${name}`)
    .concat([
      'jQuery.fn.elementorWaypoint',
      'jQuery.fn.numerator',
      'elementorProFrontend.modules.popup.showPopup',
      'document.body.dataset.elementorDeviceMode',
    ]),
}
