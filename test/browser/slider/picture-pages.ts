import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { openPage } from './sliders'

/** An image carousel whose pictures the server left to the slider, without their sizes, as the builder's server always sends them. */
export const lazyCarousel = (names: string[], { id = '5d1', settings = {}, native = false } = {}) =>
  `<div class="elementor elementor-9"><div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-image-carousel" data-id="${id}" data-element_type="widget" data-settings='${JSON.stringify({ slides_to_show: '3', navigation: 'none', speed: 200, lazyload: 'yes', ...settings })}' data-widget_type="image-carousel.default"><div class="elementor-widget-container"><div class="elementor-image-carousel-wrapper swiper" dir="ltr"><div class="elementor-image-carousel swiper-wrapper" aria-live="off">${names
    .map(
      (name, i) =>
        `<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="${i + 1} of ${names.length}"><figure class="swiper-slide-inner">${
          native
            ? `<img loading="lazy" class="swiper-slide-image" src="/late/${name}.svg" alt="Obraz ${i + 1}">`
            : `<img class="swiper-slide-image swiper-lazy" data-src="/late/${name}.svg" alt="Obraz ${i + 1}"><div class="swiper-lazy-preloader"></div>`
        }</figure></div>`,
    )
    .join('')}</div></div></div></div></div>`

/** Names with their size, as the CMS makes them, and names without. */
export const NAMED = ['a-768x432', 'b-768x432', 'c-768x998', 'd-768x432', 'e-768x432']
export const NAMELESS = ['p768x432', 'q768x432', 'r768x998', 's768x432', 't768x432']

type Answer = (name: string) => 'arrive' | 'fail' | 'never' | Promise<'arrive'>

/** Answers pictures below `/late/` in the size of their name, when and how `answer` says. Gives the names that were asked for, in order. */
export async function servePictures(page: Page, answer: Answer): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/late/*.svg', async (route) => {
    const name = path.basename(new URL(route.request().url()).pathname, '.svg')
    asked.push(name)
    const how = await answer(name)
    if (how === 'never') return
    if (how === 'fail') return route.abort()
    await route.fulfill(picture(name))
  })
  return asked
}

function picture(name: string) {
  const [, width = 600, height = 400] = /(\d+)x(\d+)$/.exec(name) ?? []
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#9bc"/></svg>`
  return { contentType: 'image/svg+xml', body, headers: { 'cache-control': 'max-age=600' } }
}

/** A promise and its resolver. */
export function gate(): { opened: Promise<'arrive'>; open: () => void } {
  let open = () => {}
  const opened = new Promise<'arrive'>((done) => {
    open = () => done('arrive')
  })
  return { opened, open }
}

interface Shift {
  value: number
  moved: string[]
}

/** Records every layout shift and the elements that moved. Call it before opening the page. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: Shift[] = []
    Object.assign(window, { __shifts: seen })
    type Entry = PerformanceEntry & { value: number; sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[] }
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        seen.push({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) => `${node?.localName}.${node?.className} ${place(previousRect)} → ${place(currentRect)}`,
          ),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of the shifts so far, and what moved. */
export const shifts = (page: Page) =>
  page.evaluate(() => {
    const all = (window as unknown as { __shifts: Shift[] }).__shifts
    return { sum: all.reduce((sum, { value }) => sum + value, 0), moved: all.flatMap(({ moved }) => moved) }
  })

/** Forgets the shifts so far. */
export const forgetShifts = (page: Page) =>
  page.evaluate(() => {
    ;(window as unknown as { __shifts: Shift[] }).__shifts.length = 0
  })

export const rowHeight = (page: Page, id = '5d1') =>
  page.locator(`[data-id="${id}"] .swiper-wrapper`).evaluate((row) => Math.round(row.getBoundingClientRect().height))

const TEXT = Array.from({ length: 12 }, (_, i) => `<p>Akapit ${i + 1} pod karuzelą.</p>`).join('')

/** A page with this at its top, and with text below it. */
export const openRow = (page: Page, body: string, css = '/builder.css') => openPage(page, `<h1>Strona</h1>${body}${TEXT}`, { css })

/** The builder's page of the fixtures, with its pictures in their sizes. */
export async function openCarouselsPage(page: Page, folder: string): Promise<void> {
  const css = readFileSync(path.join(folder, 'oracle/layout.css'), 'utf8')
  const html = readFileSync(path.join(folder, 'fixtures/carousels.html'), 'utf8')
    .replace(
      '</head>',
      '<link rel="icon" href="data:,"><link rel="stylesheet" href="/fixture.css"><link rel="stylesheet" href="/skerry.builder.css"><script defer src="/skerry.js"></script></head>',
    )
    .replaceAll('https://site.test/wp-content/', '/wp-content/')
  await page.route('**/fixture', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route('**/fixture.css', (route) => route.fulfill({ contentType: 'text/css', body: css }))
  await page.route(/\/wp-content\/.*\.(?:jpe?g|png|webp|svg)$/, (route) =>
    route.fulfill(picture(new URL(route.request().url()).pathname.replace(/\.\w+$/, ''))),
  )
}
