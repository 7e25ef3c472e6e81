import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { frames, settled } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { attributeJson, openVideoPage } from './helpers'

/** Counts what may be left behind: listeners on the window, the document and its root, timers, observed elements, stylesheets, object URLs. */
const count = (page: Page) =>
  page.addInitScript(() => {
    const names = new Map<string, number>()
    const add = (name: string, by: number) => names.set(name, (names.get(name) ?? 0) + by)
    const long = new Set<EventTarget>([window, document])
    const isLong = (target: EventTarget) => long.has(target) || target === document.documentElement || target === document.body
    const known = new Map<EventTarget, Set<string>>()
    const ids = new WeakMap<object, number>()
    let last = 0
    const id = (listener: object) => {
      if (!ids.has(listener)) ids.set(listener, ++last)
      return ids.get(listener)
    }
    const { addEventListener, removeEventListener } = EventTarget.prototype
    const forget = (target: EventTarget, key: string, type: string) => {
      if (known.get(target)?.delete(key)) add(`listener ${type}`, -1)
    }
    EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? window
      addEventListener.call(target, type, listener, options)
      if (!listener || !isLong(target)) return
      const { capture = false, signal, once = false } = typeof options === 'object' ? options : { capture: Boolean(options) }
      const key = `${type} ${capture} ${id(listener)}`
      const keys = known.get(target) ?? new Set()
      known.set(target, keys)
      if (keys.has(key) || signal?.aborted) return
      keys.add(key)
      add(`listener ${type}`, 1)
      if (signal) addEventListener.call(signal, 'abort', () => forget(target, key, type))
      if (once) addEventListener.call(target, type, () => forget(target, key, type), { once: true, capture })
    }
    EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? window
      removeEventListener.call(target, type, listener, options)
      const capture = typeof options === 'object' ? (options.capture ?? false) : Boolean(options)
      if (listener) forget(target, `${type} ${capture} ${id(listener)}`, type)
    }
    for (const name of ['IntersectionObserver', 'ResizeObserver'] as const) {
      const Native = window[name] as typeof ResizeObserver
      const seen = new Set<string>()
      let n = 0
      class Counted extends Native {
        own = ++n
        override observe(el: Element) {
          super.observe(el)
          seen.add(`${this.own} ${id(el)}`)
        }
        override unobserve(el: Element) {
          super.unobserve(el)
          seen.delete(`${this.own} ${id(el)}`)
        }
        override disconnect() {
          super.disconnect()
          for (const each of seen) if (each.startsWith(`${this.own} `)) seen.delete(each)
        }
      }
      Object.assign(window, { [name]: Counted })
      Object.defineProperty(names, name, { get: () => seen.size })
    }
    const timers = new Set<number>()
    const { setTimeout: later, clearTimeout: clear } = window
    Object.assign(window, {
      setTimeout: (then: () => void, ms?: number, ...rest: unknown[]) => {
        const timer = later(
          () => {
            timers.delete(timer)
            then()
          },
          ms,
          ...rest,
        )
        timers.add(timer)
        return timer
      },
      clearTimeout: (timer: number) => {
        timers.delete(timer)
        clear(timer)
      },
    })
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = (given) => {
      add('object URLs', 1)
      return createObjectURL(given)
    }
    URL.revokeObjectURL = (given) => {
      add('object URLs', -1)
      revokeObjectURL(given)
    }
    Object.assign(window, {
      counted: () => ({
        ...Object.fromEntries([...names].filter(([, n]) => n)),
        seen: (names as unknown as Record<string, number>).IntersectionObserver,
        sized: (names as unknown as Record<string, number>).ResizeObserver,
        sheets: document.adoptedStyleSheets.length,
        timers: timers.size,
        nodes: document.querySelectorAll('*').length,
      }),
    })
  })
/** The counts, once they stay as they are: animations and timers that end by themselves have had their end. */
const counted = async (page: Page) => {
  const read = () => page.evaluate(() => (window as unknown as { counted: () => Record<string, number> }).counted())
  let before = ''
  await expect
    .poll(async () => {
      await settled(page)
      await frames(page, 30)
      const now = JSON.stringify(await read())
      const isSame = now === before
      before = now
      return isSame
    })
    .toBe(true)
  return JSON.parse(before) as Record<string, number>
}

