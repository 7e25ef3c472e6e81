/** A box in the checkout. Both are inside the order's form, so they cannot be forms themselves (contract shop §5). */
export interface BoxParts {
  section: string
  opener: string
  box: string
  /** The send button in it. */
  send: string
}
export const COUPON: BoxParts = {
  section: '.e-coupon-box',
  opener: '.e-show-coupon-form',
  box: '.e-coupon-anchor',
  send: '.e-apply-coupon',
}
export const LOGIN: BoxParts = {
  section: '.e-woocommerce-login-section',
  opener: '.e-show-login',
  box: '.e-woocommerce-login-anchor',
  send: '.e-woocommerce-form-login-submit',
}
