import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { hiddenSliders, show, stopClock } from './paused-sliders'
import { slides } from './slider-markup'
import { atRest, openPage, started } from './sliders'

/** The opacity of the texts of the current slide: the slides widget hides them while slides change. */
const opacity = (page: Page) => page.locator('.swiper-slide-active .swiper-slide-contents').evaluate((el) => getComputedStyle(el).opacity)
const next = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Następny slajd"]')?.click())

/** What may end a change of slides early. */
const INTERRUPTIONS: [name: string, interrupt: (page: Page) => Promise<unknown>][] = [
  ['the window gets another size', (page) => page.setViewportSize({ width: 700, height: 800 })],
  ['the visitor turns on reduced motion', (page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['nothing happens', async () => {}],
]
for (const [name, interrupt] of INTERRUPTIONS)
  test(`the texts of a slide show after a change of slides during which ${name}`, async ({ page, problems }) => {
    await openPage(page, slides({ navigation: 'both', infinite: 'yes', transition: 'slide', transition_speed: 600 }, { count: 3 }), {
      css: '/builder.css',
    })
    await started(page)
    await next(page)
    await expect.poll(() => opacity(page)).toBe('0')
    await interrupt(page)
    await atRest(page)
    await expect.poll(() => opacity(page)).toBe('1')
    expect(problems()).toEqual([])
  })

const ANIMATIONS = ['fadeInDown', 'fadeInUp', 'fadeInRight', 'fadeInLeft', 'zoomIn', '']
const openAll = async (page: Page) => {
  await stopClock(page)
  const all = ANIMATIONS.map((animation) => [
    `texts-${animation}`,
    slides({ navigation: 'both', infinite: 'yes', transition_speed: 300 }, { animation }),
  ])
  await openPage(page, hiddenSliders(Object.fromEntries(all)), { css: '/builder.css' })
}
for (const animation of ANIMATIONS)
  test(`texts ${animation ? `hide while slides change, and come in with ${animation}` : 'without an animation stay as they are while slides change'}`, async ({
    samePage,
  }) => {
    const page = await samePage(openAll)
    const box = await show(page, `texts-${animation}`, 'stands')
    /** At once after a press, if there is one: the browser's own transition does not wait for a slow machine. */
    const contents = (pressed?: string) =>
      box.evaluate((root, label) => {
        if (label) root.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()
        const all = root.querySelectorAll<HTMLElement>('.swiper-slide-contents')
        return [...new Set([...all].map((el) => `${el.className} ${el.style.opacity}`))]
      }, pressed)
    expect(await contents('Następny slajd')).toEqual([animation ? 'swiper-slide-contents 0' : 'swiper-slide-contents '])
    await page.clock.runFor(1000)
    await expect.poll(() => contents()).toEqual([animation ? `swiper-slide-contents animated ${animation} ` : 'swiper-slide-contents '])
  })
