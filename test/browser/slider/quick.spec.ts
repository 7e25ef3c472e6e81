import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { proCarousel, slides } from './slider-markup'
import { imageCarousel, inView, openPage, started } from './sliders'

const pro = { slides_per_view: '1', loop: 'yes', speed: 400, show_arrows: 'yes', pagination: 'bullets' }
/** Every look of an endless row. */
const LOOKS = {
  row: imageCarousel({ slides_to_show: '3', navigation: 'both', infinite: 'yes', speed: 400 }, { count: 8 }),
  fade: proCarousel('media-carousel', { ...pro, effect: 'fade' }, { count: 8 }),
  cube: proCarousel('media-carousel', { ...pro, effect: 'cube' }, { count: 8 }),
  coverflow: proCarousel('media-carousel', { ...pro, skin: 'coverflow', slides_per_view: '3' }, { count: 8 }),
  'slides widget': slides({ navigation: 'both', infinite: 'yes', transition_speed: 400 }, { count: 8 }),
}
type Swiped = { swiper?: { realIndex: number; animating: boolean; autoplay?: object } }
const all = (page: Page) =>
  page.locator('.swiper').evaluateAll((boxes) =>
    boxes.map((el) => {
      const { realIndex, animating, autoplay } = (el as Swiped).swiper ?? {}
      return autoplay ? `${realIndex}${animating ? ' moves' : ''}` : 'none'
    }),
  )
const every = (place: string) => Object.keys(LOOKS).map(() => place)
/** Presses in every slider, without waiting for anything, all in one go. */
const press = (page: Page, ...names: string[]) =>
  page.evaluate((labels) => {
    for (const label of labels) for (const el of document.querySelectorAll<HTMLElement>(`[aria-label="${label}"]`)) el.click()
  }, names)
const next = 'Następny slajd'
const prev = 'Poprzedni slajd'

test('in every look quick presses all count, another way is the last word, and a dot goes before them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3000 })
  await openPage(page, Object.values(LOOKS).join(''), { css: '/builder.css' })
  await expect.poll(() => all(page)).toEqual(every('0'))
  await press(page, next, next, next)
  await expect.poll(() => all(page)).toEqual(every('3'))
  await press(page, next, next, prev)
  expect(await all(page)).toEqual(every('4 moves'))
  await expect.poll(() => all(page)).toEqual(every('3'))
  await press(page, prev, prev, 'Przejdź do slajdu 7')
  await expect.poll(() => all(page)).toEqual(every('6'))
  // A new width ends the movement, not what waits for its end.
  await press(page, next, next, next)
  await page.setViewportSize({ width: 1100, height: 3000 })
  await expect.poll(() => all(page)).toEqual(every('1'))
})

test('a press in the very frame of a resize, or of a dot, counts as well, wherever the row stands', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3000 })
  await openPage(page, Object.values(LOOKS).join(''), { css: '/builder.css' })
  await expect.poll(() => all(page)).toEqual(every('0'))
  const pressAtResize = (label: string) =>
    page.evaluate((name) => {
      for (const el of document.querySelectorAll<HTMLElement & { swiper?: { emit: (name: string) => void } }>('.swiper'))
        el.swiper?.emit('resize')
      for (let i = 0; i < 2; i++) for (const el of document.querySelectorAll<HTMLElement>(`[aria-label="${name}"]`)) el.click()
    }, label)
  for (const place of ['2', '4', '6', '0']) {
    await pressAtResize(next)
    await expect.poll(() => all(page), { message: place }).toEqual(every(place))
  }
  await press(page, 'Przejdź do slajdu 7', next)
  await expect.poll(() => all(page)).toEqual(every('7'))
  await press(page, 'Przejdź do slajdu 2', prev)
  await expect.poll(() => all(page)).toEqual(every('0'))
})

test('a resize leaves the row where it stands, wherever that is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3000 })
  await openPage(page, Object.values(LOOKS).join(''), { css: '/builder.css' })
  await expect.poll(() => all(page)).toEqual(every('0'))
  for (const place of ['1', '2', '3', '4', '5', '6', '7', '0', '1']) {
    await press(page, next)
    await expect.poll(() => all(page), { message: place }).toEqual(every(place))
    await page.evaluate(async () => {
      for (const el of document.querySelectorAll<HTMLElement & { swiper?: { emit: (name: string) => void } }>('.swiper'))
        el.swiper?.emit('resize')
      for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done))
    })
    expect(await all(page), place).toEqual(every(place))
  }
})

test('meanwhile nothing is blank and nothing jumps', async ({ page }) => {
  await openPage(page, LOOKS.row, { css: '/builder.css' })
  await started(page)
  const frames = await page.evaluate(async (label) => {
    const box = document.querySelector('.swiper') as HTMLElement
    const { left, right, width } = box.getBoundingClientRect()
    const seen = () =>
      [...box.querySelectorAll('.swiper-slide')]
        .map((el) => ({ name: el.querySelector('img')?.alt ?? '', at: el.getBoundingClientRect() }))
        .filter(({ at }) => at.right > left + 1 && at.left < right - 1)
        .sort((a, b) => a.at.left - b.at.left)
    // What its size's observer has to say at the start is said by then.
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done))
    const all: { from: number; to: number; places: Record<string, number> }[] = []
    const button = document.querySelector<HTMLElement>(`[aria-label="${label}"]`)
    const { swiper } = box as unknown as { swiper: { animating: boolean; realIndex: number } }
    for (let i = 0; i < 300 && (i < 20 || swiper.animating || swiper.realIndex < 4); i++) {
      if (i % 3 === 0 && i < 12) button?.click()
      await new Promise((done) => requestAnimationFrame(done))
      const now = seen()
      all.push({
        from: (now[0]?.at.left ?? 0) - left,
        to: (now.at(-1)?.at.right ?? 0) - left - width,
        places: Object.fromEntries(now.map(({ name, at }) => [name, at.left])),
      })
    }
    return all
  }, next)
  expect(await all(page)).toEqual(['4'])
  for (const [i, { from, to, places }] of frames.entries()) {
    expect(from, `frame ${i}`).toBeLessThanOrEqual(1)
    expect(to, `frame ${i}`).toBeGreaterThanOrEqual(-1)
    // A row that goes to the left never goes back: a jump would.
    for (const [name, left] of Object.entries(places))
      expect(left, `frame ${i}, ${name}`).toBeLessThanOrEqual((frames[i - 1]?.places[name] ?? left) + 1)
  }
  expect(await inView(page, 'alt')).toBe('5,6,7')
})
