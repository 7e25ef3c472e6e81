/** A stand-in for an add-on's file that asks for jQuery alone: printed before the builder's main file. */
;(($) => {
  const { say, mark } = window.seen
  window.addEventListener('elementor/frontend/init', () => say('early', 'native init'))
  $(() => {
    say('early', 'ready')
    // Before the builder's own ready callback, so that it is told.
    $(window).on('elementor/frontend/init', () => {
      say('early', `init ${typeof elementorFrontend.hooks.addAction}`)
      elementorFrontend.hooks.addAction('frontend/element_ready/own-early.default', ($scope) => mark($scope, 'early'))
    })
  })
})(jQuery)
