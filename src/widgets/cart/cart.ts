import { stopAll } from '../../base/lifetime'
import { keepReferer } from '../../integrations/shop/referer'
import { markSelects } from '../../integrations/shop/select-class'
import { columnSettings, stickColumn } from '../../integrations/shop/sticky-column'
import { flag, type Infer } from '../../settings/fields'
import { followQuantities } from './follow-quantities'

export const settings = {
  ...columnSettings,
  /**
   * Updates the cart as soon as a quantity is changed, without pressing the button.
   * @only builder
   */
  update_cart_automatically: flag(),
}

/** The shop renders and updates the cart's contents (contract shop §4). */
export function start(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const stops = [
    stickColumn(host, given),
    keepReferer(host),
    markSelects(),
    ...(given.update_cart_automatically ? [followQuantities(host)] : []),
  ]
  return () => stopAll(stops)
}
