import type { Page } from 'playwright/test'
import { expect, test } from './harness'
import { keepServed, unmountDifference } from './served'
import { openPage, shift } from './sliders'

const gallery = [1, 2, 3].map((id) => ({ id, url: `/pictures/p${id}.svg` }))
const section = (settings: object) => {
  const own = {
    background_background: 'slideshow',
    background_slideshow_gallery: gallery,
    background_slideshow_slide_duration: 2000,
    ...settings,
  }
  return `<section class="elementor-element" data-element_type="section" data-settings='${JSON.stringify(own)}'><h1>Nad obrazem</h1></section>`
}
/** The picture that shows; read from what is wholly there, not on its way. */
const shown = (page: Page) =>
  page.locator('.elementor-background-slideshow__slide').evaluateAll((all) =>
    all
      .filter((el) => getComputedStyle(el).visibility === 'visible' && getComputedStyle(el).opacity === '1')
      .map((el) => /p(\d)/.exec((el.firstElementChild as HTMLElement).style.backgroundImage)?.[1])
      .join(),
  )

test('pictures change behind the content, only two are loaded, and all of it goes again', async ({ page, problems }) => {
  await page.clock.install()
  await keepServed(page)
  await openPage(page, section({ background_slideshow_loop: 'yes', background_slideshow_ken_burns: 'yes' }))
  await expect(page.locator('section > .elementor-background-slideshow:first-child')).toHaveCount(1)
  expect(await shown(page)).toBe('1')
  const pictures = page.locator('.elementor-background-slideshow__slide__image')
  expect(await pictures.evaluateAll((all) => all.map((el) => Boolean((el as HTMLElement).style.backgroundImage)))).toEqual([
    true,
    true,
    false,
  ])
  await page.clock.runFor(3500)
  await expect.poll(() => shown(page)).toBe('2')
  await expect(pictures.nth(1)).toHaveClass(/elementor-ken-burns--active/)
  expect(await shift(page)).toBe(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('less motion: the first picture stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openPage(page, section({ background_slideshow_loop: 'yes' }))
  await expect(page.locator('.elementor-background-slideshow')).toHaveCount(1)
  await page.clock.runFor(20_000)
  expect(await shown(page)).toBe('1')
})

test('down goes backwards where it can go round; without a loop it ends at the last', async ({ page }) => {
  await page.clock.install()
  await openPage(page, section({ background_slideshow_slide_transition: 'slide_down', background_slideshow_loop: 'yes' }))
  await expect(page.locator('.elementor-background-slideshow')).toHaveCount(1)
  await page.clock.runFor(3500)
  await expect.poll(() => shown(page)).toBe('3')
})

test('one lazy picture shows; another kind of background builds nothing', async ({ page }) => {
  await openPage(
    page,
    section({ background_slideshow_gallery: gallery.slice(0, 1), background_slideshow_lazyload: 'yes' }) +
      section({ background_background: 'classic' }),
  )
  await expect(page.locator('.elementor-background-slideshow')).toHaveCount(1)
  expect(await shown(page)).toBe('1')
})
