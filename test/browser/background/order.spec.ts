import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { openPage } from '../slider/sliders'

const gallery = [1, 2, 3].map((id) => ({ id, url: `/pictures/p${id}.svg` }))
const section = (settings: object) =>
  `<section class="elementor-element" data-element_type="section" data-settings='${JSON.stringify({
    background_background: 'slideshow',
    background_slideshow_gallery: gallery,
    background_slideshow_slide_duration: 2000,
    background_slideshow_transition_duration: 400,
    ...settings,
  })}'><h1>Nad obrazem</h1></section>`
const open = async (page: Page, settings: object, after = '') => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await openPage(page, section(settings) + after, { css: '/builder.css' })
  await expect(page.locator('.elementor-background-slideshow')).toHaveCount(1)
}
/** The one picture that shows, wholly and in its place. */
const shown = (page: Page) =>
  page.locator('.elementor-background-slideshow').evaluate((box) =>
    [...box.querySelectorAll<HTMLElement>('.elementor-background-slideshow__slide')]
      .filter(({ style }) => style.visibility !== 'hidden' && style.opacity !== '0' && !/[1-9]/.test(style.transform))
      .map((el) => /p(\d)/.exec((el.firstElementChild as HTMLElement).style.backgroundImage)?.[1])
      .join(),
  )
const WAYS = ['fade', 'slide_left', 'slide_right', 'slide_up', 'slide_down'] as const
/** What shows a little after each change, for as many changes as there may be. */
async function order(page: Page, changes: number) {
  let seen = await shown(page)
  for (let i = 0; i < changes; i++) {
    await page.clock.runFor(2500)
    seen += await shown(page)
  }
  return seen
}

for (const way of WAYS)
  for (const [loop, expected] of [
    // Down goes backwards where it can go round (contract core §9.3, TV-BS-3), and forwards where it could not.
    ['yes', way === 'slide_down' ? '1321321' : '1231231'],
    ['', '1233333'],
  ] as const)
    test(`${way}, loop ${loop || 'absent'}: ${expected}`, async ({ page }) => {
      await open(page, { background_slideshow_slide_transition: way, background_slideshow_loop: loop })
      expect(await order(page, 6)).toBe(expected)
    })

for (const way of WAYS)
  for (const zoom of ['in', 'out'] as const)
    test(`ken burns ${zoom} with ${way}: the picture in view zooms, no other`, async ({ page }) => {
      await open(page, {
        background_slideshow_loop: 'yes',
        background_slideshow_slide_transition: way,
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
      expect(await zooming()).toBe(way === 'slide_down' ? '3' : '2')
      const scale = () => page.locator('.elementor-ken-burns--active').evaluate((el) => new DOMMatrix(getComputedStyle(el).transform).a)
      const before = await scale()
      if (zoom === 'in') await expect.poll(scale).toBeGreaterThan(before)
      else await expect.poll(scale).toBeLessThan(before)
    })

test('a single picture never zooms, and has no slider', async ({ page }) => {
  await open(page, { background_slideshow_gallery: gallery.slice(0, 1), background_slideshow_ken_burns: 'yes' })
  await expect(page.locator('.elementor-ken-burns--active, .skerry-background-pause')).toHaveCount(0)
  await page.clock.runFor(20_000)
  expect(await shown(page)).toBe('1')
})

test('off screen and in a hidden tab it waits, and goes on when it is seen', async ({ page }) => {
  await open(page, { background_slideshow_loop: 'yes' }, '<div style="height:3000px"></div>')
  const hide = (isHidden: boolean) =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'hidden', { value: is, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  expect(await order(page, 3)).toBe('1111')
  await hide(false)
  expect(await order(page, 1)).toBe('12')
  const settled = () =>
    page.evaluate(() => new Promise((done) => new IntersectionObserver((_, o) => done(o.disconnect())).observe(document.body)))
  await page.evaluate(() => {
    document.body.style.paddingTop = '3000px'
  })
  await settled()
  expect(await order(page, 3)).toBe('2222')
  await page.evaluate(() => {
    document.body.style.paddingTop = ''
  })
  await settled()
  expect(await order(page, 1)).toBe('23')
})

test('who asks for less motion while the pictures change gets it', async ({ page }) => {
  await open(page, { background_slideshow_loop: 'yes' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await order(page, 3)).toBe('1111')
})

test('lazy: only what shows and what comes next is asked for; otherwise too', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => /pictures/.test(request.url()) && asked.push(request.url().slice(-5, -4)))
  await open(page, { background_slideshow_loop: 'yes', background_slideshow_lazyload: 'yes' })
  await expect.poll(() => asked.join('')).toBe('12')
  await page.clock.runFor(2500)
  await expect.poll(() => asked.join('')).toBe('123')
  await expect(page.locator('.swiper-lazy.swiper-lazy-loaded')).toHaveCount(3)
})
