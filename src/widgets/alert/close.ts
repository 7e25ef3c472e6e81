/** The button that closes an alert: the builder's, and a hand-written one. */
export const CLOSE = '.elementor-alert-dismiss,[data-alert-close]'
