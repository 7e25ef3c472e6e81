import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { imageCarousel, slider, three } from './slider-markup'
import { atRest, boxOf, drag, inView, openPage, started } from './sliders'

// A minute, because the installed clock also runs by itself, and a slow machine takes seconds for a step of a test.
const playing = { ...three, autoplay: 'yes', autoplay_speed: 60_000 }
const live = (page: Page) => page.locator('.swiper-wrapper').getAttribute('aria-live')
const open = async (page: Page, settings: object = playing) => {
  await page.clock.install()
  await openPage(page, `${slider(settings)}<p><a href="#x">Dalej</a></p>`)
  await started(page)
}

test('slides change by themselves, and the pause button ends that until it is pressed again', async ({ page }) => {
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

test('the pointer pauses it; the focus ends it, also after the pointer has left', async ({ page }) => {
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

test('the Tab key stops at the pause button first', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Wstrzymaj' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Poprzedni slajd' })).toBeFocused()
})

test('with reduced motion nothing plays, and arrows work at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.clock.fastForward(150_000)
  expect(await inView(page)).toBe('1,2,3')
  await expect(page.locator('.skerry-slider-pause')).toHaveCount(0)
  await page.getByRole('button', { name: 'Następny slajd' }).click()
  expect(await inView(page)).toBe('2,3,4')
})

// In the builder’s markup a setting that is absent is off.
const openBuilt = async (page: Page, settings: object) => {
  await page.clock.install()
  await openPage(page, `${imageCarousel({ ...playing, ...settings })}<p><a href="#x">Dalej</a></p>`, { css: '/builder.css' })
  await started(page)
}

test('without pause_on_hover the pointer does not pause it', async ({ page }) => {
  await openBuilt(page, {})
  await page.locator('.swiper-wrapper').hover()
  await page.clock.fastForward(61_000)
  await expect.poll(() => inView(page, 'alt')).toBe('2,3,4')
})

test('pause_on_hover pauses it for as long as the pointer stays', async ({ page }) => {
  await openBuilt(page, { pause_on_hover: 'yes' })
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
  test(`pause_on_interaction ${setting || 'absent'}: after a drag it ${plays ? 'plays on' : 'stops'}`, async ({ page }) => {
    await openBuilt(page, { pause_on_interaction: setting })
    const { x, y, width } = await boxOf(page, '.swiper')
    await drag(page, [x + width * 0.8, y + 60], [x + width * 0.5, y + 60])
    await expect.poll(() => inView(page, 'alt')).toBe('2,3,4')
    await atRest(page)
    await page.clock.fastForward(61_000)
    if (plays) await expect.poll(() => inView(page, 'alt')).toBe('3,4,5')
    else expect(await inView(page, 'alt')).toBe('2,3,4')
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', plays ? 'off' : 'polite')
  })

test('out of view it waits', async ({ page }) => {
  await openBuilt(page, {})
  await page.evaluate(() => {
    document.body.style.paddingTop = '3000px'
  })
  await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite')
  await page.clock.fastForward(150_000)
  expect(await inView(page, 'alt')).toBe('1,2,3')
})

test('in a hidden tab it waits, and plays on when the tab shows again', async ({ page }) => {
  await openBuilt(page, {})
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await setHidden(true)
  await page.clock.fastForward(150_000)
  expect(await inView(page, 'alt')).toBe('1,2,3')
  await setHidden(false)
  await page.clock.fastForward(61_000)
  await expect.poll(() => inView(page, 'alt')).toBe('2,3,4')
})

test('the pause button can be seen, and is large enough to press', async ({ page }) => {
  await openBuilt(page, {})
  const pause = page.getByRole('button', { name: 'Wstrzymaj' })
  await expect(pause).toBeVisible()
  const { width = 0, height = 0 } = (await pause.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  await expect(pause).toHaveCSS('background-image', /gradient/)
})

test('with our own stylesheet the pause button is in the corner of the builder’s carousel, clear of its arrows', async ({ page }) => {
  await openPage(page, imageCarousel(playing), { css: '/builder.css /skerry.css' })
  await started(page)
  const [pause, slider] = [await boxOf(page, '.skerry-slider-pause'), await boxOf(page, '.swiper')]
  expect([pause.x - slider.x, pause.y - slider.y]).toEqual([8, 8])
})
