import { expect, it, vi } from 'vitest'
import { followHtmx } from './follow-htmx'

it('lets htmx 1 and 2 request a page again on the way back, instead of keeping the running one', () => {
  const config = { historyCacheSize: 10 }
  vi.stubGlobal('htmx', { config })
  const unmount = vi.fn()
  const stop = followHtmx(unmount, () => {})
  document.body.dispatchEvent(new CustomEvent('htmx:beforeHistorySave', { bubbles: true, detail: { historyElt: document.body } }))
  expect(config.historyCacheSize).toBe(0)
  // A filter that changes the address keeps the video beside it playing.
  expect(unmount).not.toHaveBeenCalled()
  vi.stubGlobal('htmx', undefined)
  document.body.dispatchEvent(new CustomEvent('htmx:beforeHistorySave', { bubbles: true }))
  stop()
})
