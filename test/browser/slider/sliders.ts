import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'

const SHARED = path.resolve(import.meta.dirname, '../../../../shared')
export const hasShared = existsSync(SHARED)
const POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self'; require-trusted-types-for 'script'; trusted-types skerry"
// As large as a picture that counts as the largest paint: the browser leaves out what has next to no data.
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="768" height="432"><rect width="768" height="432" fill="#9bc"/><!--${'.'.repeat(9000)}--></svg>`
const respond = (contentType: string, body: string) => ({ contentType, body })

/** Opens a page of our own making at `/slider-test`, under a strict policy, with what layout shifts there are counted in `__shift`. */
export async function openPage(
  page: Page,
  body: string,
  { css = '/skerry.css', lang = 'pl', csp = true, dir = 'ltr' } = {},
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

/** Opens a real page of the builder, as its server sent it, with a minimum of layout. */
export async function openFixture(page: Page, name: string, extra = ''): Promise<void> {
  const css = readFileSync(path.join(SHARED, 'oracle/layout.css'), 'utf8') + extra
  const html = readFileSync(path.join(SHARED, 'fixtures', `${name}.html`), 'utf8').replace(
    '</head>',
    '<link rel="icon" href="data:,"><link rel="stylesheet" href="/fixture.css"><script defer src="/skerry.js"></script></head>',
  )
  await page.route('**/fixture', (route) => route.fulfill(respond('text/html', html)))
  await page.route('**/fixture.css', (route) => route.fulfill(respond('text/css', css)))
  await page.route(/^https:\/\/site\.test\//, (route) => route.fulfill(respond('image/svg+xml', picture)))
  await page.goto('/fixture')
}

export const three = { slides_to_show: '3', navigation: 'both', infinite: 'yes', speed: 200 }
/** Waits until the first slider, or the one around `wrapper`, has all that belongs to it. */
export const started = (page: Page, wrapper = '.swiper-wrapper') =>
  expect
    .poll(() =>
      page
        .locator(wrapper)
        .first()
        .evaluate((el) => 'autoplay' in ((el.parentElement as { swiper?: object } | null)?.swiper ?? {})),
    )
    .toBe(true)

/** What stands in the window of the box, left to right, by the number in its text or its picture's name. */
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

/** Waits until the slides have come to rest: what they show they show a little before. */
export const atRest = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('.swiper-wrapper')
        .first()
        .evaluate((el) => (el.parentElement as { swiper?: { animating?: boolean } } | null)?.swiper?.animating),
    )
    .toBe(false)

export const shift = (page: Page) => page.evaluate(() => (window as unknown as { __shift: number }).__shift)

export const slider = (settings: object, count = 5, attributes = 'aria-label="Opinie"') =>
  `<div data-widget="slider" ${attributes} data-settings='${JSON.stringify(settings)}'>${Array.from({ length: count }, (_, i) => `<div><p>Slajd ${i + 1}</p><a href="/s${i + 1}">Więcej ${i + 1}</a></div>`).join('')}</div>`

/** An image carousel as the builder's server writes it: for its newer slider library, or with `legacy` for the older one. */
export function imageCarousel(settings: object, { count = 5, legacy = false, dir = 'ltr', lazy = false } = {}): string {
  const source = (i: number) => `class="swiper-slide-image${lazy ? ' swiper-lazy" data-' : '" '}src="/pictures/p${i}.svg"`
  const slides = Array.from({ length: count }, (_, n) => n + 1).map(
    (i) =>
      `<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="${i} of ${count}"><figure class="swiper-slide-inner"><img width="768" height="432" ${source(i)} alt="Obraz ${i}">${lazy ? '<div class="swiper-lazy-preloader"></div>' : ''}</figure></div>`,
  )
  const arrow = (side: string) =>
    `<div class="elementor-swiper-button elementor-swiper-button-${side}" role="button" tabindex="0"><i aria-hidden="true"></i></div>`
  return `<div class="elementor elementor-9"><div class="elementor-widget-wrap"><div class="elementor-element elementor-element-5d1 elementor-widget elementor-widget-image-carousel" data-id="5d1" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="image-carousel.default"><div class="elementor-widget-container">
<div class="elementor-image-carousel-wrapper ${legacy ? 'swiper-container' : 'swiper'}" dir="${dir}"><div class="elementor-image-carousel swiper-wrapper" aria-live="off">
${slides.join('\n')}
</div>${arrow('prev')}${arrow('next')}<div class="swiper-pagination"></div></div></div></div></div></div>`
}

const BUILDER_CSS = `body{margin:0}img{display:block;width:100%;height:auto}
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

/** Holds answers back until the returned function is called. */
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

/** Counts layout shifts in `__shift` and largest paints in `paints`; nothing plays meanwhile. */
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
