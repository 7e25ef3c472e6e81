import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onShop, triggerShop } from './events'

const page = globalThis as { jQuery?: unknown }
/** A minimal jQuery for the shop's events: its own listeners, unreachable by native events. */
function makeJquery() {
  const heard = new Map<string, Set<(event: unknown, ...details: unknown[]) => void>>()
  const jQuery = (target: Node) => ({
    on: (names: string, run: () => void) => {
      for (const name of names.split(' ')) heard.set(name + target.nodeName, (heard.get(name + target.nodeName) ?? new Set()).add(run))
    },
    off: (names: string, run: () => void) => {
      for (const name of names.split(' ')) heard.get(name + target.nodeName)?.delete(run)
    },
    trigger: (name: string, details: unknown[]) => {
      for (const run of heard.get(name + target.nodeName) ?? []) run({ type: name }, ...details)
    },
  })
  return jQuery
}
const loadFile = () => {
  const script = document.createElement('script')
  document.head.append(script)
  script.dispatchEvent(new Event('load'))
}
beforeEach(() => {
  page.jQuery = makeJquery()
})
afterEach(() => {
  delete page.jQuery
})

it('hears each name until stopped, and triggers with details', () => {
  const run = vi.fn()
  const stop = onShop('added_to_cart updated_wc_div', run)
  triggerShop('updated_wc_div', ['a', { b: 1 }])
  expect(run).toHaveBeenCalledExactlyOnceWith({ type: 'updated_wc_div' }, 'a', { b: 1 })
  stop()
  triggerShop('added_to_cart', [])
  expect(run).toHaveBeenCalledOnce()
})
it('listens on another target', () => {
  const run = vi.fn()
  const stop = onShop('select2:open', run, document)
  triggerShop('select2:open', [])
  expect(run).not.toHaveBeenCalled()
  makeJquery()
  ;(page.jQuery as ReturnType<typeof makeJquery>)(document).trigger('select2:open', [])
  expect(run).toHaveBeenCalledOnce()
  stop()
})
it('waits for jQuery delayed by an optimiser, and attaches once', () => {
  const jQuery = page.jQuery
  delete page.jQuery
  const run = vi.fn()
  const stop = onShop('updated_wc_div', run)
  loadFile()
  page.jQuery = jQuery
  loadFile()
  loadFile()
  triggerShop('updated_wc_div', [])
  expect(run).toHaveBeenCalledOnce()
  stop()
  triggerShop('updated_wc_div', [])
  expect(run).toHaveBeenCalledOnce()
})
it('never attaches if stopped before', () => {
  const jQuery = page.jQuery
  delete page.jQuery
  const run = vi.fn()
  onShop('updated_wc_div', run)()
  page.jQuery = jQuery
  loadFile()
  triggerShop('updated_wc_div', [])
  expect(run).not.toHaveBeenCalled()
})
it('reports a failing shop listener, and nothing else fails', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onShop('checkout_error', () => {
    throw Error('theirs')
  })
  expect(() => triggerShop('checkout_error', [])).not.toThrow()
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})
it('triggers nothing on a page without jQuery', () => {
  delete page.jQuery
  expect(() => triggerShop('update_checkout', [])).not.toThrow()
})
