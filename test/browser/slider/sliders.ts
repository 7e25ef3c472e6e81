import { existsSync, readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { expect } from '../harness'
import { inShared } from '../shared-folder'

export const hasShared = existsSync(inShared())
const POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self'; require-trusted-types-for 'script'; trusted-types skerry"
// Enough data to count as the largest paint: the browser ignores nearly empty pictures.
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="768" height="432"><rect width="768" height="432" fill="#9bc"/><!--${'.'.repeat(9000)}--></svg>`
const respond = (contentType: string, body: string) => ({ contentType, body })

/** Opens a page with this body at `/slider-test`, under a strict policy; layout shifts are summed in `__shift`. */
export async function openPage(
  page: Page,
  body: string,
  { css = '/skerry.css /skerry.builder.css', lang = 'pl', csp = true, dir = 'ltr' } = {},
): Promise<void> {
  await page.addInitScript(() => {
    const w = window as unknown as { __shift: number }
    w.__shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) w.__shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const html = `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><title>Slider</title><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">${css
    .split(' ')
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')}<script defer src="/skerry.js"></script></head><body><main>${body}</main></body></html>`
  const headers = csp ? { 'content-security-policy': POLICY } : undefined
  await page.route('**/slider-test', (route) => route.fulfill({ ...respond('text/html', html), headers }))
  await page.route('**/builder.css', (route) => route.fulfill(respond('text/css', BUILDER_CSS)))
  await page.route(/\/pictures\/[\w-]+\.svg$/, (route) => route.fulfill(respond('image/svg+xml', picture)))
  await page.goto('/slider-test')
}

/** Opens a page with all these sliders, each in an element that has its name as its id, and waits until they have all their controls. */
export async function openEach(page: Page, bodies: Record<string, string>, options = { css: '/builder.css' }): Promise<void> {
  const all = Object.entries(bodies).map(([name, body]) => `<div id="${name}">${body}</div>`)
  await openPage(page, all.join(''), options)
  const waiting = () =>
    page.evaluate(
      (names) =>
        names.filter((name) => {
          const box: SwiperBox | null | undefined = document.getElementById(name)?.querySelector('.swiper,.swiper-container')
          return !(box?.swiper && 'autoplay' in box.swiper)
        }),
      Object.keys(bodies),
    )
  await expect.poll(waiting).toEqual([])
}

/** Opens a real page of the builder, as its server sent it, with minimal layout. */
export async function openFixture(page: Page, name: string, extra = ''): Promise<void> {
  const css = readFileSync(inShared('oracle/layout.css'), 'utf8') + extra
  const html = readFileSync(inShared('fixtures', `${name}.html`), 'utf8').replace(
    '</head>',
    '<link rel="icon" href="data:,"><link rel="stylesheet" href="/fixture.css"><script defer src="/skerry.js"></script></head>',
  )
  await page.route('**/fixture', (route) => route.fulfill(respond('text/html', html)))
  await page.route('**/fixture.css', (route) => route.fulfill(respond('text/css', css)))
  await page.route(/^https:\/\/site\.test\//, (route) => route.fulfill(respond('image/svg+xml', picture)))
  await page.goto('/fixture')
}

/** A slider's box, with the parts of its Swiper that tests read. */
export type SwiperBox = Element & {
  swiper?: {
    realIndex: number
    activeIndex: number
    animating: boolean
    autoplay?: object
    params: { slidesPerView: number; slidesPerGroup: number; spaceBetween: number; speed: number }
    emit: (event: string) => void
    on: (event: string, listener: () => void) => void
    destroy: (deleteInstance: boolean, cleanStyles: boolean) => void
  }
}

/** The index of the current slide of the first slider in `within`, whether its row moves or not; -1 before it has started. */
export const currentSlide = (within: Page | Locator) =>
  within
    .locator('.swiper,.swiper-container')
    .first()
    .evaluate((box) => (box as SwiperBox).swiper?.realIndex ?? -1)

/** The same at rest; -1 while the row moves. */
export const restingSlide = (within: Page | Locator) =>
  within
    .locator('.swiper,.swiper-container')
    .first()
    .evaluate((box) => {
      const { swiper } = box as SwiperBox
      return !swiper || swiper.animating ? -1 : swiper.realIndex
    })

/** How many islands of the page are mounted. A slider without a width is mounted too, and waits for one. */
export const mountedCount = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { Skerry?: { islands: () => { state: string }[] } }).Skerry?.islands().filter((i) => i.state === 'mounted')
        .length,
  )

