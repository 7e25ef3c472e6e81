import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { nestedCarousel, proCarousel, slides } from './slider-markup'
import { imageCarousel, openPage, slider, started, three } from './sliders'

test.use({ hasTouch: true })

/** Real touches, through the browser's own input: from the first place to the last, in some steps. */
async function swipe(page: Page, [x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: string, points: object[]) =>
    client.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points as [] })
  await touch('touchStart', [{ x, y }])
  for (let i = 1; i <= 8; i++) await touch('touchMove', [{ x: x + ((toX - x) * i) / 8, y: y + ((toY - y) * i) / 8 }])
  await touch('touchEnd', [])
  await client.detach()
}
const index = (page: Page) =>
  page
    .locator('.swiper')
    .first()
    .evaluate((el) => {
      const { swiper } = el as unknown as { swiper: { realIndex: number; animating: boolean } }
      return swiper.animating ? -1 : swiper.realIndex
    })
const plays = { autoplay: 'yes', autoplay_speed: 60_000, pause_on_interaction: 'yes' }
const KINDS: Record<string, string> = {
  'by hand': slider({ ...three, slides_to_show: 1, ...plays }),
  image: imageCarousel({ ...three, slides_to_show: '1', ...plays }),
  slides: slides({ navigation: 'both', infinite: 'yes', transition_speed: 200, ...plays }, { count: 5 }),
  fade: proCarousel('media-carousel', { loop: 'yes', speed: 200, effect: 'fade', show_arrows: 'yes', ...plays }),
  nested: nestedCarousel({ slides_to_show: '1', infinite: 'yes', speed: 200, arrows: 'yes', ...plays }),
}
for (const [name, body] of Object.entries(KINDS))
  test(`${name}: a finger leads on and back and ends the playing; one that goes down scrolls the page`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.route('**/high.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: '.swiper{touch-action:pan-y}.swiper-slide{min-height:300px}.low{height:3000px}' }),
    )
    await openPage(page, `<meta name="viewport" content="width=device-width">${body}<p class="low">Dalej</p>`, {
      css: '/builder.css /skerry.css /high.css',
    })
    await started(page)
    const { x = 0, y = 0, width = 0 } = (await page.locator('.swiper').boundingBox()) ?? {}
    const [left, right, height] = [x + width * 0.2, x + width * 0.8, y + 120]
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'off')
    await swipe(page, [right, height], [left, height + 8])
    await expect.poll(() => index(page)).toBe(1)
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite')
    await swipe(page, [left, height], [right, height + 8])
    await expect.poll(() => index(page)).toBe(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await swipe(page, [right, height + 100], [right - 5, height - 100])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
    expect(await index(page)).toBe(0)
  })
