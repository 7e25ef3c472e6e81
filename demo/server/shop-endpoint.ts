/** What a shop answers to the two requests of its checkout's boxes (contract shop §5). Nothing is kept: one code and one visitor are known. */
import type { MiddlewareHandler } from 'hono'
import { isSameOrigin } from './request-guards'

const KNOWN = { code: 'tide10', name: 'anna', password: 'lantern' }
const LOG_IN = 'elementor_woocommerce_checkout_login_user'

const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const message = (text: string) => `<div class="woocommerce-message" role="alert">${text}</div>`
const error = (text: string) => `<ul class="woocommerce-error" role="alert"><li>${text}</li></ul>`

const applyCoupon = (fields: URLSearchParams) => {
  const code = fields.get('coupon_code')?.trim() ?? ''
  if (!code) return error('Please enter a coupon code.')
  return code.toLowerCase() === KNOWN.code ? message('Coupon code applied.') : error(`Coupon “${escaped(code)}” does not exist.`)
}
function logIn(fields: URLSearchParams) {
  const isKnown = fields.get('username') === KNOWN.name && fields.get('password') === KNOWN.password
  return isKnown
    ? { logged_in: true }
    : { logged_in: false, message: error('<strong>Error:</strong> this name and password do not belong together.') }
}

/** Answers what is the shop's, and leaves everything else to whom it is for: forms of the builder's are sent in parts, these are not. */
export const shopEndpoint: MiddlewareHandler = async (c, next) => {
  const isOurs = c.req.method === 'POST' && /^application\/x-www-form-urlencoded/.test(c.req.header('content-type') ?? '')
  const isCoupon = c.req.query('wc-ajax') === 'apply_coupon'
  if (!isOurs || !(isCoupon || c.req.path.endsWith('admin-ajax.php'))) return next()
  if (!isSameOrigin(c.req.raw.headers)) return c.text('Only pages of this site may ask.', 403)
  const fields = new URLSearchParams(await c.req.raw.clone().text())
  if (isCoupon) return c.html(applyCoupon(fields))
  return fields.get('action') === LOG_IN ? c.html(JSON.stringify(logIn(fields))) : next()
}
