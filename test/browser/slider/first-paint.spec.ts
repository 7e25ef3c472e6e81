import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { frames } from '../settled'
import { imageCarousel, three } from './slider-markup'
import { hold, openPage, shift, started } from './sliders'

const spaced = (size: number, more: object = {}) => ({ ...three, image_spacing_custom: { unit: 'px', size, sizes: [] }, ...more })
const css = '/builder.css /skerry.builder.css'
const places = (page: Page) =>
  page.locator('img').evaluateAll((all) =>
    all.slice(0, 3).map((el) => {
      const { left, top, width, height } = el.getBoundingClientRect()
      return [left, top, width, height].map((n) => Math.round(n * 10) / 10)
    }),
  )

for (const width of [1280, 900, 390])
  test(`at ${width} px the pictures of a carousel with spacing are in the same place before and after the script`, async ({ page }) => {
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
    await frames(page, 2)
    const inView = width > 1024 ? 3 : width > 767 ? 2 : 1
    expect((await places(page)).slice(0, inView)).toEqual(before.slice(0, inView))
    expect(await shift(page)).toBe(0)
  })

test('the first picture keeps its attributes, is requested once and painted once', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('/pictures/p1') && requested.push(request.url()))
  await page.addInitScript(() => {
    const w = window as unknown as { paints: number; changes: string[] }
    w.paints = 0
    w.changes = []
    new PerformanceObserver((list) => {
      w.paints += list.getEntries().length
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    document.addEventListener('DOMContentLoaded', () => {
      const slide = document.querySelector('.swiper-slide') as HTMLElement
      new MutationObserver((records) => {
        for (const { type, attributeName, target } of records) if (target !== slide) w.changes.push(`${type} ${attributeName}`)
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
  await frames(page, 2)
  expect(await paints()).toBe(before)
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([])
  expect(requested).toHaveLength(1)
})
