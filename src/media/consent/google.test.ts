import { afterEach, describe, expect, it, vi } from 'vitest'
import { isAllowed, onAllowed } from './consent'
import { callsAfter, isMediaAllowed, page, scriptTag, setTool } from './test-helpers'

vi.mock('../../base/assets', async (original) => ({
  ...(await original<typeof import('../../base/assets')>()),
  script: document.createElement('script'),
}))

afterEach(() => {
  scriptTag.removeAttribute('data-consent')
  delete page.dataLayer
})

describe('Google consent mode', () => {
  function gtag(..._: unknown[]) {
    page.dataLayer ??= []
    // biome-ignore lint/complexity/noArguments: the entries are `arguments` objects, as gtag makes them
    ;(page.dataLayer as unknown[]).push(arguments)
  }
  it('prefers an update to a default, whatever their order', () => {
    setTool('google')
    gtag('consent', 'update', { ad_storage: 'granted', functionality_storage: 'denied' })
    gtag('consent', 'default', { ad_storage: 'denied', analytics_storage: 'granted', wait_for_update: 500 })
    expect([isMediaAllowed(), isAllowed('statistics'), isAllowed('functional'), isAllowed('preferences')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
  it('lets a default for some regions forbid, but not allow', () => {
    setTool('google')
    gtag('consent', 'default', { ad_storage: 'granted', region: ['US'] })
    expect(isMediaAllowed()).toBe(false)
  })
  it('notices a push, even if the tag manager has replaced `push`, and restores the page’s own', () => {
    setTool('google')
    const list: unknown[] = []
    page.dataLayer = list
    expect(callsAfter(() => gtag('consent', 'update', { ad_storage: 'granted' }))).toEqual([0, 1, 1])
    expect(Object.hasOwn(list, 'push')).toBe(false)
    list.length = 0
    const run = vi.fn()
    const stop = onAllowed('marketing', run)
    const ours = list.push
    list.push = (...entries) => ours.apply(list, entries)
    gtag('consent', 'update', { ad_storage: 'granted' })
    stop()
    expect([run.mock.calls.length, list.push({}), run.mock.calls.length]).toEqual([1, 2, 1])
  })
  it.each([[[null, 1, 'consent', {}, ['consent', 'update', null]]], ['nonsense'], [{ length: 3 }]])(
    'allows nothing for a dataLayer of %j',
    (value) => {
      setTool('google')
      page.dataLayer = value
      expect(callsAfter(() => {})).toEqual([0, 0, 0])
    },
  )
})
