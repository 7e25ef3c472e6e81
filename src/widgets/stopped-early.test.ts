import { afterEach, expect, it, vi } from 'vitest'
import { start as startContact } from './contact-buttons/contact-buttons'
import { startCoupons } from './floating-bar/coupon'
import { start as startAccount } from './my-account/my-account'
import { start as startSearch } from './search/newer'

/** Callbacks waiting for the next frame. */
const { waiting, resized } = vi.hoisted(() => ({ waiting: new Set<() => unknown>(), resized: new Set<() => unknown>() }))
vi.mock('../dom/on-scroll', () => ({
  nextFrame: (tick: () => unknown) => {
    waiting.add(tick)
    return () => void waiting.delete(tick)
  },
  onScroll: () => () => {},
  onResize: (_: Element, tick: () => unknown) => resized.add(tick) && (() => {}),
}))
vi.mock('../overlays/open-layer', () => ({ openLayer: () => ({ release() {}, close() {}, isSeen: () => true }) }))

const copied: (() => void)[] = []
vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => new Promise<void>((done) => copied.push(done)) } })

afterEach(() => {
  document.body.replaceChildren()
  waiting.clear()
  resized.clear()
})
const run = (ticks: Iterable<() => unknown>) => {
  for (const tick of [...ticks]) {
    const write = tick()
    if (typeof write === 'function') write()
  }
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

it.each<[string, string, (host: HTMLElement) => () => void]>([
  [
    'a search field not yet shown',
    '<div class="e-search hidden"><input type="search"><i class="e-clear"></i></div>',
    (host) => startSearch(host, { live_results: false, minimum_search_characters: 3 }),
  ],
  [
    'contact buttons just opened',
    '<div><button aria-controls="box">Open</button></div><div id="box"><a href="/x">Write</a></div>',
    (host) => {
      const stop = startContact(host)
      press('button')
      return stop
    },
  ],
  [
    'forms just resized',
    '<form class="login"></form><form class="register"></form>',
    (host) => {
      const stop = startAccount(host)
      for (const report of resized) report()
      return stop
    },
  ],
  [
    'a coupon waiting for clipboard permission',
    '<button class="e-floating-bars__coupon-button"><b class="e-floating-bars__coupon-code">X</b><i class="e-floating-bars__coupon-success is-hidden"></i></button>',
    (host) => {
      const stops = startCoupons(host, 1000)
      press('button')
      return () => {
        for (const stop of stops) stop()
      }
    },
  ],
])('%s: writes nothing once stopped', async (_, html, start) => {
  const host = document.createElement('div')
  host.innerHTML = html
  document.body.append(host)
  const served = host.innerHTML
  start(host)()
  const written = vi.spyOn(Element.prototype, 'setAttribute')
  const styled = vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty')
  run(waiting)
  for (const done of copied.splice(0)) done()
  await new Promise((done) => setTimeout(done))
  expect(host.innerHTML).toBe(served)
  expect([written.mock.calls, styled.mock.calls]).toEqual([[], []])
  vi.restoreAllMocks()
})
