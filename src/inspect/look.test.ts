import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storage } from '../builder/storage'
import { type Popup, popups } from '../popups/registry'
import { liveIslands, scan, setWidgets, unmount } from '../runtime/scan'
import { count, flag } from '../settings/fields'
import { forget, inspectPage, showRegardless } from './look'

const popup = (key: string, show = () => {}): Popup => ({
  id: '1',
  key,
  host: document.createElement('section'),
  settings: { close_automatically: 'later' },
  isFromBuilder: true,
  openSelector: undefined,
  show,
  hide: () => {},
  isOpen: () => false,
  explain: () => Promise.resolve({ id: '1', rules: [], triggers: [] }),
})

const View = () => null
const on = { View, settings: { on: flag() } }

beforeEach(() => {
  unmount()
  localStorage.clear()
  sessionStorage.clear()
})

describe('look', () => {
  it('tells handled widgets from static ones and from those that nobody handles', async () => {
    document.body.innerHTML = `
      <div data-widget_type="heading.default"></div>
      <div data-widget_type="nav-menu.default" data-settings='{"on":{}}'></div>
      <div data-widget_type="form.default" data-settings='{"sticky":"top"}'></div>
      <div data-widget_type="form.default"></div>`
    setWidgets([
      { name: 'menu', match: '[data-widget_type^="nav-menu."]', when: 'now', load: () => on },
      { name: 'sticky', match: `[data-settings*='"sticky"']`, when: 'visible', load: () => ({ View }) },
    ])
    scan()
    // Settings are known once a view is there.
    await vi.waitFor(() => expect(liveIslands()[0]?.state).toBe('mounted'))
    const sight = await inspectPage()
    expect([...sight.islands.keys()]).toEqual(['menu', 'sticky'])
    // A sticky form is still a form that nobody handles.
    expect([...sight.unhandled].map(([type, entries]) => [type, entries.length])).toEqual([['form', 2]])
    expect(sight.mistakes.map(({ field, got }) => [field, got])).toEqual([['on', '{}']])
  })
  it('reads the settings of what waits or is off, too; what cannot be loaded is asked for once', async () => {
    document.body.innerHTML = `<p class="far" data-settings='{"on":{}}'></p><p class="away" data-settings='{"on":[1]}'></p><p class="lost"></p>`
    const lost = vi.fn(() => Promise.reject(new Error('offline')))
    setWidgets([
      { name: 'far', match: '.far', when: 'intent', load: () => Promise.resolve(on) },
      { name: 'away', match: '.away', when: 'now', shouldMount: () => false, load: () => ({ View, settings: { on: count() } }) },
      { name: 'lost', match: '.lost', when: 'intent', load: lost },
    ])
    scan()
    await vi.waitFor(() => expect(liveIslands()).toHaveLength(3))
    const sight = await inspectPage()
    await inspectPage()
    expect(sight.mistakes.map(({ name, state, got }) => [name, state, got])).toEqual([
      ['p', 'waiting', '{}'],
      ['p', 'off', '[1]'],
    ])
    expect(liveIslands().map(({ state }) => state)).toEqual(['waiting', 'off', 'waiting'])
    expect(lost).toHaveBeenCalledOnce()
  })
  it('reads a popup’s settings and asks why it shows or not', async () => {
    const stop = popups.add(popup('1'))
    const sight = await inspectPage()
    stop()
    expect(sight.mistakes.map(({ field }) => field)).toEqual(['close_automatically'])
    expect(sight.popups).toHaveLength(1)
  })
})

describe('the two ways around', () => {
  it('forgets what this visitor did with this version of this popup, and nothing else', () => {
    const kept = { pageViews: 9, popup_1_v2_times: 3, popup_12_times: 4 }
    for (const [key, value] of Object.entries({
      ...kept,
      popup_1_times: 2,
      popup_1_disable: true,
      popup_1_page_views_initialPageViews: 1,
      'popup-1-impressions-count': 5,
    }))
      storage.set(key, value)
    sessionStorage.setItem('popup-1-impressions-count', '2')
    forget(popup('1'))
    const { __expiration, ...left } = storage.get(null) as object & { __expiration: object }
    expect(left).toEqual(kept)
    expect(sessionStorage.getItem('popup-1-impressions-count')).toBeNull()
    forget(popup('1_v2'))
    expect(storage.get('popup_1_v2_times')).toBeUndefined()
  })
  it('shows what the visitor switched off, which stays switched off', () => {
    storage.set('popup_1_disable', true)
    let seen: unknown = 'not shown'
    const one = popup('1', () => {
      seen = storage.get('popup_1_disable')
      popups.onShow.notify(one, 'api')
    })
    showRegardless(one)
    expect(seen).toBeUndefined()
    expect(storage.get('popup_1_disable')).toBe(true)
  })
})