const FILE = '/pages/film.webm'
const slides = ['1', '2', '3'].map((n) => `<div>${n}</div>`).join('')
const all = `<p><a id="a" href="/pages/film.webp" data-lightbox="g">A</a> <a href="/pages/film.webp?b" data-lightbox="g">B</a></p>
<div data-widget="video" data-settings="{}"><a href="${FILE}">Plik</a></div>
<div data-widget="slider" aria-label="S" data-settings='${attributeJson({ slides_to_show: 1, autoplay: 'yes', infinite: 'yes' })}'>${slides}</div>
<div data-widget="gallery" data-settings='${attributeJson({ gallery_layout: 'justified' })}'><button type="button" data-gallery-filter="">Wszystko</button><button type="button" data-gallery-filter="x">X</button><div data-gallery-items><a href="/pages/film.webp" data-tags="x"><img src="/pages/film.webp" alt="" width="90" height="60"></a><a href="/pages/film.webp"><img src="/pages/film.webp" alt="" width="90" height="60"></a></div></div>
<section data-settings='${attributeJson({ background_background: 'video', background_video_link: FILE })}'><p>Tło</p></section>
<section class="elementor-element" data-element_type="section" data-settings='${attributeJson({ background_background: 'slideshow', background_slideshow_loop: 'yes', background_slideshow_gallery: [{ url: '/pages/film.webp' }, { url: '/pages/film.webp?2' }] })}'><p>Tło</p></section>
<div data-widget="playlist"><ol><li><a href="${FILE}">Film 1</a></li><li><a href="${FILE}?2">Film 2</a></li></ol></div>`
const ready = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { islands } = (window as unknown as { Skerry: { islands: () => { widget: { when: string }; state: string }[] } }).Skerry
        // The group of rare widgets is off once it has loaded.
        const states = islands().filter((i) => i.widget.when !== 'intent' && i.state !== 'off')
        return states.length > 5 && states.every((i) => i.state === 'mounted')
      }),
    )
    .toBe(true)

test('mounting and unmounting media again and again leaves nothing behind', async ({ page, problems }) => {
  await count(page)
  await rememberServedMarkup(page)
  await openVideoPage(page, all)
  const cycle = async () => {
    await ready(page)
    await page.getByRole('button', { name: 'Plik' }).click()
    await page.locator('#a').click()
    await expect(page.locator('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'Następne' }).click()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'X', exact: true }).click()
    expect(await unmountDifference(page)).toBe('')
    const now = await counted(page)
    await page.evaluate(() => (window as unknown as { Skerry: { scan: () => void } }).Skerry.scan())
    return now
  }
  const first = await cycle()
  await cycle()
  expect(await cycle()).toEqual(first)
  expect(problems()).toEqual([])
})

test('opening and closing a popup full of media again and again leaves no more behind than once', async ({ page, problems }) => {
  await count(page)
  await openVideoPage(
    page,
    `<button type="button" data-popup-open="p">Otwórz</button><section data-widget="popup" id="p" hidden>${all}</section>`,
  )
  const cycle = async () => {
    await page.getByRole('button', { name: 'Otwórz' }).click()
    await ready(page)
    await page.locator('#a').click()
    await expect(page.locator('dialog')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(1)
    await page.getByText('Film 2').click()
    await expect.poll(() => page.evaluate(() => [...document.querySelectorAll('video')].some((v) => !v.paused))).toBe(true)
    await page.evaluate(() => (window as unknown as { Skerry: { popup: { hide: (id: string) => void } } }).Skerry.popup.hide('p'))
    await expect(page.locator('dialog')).toBeHidden()
    const now = await counted(page)
    expect(await page.evaluate(() => [...document.querySelectorAll('video')].filter((v) => !v.paused).length)).toBe(0)
    return now
  }
  await cycle()
  const second = await cycle()
  await cycle()
  expect(await cycle()).toEqual(second)
  expect(problems()).toEqual([])
})
