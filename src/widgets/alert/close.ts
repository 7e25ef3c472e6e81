/** The button that closes an alert, the builder's or a hand-written one. */
export const CLOSE = '.elementor-alert-dismiss,[data-alert-close]'
