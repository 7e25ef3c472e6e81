import { queryFirst } from '../../base/query-all'
import { getGlobal } from '../../base/values'
import { triggerShop } from '../../integrations/shop/events'
import { text } from '../../settings/fields'
import { readSettings } from '../../settings/read'
import type { Send } from './box'
import { post } from './post'
import { showAnswer } from './show-notices'

/** The page's configuration for the shop's checkout script. */
const FIELDS = { wc_ajax_url: text('/?wc-ajax=%%endpoint%%'), apply_coupon_nonce: text() }

/** Applies a coupon, and makes the shop's scripts update the totals (contract shop §5). */
export const applyCoupon: Send = async (section, host, hide, signal) => {
  const { wc_ajax_url, apply_coupon_nonce } = readSettings(FIELDS, getGlobal('wc_checkout_params'))
  const code = queryFirst<HTMLInputElement>(section, '[name=coupon_code]')?.value ?? ''
  const url = wc_ajax_url.replace('%%endpoint%%', 'apply_coupon')
  const answer = await post(url, { security: apply_coupon_nonce, coupon_code: code }, signal)
  if (signal.aborted) return
  showAnswer(host, answer, signal, () => {
    hide()
    triggerShop('applied_coupon_in_checkout', [code])
    triggerShop('update_checkout', [{ update_shipping_method: false }])
  })
}