/** Drags the mouse from one point to another. Swiper takes a drag of less than 300 ms for a swipe; `holdFor`, of an installed clock, makes it a longer one. */
export async function drag(
  page: Page,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  { steps = 5, holdFor = 0 } = {},
) {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(toX, toY, { steps })
  if (holdFor) await page.clock.fastForward(holdFor)
  await page.mouse.up()
}

/** Where the first element of `selector` stands. */
export const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** Waits until the first slider, or the one around `wrapper`, has all its controls. */
export const started = (page: Page, wrapper = '.swiper-wrapper') =>
  expect
    .poll(() =>
      page
        .locator(wrapper)
        .first()
        .evaluate((el) => 'autoplay' in ((el.parentElement as { swiper?: object } | null)?.swiper ?? {})),
    )
    .toBe(true)

/** The numbers of the slides in view, left to right, read from their text or from the name of their picture. */
export const inView = (page: Page, key: 'text' | 'alt' = 'text', within = '.swiper-wrapper') =>
  page
    .locator(within)
    .first()
    .evaluate((wrapper, by) => {
      const box = (wrapper.parentElement as HTMLElement).getBoundingClientRect()
      return [...wrapper.children]
        .map((el) => ({
          at: el.getBoundingClientRect(),
          name: by === 'alt' ? el.querySelector('img')?.alt : el.querySelector('p')?.textContent,
          o: getComputedStyle(el).opacity,
        }))
        .filter(({ at, o }) => at.right > box.left + 2 && at.left < box.right - 2 && o !== '0')
        .sort((a, b) => a.at.left - b.at.left)
        .map(({ name }) => name?.replace(/\D+/, ''))
        .join()
    }, key)

/** Waits until the row is at rest, which is a little after the slides have arrived. */
export const atRest = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('.swiper-wrapper')
        .first()
        .evaluate((el) => (el.parentElement as { swiper?: { animating?: boolean } } | null)?.swiper?.animating),
    )
    .toBe(false)

/** The sum of the page's layout shifts. */
export const shift = (page: Page) => page.evaluate(() => (window as unknown as { __shift: number }).__shift)

export const BUILDER_CSS = `body{margin:0}.elementor-element{position:relative}img{display:block;width:100%;height:auto}
.swiper,.swiper-container{position:relative;overflow:hidden;z-index:1}
.swiper-wrapper{position:relative;display:flex;width:100%;height:100%;transition-property:transform}
.swiper-slide{position:relative;flex-shrink:0;width:100%;height:100%;transition-property:transform}
.swiper-fade .swiper-slide,.swiper-container-fade .swiper-slide{pointer-events:none;transition-property:opacity}
.elementor-image-carousel-wrapper:not(.swiper-initialized,.swiper-container-initialized) .swiper-slide{max-width:calc(100% / var(--e-image-carousel-slides-to-show, 3))}
.elementor-element-5d1{--e-image-carousel-slides-to-show:3}
@media(max-width:1024px){.elementor-element-5d1{--e-image-carousel-slides-to-show:2}}
@media(max-width:767px){.elementor-element-5d1{--e-image-carousel-slides-to-show:1}}
.elementor-swiper-button{position:absolute;top:45%;width:32px;height:32px;z-index:2;background:#fff}.elementor-swiper-button-prev{left:8px}.elementor-swiper-button-next{right:8px}
.swiper-pagination{position:absolute;inset:auto 0 0;text-align:center}.swiper-pagination-bullet{display:inline-block;width:24px;height:24px;margin:0 4px;background:#567}.swiper-pagination-bullet-active{background:#024}
.swiper-button-lock,.swiper-pagination-lock{display:none}
section{position:relative;min-height:200px}
.elementor-background-slideshow{position:absolute;inset:0;width:100%;height:100%;z-index:0}.elementor-background-slideshow__slide__image{width:100%;height:100%}
.elementor-ken-burns{transition:transform 10s linear}.elementor-ken-burns--out{transform:scale(1.3)}.elementor-ken-burns--active{transition-duration:20s}.elementor-ken-burns--active.elementor-ken-burns--out{transform:scale(1)}.elementor-ken-burns--active.elementor-ken-burns--in{transform:scale(1.3)}`

/** Holds responses until the returned function is called. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Sums layout shifts in `__shift` and counts largest paints in `paints`. Nothing plays: timers of four seconds and more never fire. */
export const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const w = window as unknown as { __shift: number; paints: number; setTimeout: (then: () => void, ms?: number) => number }
    w.__shift = 0
    w.paints = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) w.__shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      w.paints += list.getEntries().length
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    const later = setTimeout
    w.setTimeout = (then, ms = 0) => later(then, ms >= 4000 ? 2 ** 30 : ms) as unknown as number
  })
