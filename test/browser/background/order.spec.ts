import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { gallery, LAYERS, openSection } from './slideshow-pages'

const open = (page: Page, settings: object, after = '') =>
  openSection(page, { background_slideshow_transition_duration: 400, ...settings }, after)
/** The number of the one picture that is wholly visible and in its place, as the inline styles say. */
const currentPicture = (page: Page) =>
  page.locator(LAYERS).evaluate((box) =>
    [...box.querySelectorAll<HTMLElement>('.elementor-background-slideshow__slide')]
      .filter(({ style }) => style.visibility !== 'hidden' && style.opacity !== '0' && !/[1-9]/.test(style.transform))
      .map((el) => /p(\d)/.exec((el.firstElementChild as HTMLElement).style.backgroundImage)?.[1])
      .join(),
  )
const TRANSITIONS = ['fade', 'slide_left', 'slide_right', 'slide_up', 'slide_down'] as const
/** The numbers of the pictures at the start and a little after each change, for so many changes. */
async function order(page: Page, changes: number) {
  let numbers = await currentPicture(page)
  for (let i = 0; i < changes; i++) {
    await page.clock.runFor(2500)
    numbers += await currentPicture(page)
  }
  return numbers
}

for (const transition of TRANSITIONS)
  for (const [loop, expected] of [
    // slide_down goes backwards when it loops (contract core §9.3, TV-BS-3); without a loop it goes forwards, or it would stop at once.
    ['yes', transition === 'slide_down' ? '1321321' : '1231231'],
    ['', '1233333'],
  ] as const)
    test(`${transition} with loop ${loop || 'absent'} shows the pictures in the order ${expected}`, async ({ page }) => {
      await open(page, { background_slideshow_slide_transition: transition, background_slideshow_loop: loop })
      expect(await order(page, 6)).toBe(expected)
    })

for (const transition of TRANSITIONS)
  for (const zoom of ['in', 'out'] as const)
    test(`ken burns ${zoom} with ${transition} zooms the picture in view and no other`, async ({ page }) => {
      await open(page, {
        background_slideshow_loop: 'yes',
        background_slideshow_slide_transition: transition,
        background_slideshow_ken_burns: 'yes',
        background_slideshow_ken_burns_zoom_direction: zoom,
      })
      const zooming = () =>
        page
          .locator('.elementor-ken-burns--active')
          .evaluateAll((all) => all.map((el) => /p(\d)/.exec((el as HTMLElement).style.backgroundImage)?.[1]).join())
      await expect(page.locator(`.elementor-ken-burns--${zoom}`)).toHaveCount(3)
      expect(await zooming()).toBe('1')
      await page.clock.runFor(2500)
      expect(await zooming()).toBe(transition === 'slide_down' ? '3' : '2')
      const scale = () => page.locator('.elementor-ken-burns--active').evaluate((el) => new DOMMatrix(getComputedStyle(el).transform).a)
      const before = await scale()
      if (zoom === 'in') await expect.poll(scale).toBeGreaterThan(before)
      else await expect.poll(scale).toBeLessThan(before)
    })

test('a single picture never zooms and has no pause button', async ({ page }) => {
  await open(page, { background_slideshow_gallery: gallery.slice(0, 1), background_slideshow_ken_burns: 'yes' })
  await expect(page.locator('.elementor-ken-burns--active, .skerry-background-pause')).toHaveCount(0)
  await page.clock.runFor(20_000)
  expect(await currentPicture(page)).toBe('1')
})

test('out of view and in a hidden tab the pictures wait, and go on when they are in view again', async ({ page }) => {
  await open(page, { background_slideshow_loop: 'yes' }, '<div style="height:3000px"></div>')
  const hide = (isHidden: boolean) =>
    page.evaluate((is) => {
      Object.defineProperty(Document.prototype, 'hidden', { value: is, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  expect(await order(page, 3)).toBe('1111')
  await hide(false)
  expect(await order(page, 1)).toBe('12')
  /** Every intersection observer has been called for the new position, because this one has. */
  const observed = () =>
    page.evaluate(() => new Promise((done) => new IntersectionObserver((_, o) => done(o.disconnect())).observe(document.body)))
  await page.evaluate(() => {
    document.body.style.paddingTop = '3000px'
  })
  await observed()
  expect(await order(page, 3)).toBe('2222')
  await page.evaluate(() => {
    document.body.style.paddingTop = ''
  })
  await observed()
  expect(await order(page, 1)).toBe('23')
})

test('visitors who turn reduced motion on while the pictures change see no further change', async ({ page }) => {
  await open(page, { background_slideshow_loop: 'yes' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await order(page, 3)).toBe('1111')
})

test('only the picture in view and the next one are loaded (lazy)', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => /pictures/.test(request.url()) && requested.push(request.url().slice(-5, -4)))
  await open(page, { background_slideshow_loop: 'yes', background_slideshow_lazyload: 'yes' })
  await expect.poll(() => requested.join('')).toBe('12')
  await page.clock.runFor(2500)
  await expect.poll(() => requested.join('')).toBe('123')
  await expect(page.locator('.swiper-lazy.swiper-lazy-loaded')).toHaveCount(3)
})
