import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { imageCarousel, nestedCarousel, proCarousel, slider, slides, three } from './slider-markup'
import { boxOf, openPage, restingSlide, started } from './sliders'

test.use({ hasTouch: true })

/** A real swipe, through the browser's own input. */
async function swipe(page: Page, [x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: string, points: object[]) =>
    client.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points as [] })
  await touch('touchStart', [{ x, y }])
  for (let i = 1; i <= 8; i++) await touch('touchMove', [{ x: x + ((toX - x) * i) / 8, y: y + ((toY - y) * i) / 8 }])
  await touch('touchEnd', [])
  await client.detach()
}
const autoplay = { autoplay: 'yes', autoplay_speed: 60_000, pause_on_interaction: 'yes' }
const KINDS: Record<string, string> = {
  'by hand': slider({ ...three, slides_to_show: 1, ...autoplay }),
  image: imageCarousel({ ...three, slides_to_show: '1', ...autoplay }),
  slides: slides({ navigation: 'both', infinite: 'yes', transition_speed: 200, ...autoplay }, { count: 5 }),
  fade: proCarousel('media-carousel', { loop: 'yes', speed: 200, effect: 'fade', show_arrows: 'yes', ...autoplay }),
  nested: nestedCarousel({ slides_to_show: '1', infinite: 'yes', speed: 200, arrows: 'yes', ...autoplay }),
}
for (const [name, body] of Object.entries(KINDS))
  test(`${name}: a swipe to the side changes slides and ends the playing, a swipe up scrolls the page`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.route('**/high.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: '.swiper{touch-action:pan-y}.swiper-slide{min-height:300px}.low{height:3000px}' }),
    )
    await openPage(page, `<meta name="viewport" content="width=device-width">${body}<p class="low">Dalej</p>`, {
      css: '/builder.css /skerry.css /high.css',
    })
    await started(page)
    const { x, y, width } = await boxOf(page, '.swiper')
    const [left, right, height] = [x + width * 0.2, x + width * 0.8, y + 120]
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'off')
    await swipe(page, [right, height], [left, height + 8])
    await expect.poll(() => restingSlide(page)).toBe(1)
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite')
    await swipe(page, [left, height], [right, height + 8])
    await expect.poll(() => restingSlide(page)).toBe(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await swipe(page, [right, height + 100], [right - 5, height - 100])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
    expect(await restingSlide(page)).toBe(0)
  })
