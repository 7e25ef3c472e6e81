import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { frames } from '../settled'
import { inShared } from '../shared-folder'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import {
  forgetShifts,
  gate,
  lazyCarousel,
  NAMED,
  NAMELESS,
  openCarouselsPage,
  openRow,
  rowHeight,
  servePictures,
  shifts,
  watchShifts,
} from './picture-pages'
import { nestedCarousel } from './slider-markup'
import { hasShared, hold, openPage, started } from './sliders'

/** Waits until at least this many pictures have loaded. */
const loaded = (page: Page, count: number) =>
  expect
    .poll(() => page.locator('img').evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length))
    .toBeGreaterThanOrEqual(count)

test.beforeEach(({ page }) => watchShifts(page))

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('with skerry.builder.css, pictures with their size in the name move hardly anything, in any order of arrival', async ({
      page,
    }) => {
      const [late, chunk] = [gate(), await hold(page, /\/chunks\/slider-/)]
      await servePictures(page, () => late.opened)
      await openRow(page, lazyCarousel(NAMED), '/builder.css /skerry.builder.css')
      await frames(page, 4)
      chunk()
      await started(page)
      await frames(page, 4)
      late.open()
      await loaded(page, 1)
      await frames(page, 4)
      const { sum, moved } = await shifts(page)
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02)
    })

    test('without it the row has its height from the slider’s start, and pictures move nothing', async ({ page }) => {
      const late = gate()
      await servePictures(page, () => late.opened)
      await openRow(page, lazyCarousel(NAMED))
      await started(page)
      await frames(page, 2)
      const before = await rowHeight(page)
      await forgetShifts(page)
      late.open()
      await loaded(page, width > 1000 ? 3 : 1)
      await frames(page, 4)
      expect(await rowHeight(page)).toBe(before)
      expect((await shifts(page)).moved).toEqual([])
    })

    test('a real page of the builder moves hardly anything, at the first and the second view', async ({ page }) => {
      test.skip(!hasShared, 'no saved pages')
      await openCarouselsPage(page, inShared())
      for (const view of ['first', 'second']) {
        const chunk = await hold(page, /\/chunks\/slider-/)
        await page.goto('/fixture')
        await frames(page, 4)
        chunk()
        await started(page)
        await expect.poll(() => page.locator('.elementor-main-swiper.swiper-initialized').count()).toBe(7)
        await frames(page, 6)
        const { sum, moved } = await shifts(page)
        expect(sum, `${view}: ${moved.join('\n')}`).toBeLessThanOrEqual(0.02)
      }
    })
  })

test('a picture that fails keeps its room, and one that never arrives delays nothing', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const asked = await servePictures(page, (name) => (name.startsWith('a') ? 'fail' : 'never'))
  await openRow(page, lazyCarousel(NAMED, { settings: { navigation: 'none' } }))
  await started(page)
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(3)
  await expect(page.locator('.swiper-lazy-loaded')).toHaveCount(1)
  const before = await rowHeight(page)
  expect(before).toBeGreaterThan(400)
  await page.evaluate(() => (document.querySelector('.swiper') as Element & { swiper: { slideNext: () => void } }).swiper.slideNext())
  await expect.poll(() => page.locator('.swiper-slide-active').getAttribute('aria-label')).toBe('2 of 5')
  expect(await rowHeight(page)).toBe(before)
  expect(await unmountDifference(page)).toBe('')
  expect(problems(/Failed to load resource/)).toEqual([])
})

test('once pictures have loaded no trace of their reserved room is left, nor after unmounting', async ({ page }) => {
  await rememberServedMarkup(page)
  await servePictures(page, () => 'arrive')
  await openRow(page, lazyCarousel(NAMED) + lazyCarousel(NAMELESS, { id: 'two' }))
  await expect.poll(() => page.locator('.swiper-initialized').count()).toBe(2)
  await loaded(page, 8)
  await expect(page.locator('.swiper-lazy-loaded[style*=ratio], .swiper-lazy-loaded[width]')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
})

test('a nested carousel does not grow when it moves to a taller lazy picture', async ({ page }) => {
  const inner = (i: number) => `<img loading="lazy" src="/late/n${i}q600x${i === 3 ? 900 : 200}.svg" alt="Obraz ${i}">`
  for (const saveData of [false, true]) {
    await page.addInitScript(
      (isSaving) => Object.defineProperty(navigator, 'connection', { value: { saveData: isSaving }, configurable: true }),
      saveData,
    )
    const asked = await servePictures(page, () => 'arrive')
    await rememberServedMarkup(page)
    await openPage(page, nestedCarousel({ slides_to_show: '1', arrows: 'yes', speed: 100 }, { inner }), { css: '/builder.css' })
    await started(page)
    if (saveData) {
      await frames(page, 10)
      expect(asked.filter((name) => name.startsWith('n3'))).toEqual([])
    } else {
      await expect
        .poll(() => page.locator('img').evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth)))
        .toBe(true)
      const height = () => page.locator('.swiper').evaluate((el) => el.getBoundingClientRect().height)
      const before = await height()
      expect(before).toBeGreaterThan(800)
      for (let press = 0; press < 2; press++) await page.locator('.elementor-swiper-button-next').click()
      await frames(page, 20)
      expect(await height()).toBe(before)
    }
    expect(await unmountDifference(page)).toBe('')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [name, attributes, isKnown] of [
    ['a width and a height', 'width="300" height="450" src="/late/flat300x450.svg"', true],
    ['a width, and a size in the name', 'width="300" src="/late/flat-300x450.svg"', true],
    ['a width alone', 'width="300" src="/late/flat300x450.svg"', false],
    ['a height alone', 'height="450" src="/late/flat300x450.svg"', false],
  ] as const)
    test(`a row is as tall as its tallest picture, which a stylesheet leaves flat until it loads: ${name}`, async ({ page }) => {
      const late = gate()
      await servePictures(page, () => late.opened)
      await rememberServedMarkup(page)
      await page.route('**/flat.css', (route) =>
        route.fulfill({ contentType: 'text/css', body: 'img.late{width:auto;height:auto;max-width:100%}p{margin:0}' }),
      )
      const inner = (i: number) => (i === 3 ? `<img class="late" loading="lazy" ${attributes} alt="">` : '<p>b</p>')
      await openPage(page, nestedCarousel({ slides_to_show: '1', arrows: 'yes', speed: 100 }, { inner }), {
        css: '/builder.css /skerry.builder.css /flat.css',
      })
      await started(page)
      const height = () => page.locator('.swiper').evaluate((el) => el.getBoundingClientRect().height)
      if (isKnown) await expect.poll(height).toBe(450)
      // A size that is known costs no download.
      if (isKnown) await expect(page.locator('img.late')).toHaveAttribute('loading', 'lazy')
      late.open()
      // Nobody has swiped: without a known size it is fetched ahead.
      if (!isKnown) await expect.poll(height).toBe(450)
      await page.locator('.elementor-swiper-button-next').click()
      await page.locator('.elementor-swiper-button-next').click()
      await loaded(page, 1)
      await frames(page, 4)
      expect(await height()).toBe(450)
      await expect(page.locator('img.late')).not.toHaveAttribute('style', /width/)
      expect(await unmountDifference(page)).toBe('')
    })
})
