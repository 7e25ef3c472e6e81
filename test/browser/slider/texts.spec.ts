import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { slides } from './slider-markup'
import { openPage, started } from './sliders'

/** How the texts of the slide in view look; the slides widget hides them while slides change, and lets them come in afterwards. */
const opacity = (page: Page) => page.locator('.swiper-slide-active .swiper-slide-contents').evaluate((el) => getComputedStyle(el).opacity)
const next = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Następny slajd"]')?.click())

/** All that may end a change of slides before its time. */
const ENDS: [what: string, end: (page: Page) => Promise<unknown>][] = [
  ['the window gets another size', (page) => page.setViewportSize({ width: 700, height: 800 })],
  ['the visitor asks for less motion', (page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['nothing', async () => {}],
]
for (const [what, end] of ENDS)
  test(`the texts of a slide show after its coming, whatever happens meanwhile: ${what}`, async ({ page, problems }) => {
    await openPage(page, slides({ navigation: 'both', infinite: 'yes', transition: 'slide', transition_speed: 600 }, { count: 3 }), {
      css: '/builder.css',
    })
    await started(page)
    await next(page)
    await expect.poll(() => opacity(page)).toBe('0')
    await end(page)
    await expect
      .poll(() =>
        page.evaluate(() => (document.querySelector('.swiper') as unknown as { swiper: { animating: boolean } }).swiper.animating),
      )
      .toBe(false)
    await expect.poll(() => opacity(page)).toBe('1')
    expect(problems()).toEqual([])
  })
