import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { hiddenSliders, show, stopClock } from './paused-sliders'
import { imageCarousel, loopCarousel, proCarousel, slider, slides, three } from './slider-markup'
import { currentSlide, openPage, type SwiperBox } from './sliders'

const plays = { autoplay: 'yes', autoplay_speed: 4000, speed: 1000, transition_speed: 1000 }
const interrupted = (setting: string) => imageCarousel({ ...three, autoplay: 'yes', autoplay_speed: 4000, pause_on_interaction: setting })
const SLIDERS: Record<string, string> = {
  hand: slider({ ...three, ...plays }),
  image: imageCarousel({ ...three, ...plays }),
  slides: slides({ navigation: 'both', infinite: 'yes', ...plays }),
  media: proCarousel('media-carousel', { loop: 'yes', ...plays }),
  fade: proCarousel('media-carousel', { loop: 'yes', effect: 'fade', ...plays }),
  loop: loopCarousel({ infinite: 'yes', ...plays }),
  'speed-of-0': imageCarousel({ ...three, autoplay: 'yes', autoplay_speed: 0 }),
  'arrow-yes': interrupted('yes'),
  'bullet-yes': interrupted('yes'),
  'arrow-': interrupted(''),
  'bullet-': interrupted(''),
}
const openAll = async (page: Page) => {
  await stopClock(page)
  await openPage(page, hiddenSliders(SLIDERS), { css: '/builder.css' })
}

for (const name of ['hand', 'image', 'slides', 'media', 'fade', 'loop'])
  test(`${name === 'hand' ? 'by hand' : name}: a slide stays for autoplay_speed, and a change takes speed`, async ({ samePage }) => {
    const page = await samePage(openAll)
    const box = await show(page, name, 'stands')
    const startedAt = await page.evaluate(() => Date.now())
    // The first slide's time began up to 50 ms earlier.
    await page.clock.runFor(4000)
    expect(await currentSlide(box)).toBe(0)
    await page.clock.runFor(1500)
    expect(await currentSlide(box)).toBe(1)
    const changes = await box.locator('.swiper').evaluate((el) => {
      const times: number[] = []
      Object.assign(window, { times })
      const { swiper } = el as SwiperBox
      swiper?.on('slideChange', () => times.push(Date.now()))
      return times.length
    })
    expect(changes).toBe(0)
    await page.clock.runFor(15_500)
    const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
    const gaps = times.slice(1).map((time, i) => time - (times[i] ?? 0))
    expect(gaps.length).toBeGreaterThanOrEqual(2)
    for (const gap of gaps) expect(Math.abs(gap - 5000)).toBeLessThan(60)
    expect((times[0] ?? 0) - startedAt).toBeGreaterThan(8000)
  })

test('an autoplay_speed of 0 means five seconds', async ({ samePage }) => {
  const page = await samePage(openAll)
  const box = await show(page, 'speed-of-0', 'stands')
  await page.clock.runFor(4800)
  expect(await currentSlide(box)).toBe(0)
  await page.clock.runFor(900)
  expect(await currentSlide(box)).toBe(1)
})

for (const [what, selector] of [
  ['arrow', '.elementor-swiper-button-next'],
  ['bullet', '.swiper-pagination-bullet >> nth=1'],
] as const)
  for (const [setting, continues] of [
    ['yes', false],
    ['', true],
  ] as const)
    test(`pause_on_interaction ${setting || 'absent'}: after a press on ${what === 'arrow' ? 'an arrow' : 'a bullet'} it ${continues ? 'plays on' : 'stops'}`, async ({
      samePage,
    }) => {
      const page = await samePage(openAll)
      const box = await show(page, `${what}-${setting}`, 'stands')
      // A press without focus, because focus ends autoplay whatever the setting.
      await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()))
      await box.locator(selector).click()
      await page.clock.runFor(100)
      expect(await currentSlide(box)).toBe(1)
      await page.clock.runFor(5000)
      expect(await currentSlide(box)).toBe(continues ? 2 : 1)
    })
