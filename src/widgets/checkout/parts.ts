/** A part of the checkout that opens. Both parts are inside the order's form, so they are not forms of their own (contract shop §5). */
export interface BoxParts {
  section: string
  opener: string
  box: string
  /** The button inside. */
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
