import { queryFirst } from '../../base/query-all'
import { parseObject } from '../../base/values'
import { triggerShop } from '../../integrations/shop/events'
import { ajaxAddress } from '../../page/ajax-address'
import { flag, text } from '../../settings/fields'
import { readSettings } from '../../settings/read'
import type { Send } from './box'
import { post } from './post'
import { showAnswer } from './show-notices'

const ANSWER = { logged_in: flag(), message: text() }

/** Logs a visitor in, then reloads the page, which now includes their data (contract shop §5). */
export const logIn: Send = async (section, host, _, signal) => {
  const field = (name: string) => queryFirst<HTMLInputElement>(section, `[name="${name}"]`)
  const body = {
    action: 'elementor_woocommerce_checkout_login_user',
    username: field('username')?.value ?? '',
    password: field('password')?.value ?? '',
    nonce: field('woocommerce-login-nonce')?.value ?? '',
    remember: String(!!field('rememberme')?.checked),
  }
  const answer = await post(ajaxAddress(), body, signal)
  if (signal.aborted) return
  const { logged_in, message } = readSettings(ANSWER, parseObject(answer))
  if (logged_in) {
    location.reload()
    // Stays covered until the page unloads.
    return new Promise(() => {})
  }
  showAnswer(host, message, signal, () => triggerShop('checkout_error', [message]))
}
