import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { start } from './page-transition'

const assign = vi.fn()
let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { assign, origin: location.origin, href: location.href })
  document.body.innerHTML = '<e-page-transition></e-page-transition><a href="/catalogue.zip">Catalogue</a>'
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  assign.mockClear()
})
const host = () => document.querySelector('e-page-transition') as HTMLElement
/** Uncovers the page, then leaves it by its link. */
function leave() {
  stop = start(host())
  vi.advanceTimersByTime(1500)
  document.querySelector('a')?.click()
  expect(host().className).toBe('e-page-transition--exiting')
  vi.advanceTimersByTime(1500)
  expect(assign).toHaveBeenCalledOnce()
}

it('uncovers a page that a link did not leave, as for a file download', () => {
  leave()
  expect(host().className).toBe('e-page-transition--exiting')
  vi.advanceTimersByTime(5000)
  expect(host().className).toBe('e-page-transition--entering')
  vi.advanceTimersByTime(1500)
  expect(host().className).toBe('e-page-transition--entered')
})

it('leaves nothing once stopped', () => {
  leave()
  stop()
  vi.advanceTimersByTime(10_000)
  expect(host().outerHTML).toBe('<e-page-transition></e-page-transition>')
})
