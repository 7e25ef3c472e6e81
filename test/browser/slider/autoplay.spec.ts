import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../harness'
import { hiddenSliders, show } from './paused-sliders'
import { imageCarousel, slider, three } from './slider-markup'
import { boxOf, drag, inView, openPage, restingSlide, started } from './sliders'

// A minute, because the installed clock also runs by itself, and a slow machine takes seconds for a test step.
const playing = { ...three, autoplay: 'yes', autoplay_speed: 60_000 }
const live = (box: Locator) => box.locator('.swiper-wrapper').getAttribute('aria-live')
const wrapper = (name: string) => `#${name} .swiper-wrapper`

const HAND_WRITTEN = Object.fromEntries(['button', 'pointer', 'tab'].map((name) => [name, slider(playing)]))
const openHandWritten = async (page: Page) => {
  await page.clock.install()
  await openPage(page, `${hiddenSliders(HAND_WRITTEN)}<p><a href="#x">Dalej</a></p>`)
}

test('slides change by themselves, and the pause button stops that until it is pressed again', async ({ samePage }) => {
  const page = await samePage(openHandWritten)
  const box = await show(page, 'button')
  expect(await live(box)).toBe('off')
  await page.clock.fastForward(61_000)
  await expect.poll(() => inView(page, 'text', wrapper('button'))).toBe('2,3,4')
  const pause = box.getByRole('button', { name: 'Wstrzymaj' })
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  expect(await live(box)).toBe('polite')
  const before = await inView(page, 'text', wrapper('button'))
  await page.clock.fastForward(150_000)
  expect(await inView(page, 'text', wrapper('button'))).toBe(before)
  await pause.click()
  await page.mouse.move(0, 700)
  await expect(pause).toHaveAttribute('aria-pressed', 'false')
})

test('the pointer pauses it; the focus ends it, even after the pointer has left', async ({ samePage }) => {
  const page = await samePage(openHandWritten)
  const box = await show(page, 'pointer')
  await box.locator('.swiper-wrapper').hover()
  await page.clock.fastForward(150_000)
  expect(await inView(page, 'text', wrapper('pointer'))).toBe('1,2,3')
  await box.getByRole('link', { name: 'Więcej 1' }).focus()
  await page.mouse.move(600, 790)
  await page.clock.fastForward(150_000)
  expect(await inView(page, 'text', wrapper('pointer'))).toBe('1,2,3')
  expect(await live(box)).toBe('polite')
})

test('the Tab key stops at the pause button first', async ({ samePage }) => {
  const page = await samePage(openHandWritten)
  const box = await show(page, 'tab')
  await page.getByRole('link', { name: 'Przed' }).focus()
  await page.keyboard.press('Tab')
  await expect(box.getByRole('button', { name: 'Wstrzymaj' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(box.getByRole('button', { name: 'Poprzedni slajd' })).toBeFocused()
})

// In the builder’s markup a setting that is absent is off.
const BUILT = {
  ...Object.fromEntries(['hover', 'drag', 'hidden-tab', 'look'].map((name) => [name, imageCarousel(playing)])),
  'pause-on-hover': imageCarousel({ ...playing, pause_on_hover: 'yes' }),
  'stop-on-drag': imageCarousel({ ...playing, pause_on_interaction: 'yes' }),
}
const openBuilt = async (page: Page) => {
  await page.clock.install()
  await openPage(page, `${hiddenSliders(BUILT)}<p><a href="#x">Dalej</a></p>`, { css: '/builder.css' })
}

test('without pause_on_hover the pointer does not pause it', async ({ samePage }) => {
  const page = await samePage(openBuilt)
  const box = await show(page, 'hover')
  await box.locator('.swiper-wrapper').hover()
  await page.clock.fastForward(61_000)
  await expect.poll(() => inView(page, 'alt', wrapper('hover'))).toBe('2,3,4')
})

test('pause_on_hover pauses it for as long as the pointer stays', async ({ samePage }) => {
  const page = await samePage(openBuilt)
  const box = await show(page, 'pause-on-hover')
  const shown = () => inView(page, 'alt', wrapper('pause-on-hover'))
  await box.locator('.swiper-wrapper').hover()
  await page.clock.fastForward(150_000)
  expect(await shown()).toBe('1,2,3')
  await page.mouse.move(600, 790)
  await page.clock.fastForward(61_000)
  await expect.poll(shown).toBe('2,3,4')
})

for (const [setting, plays] of [
  ['yes', false],
  ['', true],
] as const)
  test(`pause_on_interaction ${setting || 'absent'}: after a drag it ${plays ? 'plays on' : 'stops'}`, async ({ samePage }) => {
    const name = plays ? 'drag' : 'stop-on-drag'
    const page = await samePage(openBuilt)
    const box = await show(page, name)
    const shown = () => inView(page, 'alt', wrapper(name))
    const { x, y, width } = await boxOf(page, `#${name} .swiper`)
    await drag(page, [x + width * 0.8, y + 60], [x + width * 0.5, y + 60])
    await expect.poll(shown).toBe('2,3,4')
    await expect.poll(() => restingSlide(box)).toBe(1)
    await page.clock.fastForward(61_000)
    if (plays) await expect.poll(shown).toBe('3,4,5')
    else expect(await shown()).toBe('2,3,4')
    await expect(box.locator('.swiper-wrapper')).toHaveAttribute('aria-live', plays ? 'off' : 'polite')
  })

test('out of view it waits', async ({ page }) => {
  await page.clock.install()
  await openPage(page, imageCarousel(playing), { css: '/builder.css' })
  await started(page)
  await page.evaluate(() => {
    document.body.style.paddingTop = '3000px'
  })
  await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite')
  await page.clock.fastForward(150_000)
  expect(await inView(page, 'alt')).toBe('1,2,3')
})

test('in a hidden tab it waits, and plays on when the tab shows again', async ({ samePage }) => {
  const page = await samePage(openBuilt)
  await show(page, 'hidden-tab')
  const shown = () => inView(page, 'alt', wrapper('hidden-tab'))
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(Document.prototype, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await setHidden(true)
  await page.clock.fastForward(150_000)
  expect(await shown()).toBe('1,2,3')
  await setHidden(false)
  await page.clock.fastForward(61_000)
  await expect.poll(shown).toBe('2,3,4')
})

test('the pause button can be seen, and is large enough to press', async ({ samePage }) => {
  const box = await show(await samePage(openBuilt), 'look')
  const pause = box.getByRole('button', { name: 'Wstrzymaj' })
  await expect(pause).toBeVisible()
  const { width = 0, height = 0 } = (await pause.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  await expect(pause).toHaveCSS('background-image', /gradient/)
})

test('with our own stylesheet the pause button is in the corner of the builder’s carousel, clear of its arrows', async ({ page }) => {
  await openPage(page, imageCarousel(playing), { css: '/builder.css /skerry.builder.css' })
  await started(page)
  const [pause, slider] = [await boxOf(page, '.skerry-slider-pause'), await boxOf(page, '.swiper')]
  expect([pause.x - slider.x, pause.y - slider.y]).toEqual([8, 8])
})
