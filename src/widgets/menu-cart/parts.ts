/** The parts of a header cart; the shop's script replaces their contents whenever the cart changes. */
export const CART_TOGGLE = '.elementor-menu-cart__toggle_button'
export const CART_BOX = '.elementor-menu-cart__container'
export const CART_MAIN = '.elementor-menu-cart__main'
export const CART_CLOSE = '[class*=elementor-menu-cart__close-button]'
export const CART_SHOWN = '.elementor-menu-cart--shown'
