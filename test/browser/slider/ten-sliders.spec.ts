import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { frames } from '../settled'
import { hold, shift, watchPaint } from './sliders'

const url = '/pages/slider-ten.html'
/** Every kind of slider on that page; the last two are hand-written. */
const KINDS = [
  '.elementor-widget-image-carousel',
  '.elementor-widget-slides',
  '.elementor-skin-carousel',
  '.elementor-skin-coverflow',
  '.elementor-skin-slideshow .elementor-main-swiper',
  '.elementor-skin-slideshow .elementor-thumbnails-swiper',
  '.elementor-widget-testimonial-carousel',
  '.elementor-widget-reviews',
  '.elementor-widget-n-carousel',
  '.elementor-widget-loop-carousel',
  '[aria-label="Guests’ reviews"]',
  '[aria-label="Views from the boat"]',
]
const SLIDERS = 11
const startedSliders = (page: Page) => page.locator('.swiper-initialized:not(.elementor-thumbnails-swiper)')

/** The rectangle of the first slide of a slider; if an effect turns it, the rectangle around the turned slide. */
const firstSlide = (page: Page, kind: string) =>
  page
    .locator(kind)
    .first()
    .evaluate((host) => {
      // Before the script, hand-written slides are the children of their host.
      const slides = host.querySelectorAll<HTMLElement>(
        host.querySelector('.swiper-wrapper') || host.closest('.swiper') ? '.swiper-slide' : ':scope > *',
      )
      const own = [...slides].filter((el) => !el.matches('.swiper-slide-duplicate'))
      const first = own.find((el) => el.dataset.swiperSlideIndex === '0') ?? own[0]
      const { left, top, width, height } = (first as HTMLElement).getBoundingClientRect()
      return [left, top, width, height].map((n) => Math.round(n * 2) / 2)
    })

for (const viewport of [
  { width: 1440, height: 7000 },
  { width: 1000, height: 7000 },
  { width: 390, height: 9000 },
])
  test(`at ${viewport.width} px every kind is in the same place before and after the script, and no later paint is the largest`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await watchPaint(page)
    const release = await hold(page, /\/chunks\/slider-/)
    await page.goto(url, { waitUntil: 'load' })
    await expect.poll(() => page.evaluate(() => [...document.images].every((img) => img.complete))).toBe(true)
    await expect.poll(() => page.evaluate(() => (window as unknown as { paints: number }).paints)).toBeGreaterThan(0)
    const paints = () => page.evaluate(() => (window as unknown as { paints: number }).paints)
    // Pictures are painted once they are decoded, so wait until no more paints come.
    await page.evaluate(() => Promise.all([...document.images].map((img) => img.decode().catch(() => {}))))
    let painted: number
    do {
      painted = await paints()
      await frames(page, 20)
    } while ((await paints()) > painted)
    const before = await Promise.all(KINDS.map((kind) => firstSlide(page, kind)))
    release()
    await expect(startedSliders(page)).toHaveCount(SLIDERS)
    await frames(page, 2)
    const after = await Promise.all(KINDS.map((kind) => firstSlide(page, kind)))
    expect(Object.fromEntries(KINDS.map((kind, i) => [kind, after[i]]))).toEqual(
      Object.fromEntries(KINDS.map((kind, i) => [kind, before[i]])),
    )
    expect(await shift(page)).toBe(0)
    expect(await paints()).toBe(painted)
  })

test('sliders start as they come near, each in its own tasks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(() => {
    // Without idle starts, which would start the far ones one by one.
    window.requestIdleCallback = () => 0
    const seen = { task: 0, starts: [] as number[] }
    Object.assign(window, { seen })
    const yieldOnce = (window as unknown as { scheduler: { yield: () => Promise<void> } }).scheduler
    const original = yieldOnce.yield.bind(yieldOnce)
    // What follows a yield is a new task.
    yieldOnce.yield = async () => {
      await original()
      seen.task++
    }
    const { add } = DOMTokenList.prototype
    DOMTokenList.prototype.add = function (...names) {
      if (names.includes('swiper-initialized') && !this.contains('swiper-initialized')) seen.starts.push(seen.task)
      add.apply(this, names)
    }
  })
  await page.goto(url)
  const counts: number[] = []
  const near = () =>
    page.locator('.slider-band').evaluateAll((all) => all.filter((el) => el.getBoundingClientRect().top < 2 * innerHeight).length)
  for (;;) {
    const expected = await near()
    await expect.poll(() => startedSliders(page).count()).toBeGreaterThanOrEqual(Math.min(expected, SLIDERS))
    counts.push(await startedSliders(page).count())
    if (counts.at(-1) === SLIDERS) break
    await page.evaluate(() => scrollBy(0, innerHeight))
  }
  expect(counts.length).toBeGreaterThan(2)
  expect(counts[0]).toBeLessThan(6)
  const starts = await page.evaluate(() => (window as unknown as { seen: { starts: number[] } }).seen.starts)
  // The thumbnails of the slideshow start with the controls of its large slides.
  expect(starts).toHaveLength(SLIDERS + 1)
  expect(new Set(starts).size).toBe(SLIDERS + 1)
})
