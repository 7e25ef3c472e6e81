import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { frames } from '../settled'
import { imageCarousel, proCarousel, slides } from './slider-markup'
import { inView, openPage, type SwiperBox, started } from './sliders'

const pro = { slides_per_view: '1', loop: 'yes', show_arrows: 'yes', pagination: 'bullets' }
const row = (speed: number) => imageCarousel({ slides_to_show: '3', navigation: 'both', infinite: 'yes', speed }, { count: 8 })
/** Every effect of an endless row, with eight slides. A change of slides takes `speed` ms. */
const sliders = (speed: number) => [
  row(speed),
  proCarousel('media-carousel', { ...pro, speed, effect: 'fade' }, { count: 8 }),
  proCarousel('media-carousel', { ...pro, speed, effect: 'cube' }, { count: 8 }),
  proCarousel('media-carousel', { ...pro, speed, skin: 'coverflow', slides_per_view: '3' }, { count: 8 }),
  slides({ navigation: 'both', infinite: 'yes', transition_speed: speed }, { count: 8 }),
]
/**
 * Presses these buttons of every slider in turn, all in one task. Returns what that task then finds: each current slide, and whether its row
 * moves; `none` before the start.
 */
const press = (page: Page, ...names: string[]) =>
  page.evaluate((labels) => {
    for (const label of labels) for (const el of document.querySelectorAll<HTMLElement>(`[aria-label="${label}"]`)) el.click()
    return [...document.querySelectorAll('.swiper')].map((el) => {
      const { realIndex, animating, autoplay } = (el as SwiperBox).swiper ?? {}
      return autoplay ? `${realIndex}${animating ? ' moves' : ''}` : 'none'
    })
  }, names)
const currentSlides = (page: Page) => press(page)
const allAt = (slide: string) => sliders(0).map(() => slide)
const openAll = async (page: Page, speed: number) => {
  await openPage(page, sliders(speed).join(''), { css: '/builder.css' })
  await expect.poll(() => currentSlides(page)).toEqual(allAt('0'))
}
const next = 'Następny slajd'
const prev = 'Poprzedni slajd'

test('quick presses all count; a press in the other direction or on a bullet replaces those that wait', async ({ page }) => {
  await openAll(page, 150)
  await press(page, next, next, next)
  await expect.poll(() => currentSlides(page)).toEqual(allAt('3'))
  expect(await press(page, next, next, prev)).toEqual(allAt('4 moves'))
  await expect.poll(() => currentSlides(page)).toEqual(allAt('3'))
  await press(page, prev, prev, 'Przejdź do slajdu 7')
  await expect.poll(() => currentSlides(page)).toEqual(allAt('6'))
  // A resize ends the motion, but keeps the presses that wait for it.
  await press(page, next, next, next)
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect.poll(() => currentSlides(page)).toEqual(allAt('1'))
})

test('a press in the same frame as a resize or a bullet’s press counts too, wherever the row is', async ({ page }) => {
  await openAll(page, 50)
  const pressAtResize = (label: string) =>
    page.evaluate((name) => {
      for (const el of document.querySelectorAll('.swiper')) (el as SwiperBox).swiper?.emit('resize')
      for (let i = 0; i < 2; i++) for (const el of document.querySelectorAll<HTMLElement>(`[aria-label="${name}"]`)) el.click()
    }, label)
  for (const slide of ['2', '4', '6', '0']) {
    await pressAtResize(next)
    await expect.poll(() => currentSlides(page), { message: slide }).toEqual(allAt(slide))
  }
  await press(page, 'Przejdź do slajdu 7', next)
  await expect.poll(() => currentSlides(page)).toEqual(allAt('7'))
  await press(page, 'Przejdź do slajdu 2', prev)
  await expect.poll(() => currentSlides(page)).toEqual(allAt('0'))
})

test('a resize keeps the row at its slide', async ({ page }) => {
  await openAll(page, 50)
  for (const slide of ['1', '2', '3', '4', '5', '6', '7', '0', '1']) {
    await press(page, next)
    await expect.poll(() => currentSlides(page), { message: slide }).toEqual(allAt(slide))
    await page.evaluate(() => {
      for (const el of document.querySelectorAll('.swiper')) (el as SwiperBox).swiper?.emit('resize')
    })
    await frames(page, 3)
    expect(await currentSlides(page), slide).toEqual(allAt(slide))
  }
})

test('during quick presses no part of the row is blank and nothing jumps back', async ({ page }) => {
  await openPage(page, row(400), { css: '/builder.css' })
  await started(page)
  const frames = await page.evaluate(async (label) => {
    const box = document.querySelector('.swiper') as HTMLElement
    const { left, right, width } = box.getBoundingClientRect()
    const readSlides = () =>
      [...box.querySelectorAll('.swiper-slide')]
        .map((el) => ({ name: el.querySelector('img')?.alt ?? '', at: el.getBoundingClientRect() }))
        .filter(({ at }) => at.right > left + 1 && at.left < right - 1)
        .sort((a, b) => a.at.left - b.at.left)
    // By then the slider’s observer has made its initial report.
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done))
    const all: { from: number; to: number; places: Record<string, number> }[] = []
    const button = document.querySelector<HTMLElement>(`[aria-label="${label}"]`)
    const { swiper } = box as SwiperBox
    for (let i = 0; i < 300 && (i < 20 || swiper?.animating || Number(swiper?.realIndex) < 4); i++) {
      if (i % 3 === 0 && i < 12) button?.click()
      await new Promise((done) => requestAnimationFrame(done))
      const now = readSlides()
      all.push({
        from: (now[0]?.at.left ?? 0) - left,
        to: (now.at(-1)?.at.right ?? 0) - left - width,
        places: Object.fromEntries(now.map(({ name, at }) => [name, at.left])),
      })
    }
    return all
  }, next)
  expect(await currentSlides(page)).toEqual(['4'])
  for (const [i, { from, to, places }] of frames.entries()) {
    expect(from, `frame ${i}`).toBeLessThanOrEqual(1)
    expect(to, `frame ${i}`).toBeGreaterThanOrEqual(-1)
    // The row moves to the left only; a jump would move it to the right.
    for (const [name, left] of Object.entries(places))
      expect(left, `frame ${i}, ${name}`).toBeLessThanOrEqual((frames[i - 1]?.places[name] ?? left) + 1)
  }
  expect(await inView(page, 'alt')).toBe('5,6,7')
})
