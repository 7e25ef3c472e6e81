import { beforeEach, describe, expect, it, vi } from 'vitest'
import { popups } from '../popups/registry'
import { liveIslands, scan, setWidgets, unmount } from '../runtime/scan'
import { flag, number } from '../settings/fields'
import { commonWidgets } from '../widgets/common-widgets'
import { rareWidgets } from '../widgets/rare-widgets'
import { inspectPage } from './inspect-page'
import { tools } from './log-mistakes'
import { fakePopup } from './test-helpers'

const start = () => () => {}
const widgetModule = { start, settings: { on: flag() } }

beforeEach(() => unmount())

describe('the inspector', () => {
  it('distinguishes working, static, unhandled and third-party widgets', async () => {
    document.body.innerHTML = `
      <div data-widget_type="heading.default"></div>
      <div data-widget_type="nav-menu.default" data-settings='{"on":{}}'></div>
      <div data-widget_type="form.default" data-settings='{"sticky":"top"}'></div>
      <div data-widget_type="form.default"></div>
      <div data-widget_type="their-carousel.default" data-settings='{"sticky":"top"}'><a href="a.jpg" class="lightbox">a</a></div>
      <div data-widget_type="text-editor.default"></div>`
    setWidgets([
      { name: 'menu', types: ['nav-menu'], match: '[data-widget_type^="nav-menu."]', when: 'now', load: () => widgetModule },
      { name: 'sticky', match: `[data-settings*='"sticky"']`, when: 'visible', load: () => ({ start }) },
      { name: 'lightbox', match: '.lightbox', when: 'intent', load: () => ({ start }) },
    ])
    scan()
    await vi.waitFor(() => expect(liveIslands().map(({ state }) => state)).toContain('mounted'))
    const { islands, partly, unhandled, leftAlone, mistakes } = await inspectPage([...commonWidgets, ...rareWidgets], tools)
    expect([...islands.keys()]).toEqual(['sticky', 'lightbox'])
    expect([...partly.keys()]).toEqual(['menu'])
    // A sticky form is still an unhandled form.
    expect([...unhandled].map(([type, entries]) => [type, entries.length])).toEqual([['form', 2]])
    // A link of ours in a third-party widget does not make it ours.
    expect([...leftAlone].map(([type, entries]) => [type, entries.length])).toEqual([['their-carousel', 1]])
    expect(mistakes.map(({ field, what }) => [field, what])).toEqual([['on', 'expected yes or no, got {}']])
  })
  it('also reads the settings of waiting and disabled widgets, and tries to load a failing module only once', async () => {
    document.body.innerHTML = `<p class="waiting" data-settings='{"on":{}}'></p><p class="off" data-settings='{"on":[1]}'></p><p class="offline"></p>`
    const loadOffline = vi.fn(() => Promise.reject(new Error('offline')))
    setWidgets([
      { name: 'waiting', match: '.waiting', when: 'intent', load: () => Promise.resolve(widgetModule) },
      { name: 'off', match: '.off', when: 'now', shouldMount: () => false, load: () => ({ start, settings: { on: number() } }) },
      { name: 'offline', match: '.offline', when: 'intent', load: loadOffline },
    ])
    scan()
    await vi.waitFor(() => expect(liveIslands()).toHaveLength(3))
    const { mistakes } = await inspectPage([], tools)
    await inspectPage([], tools)
    expect(mistakes.map(({ el, what }) => [el.className, what])).toEqual([
      ['waiting', 'expected yes or no, got {}'],
      ['off', 'expected a number, got [1]'],
    ])
    expect(liveIslands().map(({ state }) => state)).toEqual(['waiting', 'off', 'waiting'])
    expect(loadOffline).toHaveBeenCalledOnce()
  })
  it('reads a popup’s settings and its explanation', async () => {
    const remove = popups.add(fakePopup('1'))
    const found = await inspectPage([], tools)
    remove()
    expect(found.mistakes.map(({ field }) => field)).toEqual(['close_automatically'])
    expect(found.popups).toHaveLength(1)
  })
})
