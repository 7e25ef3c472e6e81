import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { json } from '../players/helpers'

/** A month, and what people write for “never”: browsers count such times round to nothing, and do at once what should be done late. */
const SECONDS = [2_592_000, 999_999_999, 1e300]
const MILLISECONDS = [2_592_000_000, 999_999_999_999, 1e300]

const popup = (id: string, settings: object) =>
  `<section data-widget="popup" id="${id}" hidden data-settings='${json(settings)}'>${id}</section>`
/** Nothing is to come of a wait like that: a moment is long enough for what comes at once. */
const moment = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 700)))

test('a popup that is to open or close in a month does neither now', async ({ page, problems }) => {
  const all = SECONDS.flatMap((time, i) => [
    popup(`load${i}`, { triggers: { page_load: 'yes', page_load_delay: time } }),
    popup(`idle${i}`, { triggers: { inactivity: 'yes', inactivity_time: time } }),
    popup(`auto${i}`, { close_automatically: time }),
  ])
  await ownPage(page, all.join(''))
  await moment(page)
  await expect(page.locator('dialog:visible')).toHaveCount(0)
  for (const i of SECONDS.keys()) {
    await page.evaluate(
      (id) => (window as unknown as { Skerry: { popup: { show: (id: string) => void } } }).Skerry.popup.show(id),
      `auto${i}`,
    )
    await expect(page.locator('dialog:visible')).toHaveCount(1)
    await moment(page)
    await expect(page.locator('dialog:visible'), `${SECONDS[i]}`).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog:visible')).toHaveCount(0)
  }
  expect(problems()).toEqual([])
})

test('slides and pictures that are to change in a month stand still', async ({ page, problems }) => {
  const sliders = MILLISECONDS.map(
    (time) =>
      `<div class="moving" data-widget="slider" aria-label="${time}" data-settings='${json({ slides_to_show: 1, autoplay: 'yes', autoplay_speed: time, infinite: 'yes', speed: 0 })}'><div>a</div><div>b</div><div>c</div></div>`,
  )
  const backgrounds = MILLISECONDS.map(
    (time) =>
      `<section class="moving" aria-label="${time}" data-settings='${json({ background_slideshow_gallery: [{ url: '/pages/film.webp' }, { url: '/pages/skerry.svg' }], background_slideshow_slide_duration: time, background_slideshow_loop: 'yes' })}'>x</section>`,
  )
  await ownPage(page, sliders.join('') + backgrounds.join(''), '.moving{height:60px}')
  await expect(page.locator('[data-widget=slider] .swiper-slide-active')).toHaveCount(3)
  await expect(page.locator('section .elementor-background-slideshow__slide__image')).toHaveCount(6)
  await page.evaluate(() => {
    const moved = new Set<string>()
    Object.assign(window, { moved })
    for (const el of document.querySelectorAll('.moving'))
      new MutationObserver((records) => {
        if (records.some(({ target }) => (target as Element).matches('.swiper-slide,.swiper-slide__bg,.elementor-background-slideshow *')))
          moved.add(`${el.localName} ${el.ariaLabel}`)
      }).observe(el, { subtree: true, attributeFilter: ['class', 'style'] })
  })
  await moment(page)
  expect(await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])).toEqual([])
  expect(problems()).toEqual([])
})
