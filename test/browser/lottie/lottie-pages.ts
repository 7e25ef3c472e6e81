import type { Page } from 'playwright/test'
import { expect } from '../harness'
import { ownPage } from '../own-page'

/** A square whose position is the number of the current frame: it moves from 0 to 60 px in 60 frames, at 30 frames per second. */
export const square = (more: object = {}) => ({
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 60,
  w: 100,
  h: 100,
  assets: [],
  layers: [
    {
      ddd: 0,
      ind: 1,
      ty: 4,
      ks: {
        o: { a: 0, k: 100 },
        r: { a: 0, k: 0 },
        p: {
          a: 1,
          k: [
            { t: 0, s: [0, 0, 0], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
            { t: 60, s: [60, 0, 0] },
          ],
        },
        a: { a: 0, k: [0, 0, 0] },
        s: { a: 0, k: [100, 100, 100] },
      },
      shapes: [
        {
          ty: 'gr',
          it: [
            { ty: 'rc', p: { a: 0, k: [10, 10] }, s: { a: 0, k: [20, 20] }, r: { a: 0, k: 0 } },
            { ty: 'fl', c: { a: 0, k: [1, 0, 0, 1] }, o: { a: 0, k: 100 }, r: 1 },
            {
              ty: 'tr',
              p: { a: 0, k: [0, 0] },
              a: { a: 0, k: [0, 0] },
              s: { a: 0, k: [100, 100] },
              r: { a: 0, k: 0 },
              o: { a: 0, k: 100 },
            },
          ],
        },
      ],
      ip: 0,
      op: 60,
      st: 0,
      bm: 0,
    },
  ],
  ...more,
})
/** As the builder's server sends it. */
export const widget = (settings: object, { link = '', caption = 'Podpis' } = {}) =>
  `<div class="elementor elementor-1"><div class="elementor-column"><div class="elementor-element elementor-widget elementor-widget-lottie" data-id="a1" data-element_type="widget" data-widget_type="lottie.default" data-settings='${JSON.stringify({ source: 'media_file', source_json: { url: '/files/a.json', id: 1 }, ...settings })}'><div class="elementor-widget-container">${link && `<a class="e-lottie__container__link" href="${link}">`}<div class="e-lottie__container"><div class="e-lottie__animation"></div><p class="e-lottie__caption">${caption}</p></div>${link && '</a>'}</div></div></div></div>`

const CSS = '.e-lottie__animation{width:200px;height:200px} .far{height:3000px} .row{display:flex;flex-wrap:wrap;gap:20px} body{margin:0}'
/**
 * Opens a page on which every animation's file is `data`, except one that is named “broken”. Its clock stands still except for
 * `page.clock.runFor`, however slow the machine is.
 */
export async function openAnimations(page: Page, body: string, data: object | string = square(), status = 200) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.route('**/files/*.json', (route) => {
    const body = route.request().url().includes('broken') ? '{' : typeof data === 'string' ? data : JSON.stringify(data)
    return route.fulfill({ status, contentType: 'application/json', body })
  })
  await ownPage(page, body, CSS)
}
/** The number of the frame that is shown. */
export const currentFrame = async (page: Page) =>
  Math.round(
    Number(
      /matrix\(1,0,0,1,([\d.]+)/.exec(
        (await page.locator('.e-lottie__animation svg g[transform]').first().getAttribute('transform')) ?? '',
      )?.[1],
    ),
  )
/** Runs the clock until the first animation is drawn, and a little longer: the player reports that it is ready a few frames later. */
export const waitUntilDrawn = async (page: Page) => {
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await page.locator('.e-lottie__animation svg g[transform]').count()).toBeGreaterThan(0)
  }).toPass()
  await page.clock.runFor(100)
}

/**
 * Scrolls at once, while the clock stands still. Every intersection observer has been called for the new position then, because this one
 * has, and a few frames have gone by.
 */
export async function scrollByClock(page: Page, y: number) {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top, behavior: 'instant' })
        new IntersectionObserver((_, observer) => resolve(observer.disconnect())).observe(document.body)
      }),
    y,
  )
  await page.clock.runFor(100)
}
