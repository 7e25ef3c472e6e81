import type { Page } from 'playwright/test'
import { axe } from './axe'
import { expect, test } from './harness'
import { loopCarousel, nestedCarousel, proCarousel, slides } from './slider-markup'
import { imageCarousel, openPage, slider, started } from './sliders'

type Make = (settings: object, count: number) => string
/** Every kind; each takes one a view and plays when it is told to, in its own words. */
const KINDS: Record<string, Make> = {
  'by hand': (s, count) => slider({ slides_to_show: 1, navigation: 'both', infinite: 'yes', ...s }, count),
  'by hand, three a view': (s, count) => slider({ slides_to_show: 3, navigation: 'both', infinite: 'yes', ...s }, count),
  'by hand, fade': (s, count) => slider({ slides_to_show: 1, effect: 'fade', navigation: 'both', infinite: 'yes', ...s }, count),
  'by hand, bare pictures': (s, count) => pictures({ slides_to_show: 1, effect: 'fade', navigation: 'both', infinite: 'yes', ...s }, count),
  image: (s, count) => imageCarousel({ slides_to_show: '3', navigation: 'both', infinite: 'yes', ...s }, { count }),
  slides: (s, count) => slides({ navigation: 'both', infinite: 'yes', transition: 'slide', ...s }, { count }),
  'media carousel': (s, count) => proCarousel('media-carousel', { ...pro, pagination: 'fraction', ...s }, { count }),
  'media fade': (s, count) => proCarousel('media-carousel', { ...pro, effect: 'fade', ...s }, { count }),
  'media cube': (s, count) => proCarousel('media-carousel', { ...pro, effect: 'cube', ...s }, { count }),
  coverflow: (s, count) => proCarousel('media-carousel', { ...pro, skin: 'coverflow', ...s }, { count }),
  'slideshow with thumbs': (s, count) => proCarousel('media-carousel', { ...pro, skin: 'slideshow', ...s }, { count }),
  testimonial: (s, count) => proCarousel('testimonial-carousel', { ...pro, ...s }, { count }),
  reviews: (s, count) => proCarousel('reviews', { ...pro, pagination: 'progressbar', ...s }, { count }),
  nested: (s, count) => nestedCarousel({ ...base, ...s }, { count, inner: (i) => `<p>Slajd ${i}</p><a href="/s${i}">Więcej ${i}</a>` }),
  loop: (s, count) => loopCarousel({ ...base, ...s }, count),
}
const pictures: Make = (settings, count) => {
  const all = Array.from({ length: count }, (_, i) => `<img src="/pictures/p${i}.svg" width="768" height="432" alt="Widok ${i}">`)
  return `<div data-widget="slider" aria-label="Widoki" data-settings='${JSON.stringify(settings)}'>${all.join('')}</div>`
}
const pro = { show_arrows: 'yes', pagination: 'bullets', loop: 'yes', speed: 50 }
const base = { slides_to_show: '2', arrows: 'yes', pagination: 'bullets', infinite: 'yes', speed: 50 }

const plays = { autoplay: 'yes', autoplay_speed: 60_000, pause_on_interaction: 'yes' }
const ends = { infinite: '', loop: '' }
type State = {
  settings?: object
  count?: number
  dir?: string
  width?: number
  calm?: boolean
  hidden?: boolean
  act?: (page: Page) => Promise<void>
}
/** Every state a slider can be found in. */
const STATES: Record<string, State> = {
  'at rest': {},
  'after a step': { act: (page) => press(page) },
  playing: { settings: plays },
  paused: { settings: plays, act: (page) => page.locator('.skerry-slider-pause').click() },
  'at the first': { settings: ends },
  'at the last': { settings: ends, act: (page) => toTheEnd(page) },
  'with one slide': { count: 1 },
  'with too few to move': { settings: ends, count: 2 },
  hidden: { hidden: true },
  'less motion': { settings: plays, calm: true },
  'right to left': { dir: 'rtl', settings: plays },
  'on a phone': { width: 390, settings: plays },
}

const arrow = (page: Page) => page.getByRole('button', { name: 'Następny slajd' }).first()
const index = (page: Page) =>
  page
    .locator('.swiper-initialized')
    .first()
    .evaluate((el) => {
      const { swiper } = el as unknown as { swiper: { realIndex: number; animating: boolean } }
      return swiper.animating ? -1 : swiper.realIndex
    })
async function press(page: Page) {
  await arrow(page).click()
  await expect.poll(() => index(page)).toBe(1)
}
async function toTheEnd(page: Page) {
  await arrow(page).focus()
  for (let i = 0; i < 6 && (await arrow(page).getAttribute('aria-disabled')) !== 'true'; i++) {
    const before = await index(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => index(page)).toBeGreaterThan(before)
  }
  await expect(arrow(page)).toHaveAttribute('aria-disabled', 'true')
}

for (const [kind, make] of Object.entries(KINDS))
  test(`${kind}: axe has nothing to say ${Object.keys(STATES).join(', ')}`, async ({ page, problems }) => {
    test.slow()
    const found: Record<string, string[]> = {}
    const none: Record<string, string[]> = {}
    for (const [state, { settings = {}, count = 5, dir = 'ltr', width = 1280, calm, hidden, act }] of Object.entries(STATES)) {
      await page.emulateMedia({ reducedMotion: calm ? 'reduce' : 'no-preference' })
      await page.setViewportSize({ width, height: 800 })
      // As high as slides of real pages, so that the controls do not lie on each other.
      const html = `<style>.swiper-slide{min-height:220px}</style>${make(settings, count)}`
      await openPage(page, `<h1>Strona</h1><div ${hidden ? 'hidden' : ''}>${html}</div>`, {
        css: '/builder.css /skerry.css',
        csp: false,
        dir,
      })
      if (!hidden && count > 1) await started(page)
      else await expect.poll(() => mounted(page)).toBe(true)
      await act?.(page)
      found[state] = await axe(page)
      none[state] = []
      await page.unroute('**/slider-test')
    }
    expect(found).toEqual(none)
    expect(problems()).toEqual([])
  })

const mounted = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { Skerry?: { islands: () => { state: string }[] } }).Skerry?.islands().some((i) => i.state === 'mounted'),
  )

for (const [kind, make] of Object.entries(KINDS))
  test(`${kind}: at an end the arrow says so, keeps the focus and stays reachable`, async ({ page }) => {
    await openPage(page, `<h1>Strona</h1><a href="#przed">Przed</a>${make(ends, 5)}`, { css: '/builder.css /skerry.css' })
    await started(page)
    const back = page.getByRole('button', { name: 'Poprzedni slajd' }).first()
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await expect(arrow(page)).toHaveAttribute('aria-disabled', 'false')
    expect(await back.evaluate((el) => (el as HTMLElement).tabIndex)).toBe(0)
    // It does nothing there.
    await back.focus()
    await page.keyboard.press('Enter')
    expect(await index(page)).toBe(0)
    await expect(back).toBeFocused()
    await toTheEnd(page)
    await expect(arrow(page)).toBeFocused()
    await expect(back).toHaveAttribute('aria-disabled', 'false')
    const last = await index(page)
    await page.keyboard.press('Enter')
    expect(await index(page)).toBe(last)
    // Away and back by the Tab key.
    await page.keyboard.press('Shift+Tab')
    await expect(arrow(page)).not.toBeFocused()
    await page.keyboard.press('Tab')
    await expect(arrow(page)).toBeFocused()
  })
