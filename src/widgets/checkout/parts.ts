/** A part of the checkout that opens. Both stand inside of the order's form, so that they are no forms of their own (contract shop §5). */
export interface BoxParts {
  section: string
  opener: string
  box: string
  /** The button in it. */
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
