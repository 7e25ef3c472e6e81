import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { rememberServedMarkup, scrollThrough, unmountDifference } from '../unmount'

const lightbox = (page: Page) => page.locator('dialog.elementor-lightbox')
const counter = (page: Page) => lightbox(page).locator('.elementor-slideshow__counter')
const widget = (page: Page, type: string) => page.locator(`.elementor-widget-${type}`)

test.beforeEach(async ({ page }) => {
  await rememberServedMarkup(page)
})

test('carousels, thumbnails, slides and galleries on /port/media.html open their pictures in the lightbox', async ({ page, problems }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/port/media.html')
  await scrollThrough(page)
  for (const type of ['image-carousel', 'slides', 'media-carousel', 'nested-carousel', 'testimonial-carousel'])
    await expect(widget(page, type).locator('.swiper-initialized').first()).toBeAttached()
  await widget(page, 'image-carousel').locator('a').nth(1).click()
  await expect(counter(page)).toHaveText('2 / 5')
  await expect(lightbox(page).locator('.elementor-slideshow__title')).toHaveText('Kuter „Fok”')
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText('3 / 5')
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)

  const media = widget(page, 'media-carousel')
  await media.locator('.elementor-thumbnails-swiper .swiper-slide-visible, .elementor-thumbnails-swiper .swiper-slide').nth(1).click()
  await expect(media.locator('.elementor-main-swiper .swiper-slide-active')).toHaveClass(/picture-cutter/)
  await media.locator('.elementor-main-swiper .swiper-slide-active a').click()
  await expect(counter(page)).toHaveText('2 / 6')
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Ludzie' }).click()
  const visibleItems = page.locator('.e-gallery-item:not(.e-gallery-item--hidden)')
  await expect(visibleItems).toHaveCount(2)
  await visibleItems.first().click()
  await expect(counter(page)).toHaveText('1 / 2')
  await page.keyboard.press('Escape')
  await widget(page, 'image-gallery').locator('a').last().click()
  await expect(counter(page)).toHaveText('8 / 8')
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await widget(page, 'image').locator('a[href$="seal.svg"]').first().click()
  await expect(lightbox(page).locator('.elementor-slideshow__description')).toContainText('Śpi')
  await page.keyboard.press('Escape')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('videos on /port/media.html play in the background, in place and in a playlist, and no other site is contacted before a video of it is opened', async ({
  page,
  problems,
}) => {
  const requested: string[] = []
  await page.route(/^https:\/\//, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Film' })
  })
  await page.goto('/port/media.html')
  await scrollThrough(page)
  const background = page.locator('.elementor-background-video-hosted')
  await background.scrollIntoViewIfNeeded()
  const isPaused = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((v: HTMLVideoElement) => v.paused)
  await expect.poll(() => isPaused('.elementor-background-video-hosted')).toBe(false)
  await page.getByRole('button', { name: 'Wstrzymaj film w tle' }).click()
  await expect.poll(() => isPaused('.elementor-background-video-hosted')).toBe(true)
  await page.getByRole('button', { name: 'Noc na zatoce' }).press('Enter')
  await expect.poll(() => isPaused('video.elementor-video')).toBe(false)
  await page.getByRole('tab', { name: 'Lampa' }).click()
  await expect.poll(() => isPaused('.e-tab-content[data-tab="2"] video')).toBe(false)
  await page.locator('.e-lottie__animation').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Wstrzymaj animację' })).toHaveCount(1)
  expect(requested).toEqual([])
  await page.getByRole('button', { name: 'Statek w oknie' }).press('Enter')
  await expect(lightbox(page).locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/.*autoplay=1/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Statek w oknie' })).toBeFocused()
  expect(await unmountDifference(page)).toBe('')
  expect(problems(/Allow attribute|frame-src|youtube/)).toEqual([])
})

test('the CMS’s audio player on /port/media.html plays the site’s own file', async ({ page, problems }) => {
  await page.goto('/port/media.html')
  const audio = page.locator('.elementor-widget-wp-widget-media_audio audio')
  await audio.scrollIntoViewIfNeeded()
  await audio.evaluate((a: HTMLAudioElement) => a.play())
  await expect.poll(() => audio.evaluate((a: HTMLAudioElement) => Math.round(a.duration * 10))).toBe(28)
  const { width } = (await audio.boundingBox()) ?? { width: 0 }
  expect(width).toBeGreaterThan(250)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('without scripts /port/media.html shows pictures and videos, and hides the controls that need a script', async ({ browser, page }) => {
  await page.goto('/port/')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin })
  const plain = await context.newPage()
  await plain.goto('/port/media.html')
  await expect(plain.locator('video.elementor-video')).toBeVisible()
  for (const control of [
    '.elementor-custom-embed-play',
    '.elementor-swiper-button',
    '.elementor-share-btn',
    '.e-tabs',
    '.elementor-gallery-title',
  ])
    await expect(plain.locator(control).first()).toBeHidden()
  const sizes = await plain.locator('.e-gallery-item, .gallery-item, .swiper-slide').evaluateAll((all) => all.map((el) => el.clientHeight))
  expect(Math.min(...sizes)).toBeGreaterThan(60)
  await context.close()
})
