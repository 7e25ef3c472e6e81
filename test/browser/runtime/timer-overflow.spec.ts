import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { attributeJson } from '../players/helpers'
import { settled } from '../settled'

/** A month, and what people write for “never”. They overflow a browser's timer, which then fires at once. */
const SECONDS = [2_592_000, 999_999_999, 1e300]
const MILLISECONDS = [2_592_000_000, 999_999_999_999, 1e300]

const popup = (id: string, settings: object) =>
  `<section data-widget="popup" id="${id}" hidden data-settings='${attributeJson(settings)}'>${id}</section>`
/** Lets a minute of the page's clock pass. */
const minute = async (page: Page) => {
  await page.clock.runFor(60_000)
  await settled(page)
}

test.beforeEach(({ page }) => page.clock.install())

test('the test clock fires a one-month timer at once, as browsers do', async ({ page }) => {
  await ownPage(page, '')
  await page.evaluate(() => setTimeout(() => Object.assign(window, { ran: true }), 2_592_000_000))
  await minute(page)
  expect(await page.evaluate('window.ran')).toBe(true)
})

test('a popup set to open or close in a month does not do so within a minute', async ({ page, problems }) => {
  const all = SECONDS.flatMap((time, i) => [
    popup(`load${i}`, { triggers: { page_load: 'yes', page_load_delay: time } }),
    popup(`idle${i}`, { triggers: { inactivity: 'yes', inactivity_time: time } }),
    popup(`auto${i}`, { close_automatically: time }),
  ])
  // A popup with a valid delay shows that triggers work.
  await ownPage(page, popup('soon', { triggers: { page_load: 'yes', page_load_delay: 30 } }) + all.join(''))
  const opened = () => page.locator('dialog:visible').allTextContents()
  // Runs the clock until the triggers' code has loaded and waited its 30 s.
  await expect.poll(() => page.clock.runFor(10_000).then(opened)).toEqual(['soon'])
  await minute(page)
  expect(await opened()).toEqual(['soon'])
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog:visible')).toHaveCount(0)
  for (const i of SECONDS.keys()) {
    await page.evaluate(
      (id) => (window as unknown as { Skerry: { popup: { show: (id: string) => void } } }).Skerry.popup.show(id),
      `auto${i}`,
    )
    await expect(page.locator('dialog:visible')).toHaveCount(1)
    await minute(page)
    await expect(page.locator('dialog:visible'), `${SECONDS[i]}`).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog:visible')).toHaveCount(0)
  }
  expect(problems()).toEqual([])
})

test('slides and background pictures set to change in a month do not change within a minute', async ({ page, problems }) => {
  // A change after half a minute shows that the clock drives slides and pictures.
  const withControl = (times: number[]) => [...times, 30_000]
  const sliders = withControl(MILLISECONDS).map(
    (time) =>
      `<div class="moving" data-widget="slider" aria-label="${time}" data-settings='${attributeJson({ slides_to_show: 1, autoplay: 'yes', autoplay_speed: time, infinite: 'yes', speed: 0 })}'><div>a</div><div>b</div><div>c</div></div>`,
  )
  const backgrounds = withControl(MILLISECONDS).map(
    (time) =>
      `<section class="moving" aria-label="${time}" data-settings='${attributeJson({ background_slideshow_gallery: [{ url: '/pages/film.webp' }, { url: '/pages/skerry.svg' }], background_slideshow_slide_duration: time, background_slideshow_loop: 'yes' })}'>x</section>`,
  )
  await ownPage(page, sliders.join('') + backgrounds.join(''), '.moving{height:60px}')
  await expect(page.locator('[data-widget=slider] .swiper-slide-active')).toHaveCount(4)
  await expect(page.locator('section .elementor-background-slideshow__slide__image')).toHaveCount(8)
  await settled(page)
  await page.evaluate(() => {
    const moved = new Set<string>()
    Object.assign(window, { moved })
    for (const el of document.querySelectorAll('.moving'))
      new MutationObserver((records) => {
        if (records.some(({ target }) => (target as Element).matches('.swiper-slide,.swiper-slide__bg,.elementor-background-slideshow *')))
          moved.add(`${el.localName} ${el.ariaLabel}`)
      }).observe(el, { subtree: true, attributeFilter: ['class', 'style'] })
  })
  await minute(page)
  const moved = () => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved].sort())
  await expect.poll(moved).toEqual(['div 30000', 'section 30000'])
  expect(problems()).toEqual([])
})
