import { afterEach, expect, it, vi } from 'vitest'
import { start } from './checkout'

const SERVED = `<form class="checkout"><div class="e-coupon-box"><a href="#" class="e-show-coupon-form">Coupon?</a>
<div class="e-coupon-anchor"><input name="coupon_code"><button type="button" class="e-apply-coupon">Apply</button></div></div></form>`

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('restores the served page when stopped, even during a request', () => {
  vi.stubGlobal('wc_checkout_params', { wc_ajax_url: '/?wc-ajax=%%endpoint%%' })
  const request = vi.fn((_: string, { signal }: RequestInit) => new Promise((_done, fail) => signal?.addEventListener('abort', fail)))
  vi.stubGlobal('fetch', request)
  const host = document.createElement('div')
  host.innerHTML = SERVED
  document.body.append(host)
  const before = host.innerHTML
  const stop = start(host, { sticky_right_column: false, sticky_right_column_offset: 0 })
  host.querySelector<HTMLElement>('.e-apply-coupon')?.click()
  expect(request).toHaveBeenCalledOnce()
  expect(host.querySelector('.processing>.blockOverlay')).toBeTruthy()
  stop()
  expect(host.innerHTML).toBe(before)
})
