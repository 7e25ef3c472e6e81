/** An alert's close button: the builder's or a hand-written one. */
export const CLOSE = '.elementor-alert-dismiss,[data-alert-close]'
