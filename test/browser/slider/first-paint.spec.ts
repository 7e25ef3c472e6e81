import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { hold, imageCarousel, openPage, shift, started, three } from './sliders'

const spaced = (size: number, more: object = {}) => ({ ...three, image_spacing_custom: { unit: 'px', size, sizes: [] }, ...more })
const css = '/builder.css /skerry.css'
const places = (page: Page) =>
  page.locator('img').evaluateAll((all) =>
    all.slice(0, 3).map((el) => {
      const { left, top, width, height } = el.getBoundingClientRect()
      return [left, top, width, height].map((n) => Math.round(n * 10) / 10)
    }),
  )

for (const width of [1280, 900, 390])
  test(`at ${width} px a builder’s carousel with spacing stands where the slider will put it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const release = await hold(page, /\/chunks\/slider-/)
    const settings = spaced(20, { image_spacing_custom_tablet: { unit: 'px', size: 10, sizes: [] } })
    await openPage(page, `${imageCarousel(settings)}<p>Dalej</p>`, { css })
    await expect
      .poll(() =>
        page
          .locator('img')
          .first()
          .evaluate((el) => (el as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0)
    const before = await places(page)
    release()
    await started(page)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const inWindow = width > 1024 ? 3 : width > 767 ? 2 : 1
    expect((await places(page)).slice(0, inWindow)).toEqual(before.slice(0, inWindow))
    expect(await shift(page)).toBe(0)
  })

test('the first picture is not touched: no attribute, no second request, no later paint', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/pictures/p1') && asked.push(request.url()))
  await page.addInitScript(() => {
    const w = window as unknown as { paints: number; touched: string[] }
    w.paints = 0
    w.touched = []
    new PerformanceObserver((list) => {
      w.paints += list.getEntries().length
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    document.addEventListener('DOMContentLoaded', () => {
      const slide = document.querySelector('.swiper-slide') as HTMLElement
      new MutationObserver((records) => {
        for (const { type, attributeName, target } of records) if (target !== slide) w.touched.push(`${type} ${attributeName}`)
      }).observe(slide, { subtree: true, childList: true, attributes: true })
    })
  })
  const release = await hold(page, /\/chunks\/slider-/)
  await openPage(page, imageCarousel({ ...three, autoplay: 'yes', autoplay_speed: 60_000 }), { css })
  const paints = () => page.evaluate(() => (window as unknown as { paints: number }).paints)
  await expect.poll(paints).toBeGreaterThan(0)
  const before = await paints()
  release()
  await started(page)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await paints()).toBe(before)
  expect(await page.evaluate(() => (window as unknown as { touched: string[] }).touched)).toEqual([])
  expect(asked).toHaveLength(1)
})
