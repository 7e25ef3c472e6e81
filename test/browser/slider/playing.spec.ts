import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { atRest, imageCarousel, inView, openPage, slider, started, three } from './sliders'

// A minute: time passes by itself as well, and on a slow machine a second or five are soon over.
const playing = { ...three, autoplay: 'yes', autoplay_speed: 60_000 }
const live = (page: Page) => page.locator('.swiper-wrapper').getAttribute('aria-live')
const open = async (page: Page, settings: object = playing) => {
  await page.clock.install()
  await openPage(page, `${slider(settings)}<p><a href="#x">Dalej</a></p>`)
  await started(page)
}

test('it moves on, and the button stops it for good', async ({ page }) => {
  await open(page)
  expect(await live(page)).toBe('off')
  await page.clock.fastForward(61_000)
  await expect.poll(() => inView(page)).toBe('2,3,4')
  const pause = page.getByRole('button', { name: 'Wstrzymaj' })
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  expect(await live(page)).toBe('polite')
  const before = await inView(page)
  await page.clock.fastForward(150_000)
  expect(await inView(page)).toBe(before)
  await pause.click()
  await page.mouse.move(0, 700)
  await expect(pause).toHaveAttribute('aria-pressed', 'false')
})

test('the pointer holds it, focus ends it, and leaving with the pointer does not start it again', async ({ page }) => {
  await open(page)
  await page.locator('.swiper-wrapper').hover()
  await page.clock.fastForward(150_000)
  expect(await inView(page)).toBe('1,2,3')
  await page.getByRole('link', { name: 'Więcej 1' }).focus()
  await page.mouse.move(600, 790)
  await page.clock.fastForward(150_000)
  expect(await inView(page)).toBe('1,2,3')
  expect(await live(page)).toBe('polite')
})

test('the button is the first stop of the Tab key', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Wstrzymaj' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Poprzedni slajd' })).toBeFocused()
})

test('who wants less motion gets none, and arrows still work at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.clock.fastForward(150_000)
  expect(await inView(page)).toBe('1,2,3')
  await expect(page.locator('.skerry-slider-pause')).toHaveCount(0)
  await page.getByRole('button', { name: 'Następny slajd' }).click()
  expect(await inView(page)).toBe('2,3,4')
})

// The builder says what it shouldMount: a setting that is absent is off.
const built = async (page: Page, settings: object) => {
  await page.clock.install()
  await openPage(page, `${imageCarousel({ ...playing, ...settings })}<p><a href="#x">Dalej</a></p>`, { css: '/builder.css' })
  await started(page)
}

test('without pause_on_hover the pointer does not hold it', async ({ page }) => {
  await built(page, {})
  await page.locator('.swiper-wrapper').hover()
  await page.clock.fastForward(61_000)
  await expect.poll(() => inView(page, 'alt')).toBe('2,3,4')
})

test('pause_on_hover holds it for as long as the pointer stays', async ({ page }) => {
  await built(page, { pause_on_hover: 'yes' })
  await page.locator('.swiper-wrapper').hover()
  await page.clock.fastForward(150_000)
  expect(await inView(page, 'alt')).toBe('1,2,3')
  await page.mouse.move(600, 790)
  await page.clock.fastForward(61_000)
  await expect.poll(() => inView(page, 'alt')).toBe('2,3,4')
})

for (const [setting, plays] of [
  ['yes', false],
  ['', true],
] as const)
  test(`pause_on_interaction ${setting || 'absent'}: after a drag it ${plays ? 'plays on' : 'stands'}`, async ({ page }) => {
    await built(page, { pause_on_interaction: setting })
    const { x = 0, y = 0, width = 0 } = (await page.locator('.swiper').boundingBox()) ?? {}
    await page.mouse.move(x + width * 0.8, y + 60)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.5, y + 60, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => inView(page, 'alt')).toBe('2,3,4')
    await atRest(page)
    await page.clock.fastForward(61_000)
    if (plays) await expect.poll(() => inView(page, 'alt')).toBe('3,4,5')
    else expect(await inView(page, 'alt')).toBe('2,3,4')
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', plays ? 'off' : 'polite')
  })

test('out of sight or in a hidden tab it waits', async ({ page }) => {
  await built(page, {})
  await page.evaluate(() => {
    document.body.style.paddingTop = '3000px'
  })
  await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite')
  await page.clock.fastForward(150_000)
  expect(await inView(page, 'alt')).toBe('1,2,3')
})

test('the pause button is seen, and large enough', async ({ page }) => {
  await built(page, {})
  const pause = page.getByRole('button', { name: 'Wstrzymaj' })
  await expect(pause).toBeVisible()
  const { width = 0, height = 0 } = (await pause.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  await expect(pause).toHaveCSS('background-image', /gradient/)
})

test('beside our own stylesheet it stays clear of the builder’s arrows', async ({ page }) => {
  await openPage(page, imageCarousel(playing), { css: '/builder.css /skerry.css' })
  await started(page)
  const box = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [pause, slider] = [await box('.skerry-slider-pause'), await box('.swiper')]
  expect([pause.x - slider.x, pause.y - slider.y]).toEqual([8, 8])
})
