import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { keepServed, unmountDifference } from '../unmount'
import { nestedCarousel, proCarousel, slides } from './slider-markup'
import { inView, openPage, slider, started, three } from './sliders'

const one = { slides_to_show: 1, infinite: 'yes', speed: 50 }
const named = (name: string) => `aria-label="${name}"`
const box = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('by hand: no arrows where none are wanted, dots beside them however many, a bar and a fraction to be seen', async ({ page }) => {
  await keepServed(page)
  await page.setViewportSize({ width: 390, height: 2000 })
  const links = [1, 2, 3].map((i) => `<a href="/l${i}">Logo ${i}</a>`).join('')
  await openPage(
    page,
    `<h1>Strona</h1>${slider({ ...one, navigation: 'none' }, 5, named('Bez'))}${slider({ ...one, navigation: 'dots' }, 5, named('Kropki'))}
    ${slider({ ...one, autoplay: 'yes', autoplay_speed: 60_000 }, 16, named('Wiele'))}${slider({ ...one, pagination: 'progressbar' }, 4, named('Pasek'))}
    ${slider({ ...one, pagination: 'fraction' }, 4, named('Ułamek'))}<div data-widget="slider" ${named('Loga')} data-settings='${JSON.stringify(one)}'>${links}</div>`,
    { csp: false },
  )
  await expect.poll(() => page.locator('[data-widget=slider] .swiper-slide-active').count()).toBe(6)
  for (const name of ['Bez', 'Kropki']) await expect(page.getByRole('region', { name }).locator('button')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Loga' }).locator('button')).toHaveCount(2)

  const [dot, arrow, pause] = [
    await box(page, `[${named('Wiele')}] .swiper-pagination-bullet:last-child`),
    await box(page, `[${named('Wiele')}] .skerry-slider-prev`),
    await box(page, `[${named('Wiele')}] .skerry-slider-pause`),
  ]
  const first = await box(page, `[${named('Wiele')}] .swiper-pagination-bullet`)
  expect(dot.x + dot.width).toBeLessThanOrEqual(arrow.x)
  expect(first.x).toBeGreaterThanOrEqual(pause.x + pause.width)

  const bar = await box(page, `[${named('Pasek')}] .swiper-pagination-progressbar-fill`)
  expect(bar.height).toBeGreaterThanOrEqual(2)
  expect(bar.width).toBeGreaterThan(30)
  // Rendered text: a flex box without a gap would lose the spaces.
  const total = await box(page, `[${named('Ułamek')}] .swiper-pagination-total`)
  const current = await box(page, `[${named('Ułamek')}] .swiper-pagination-current`)
  expect(total.x - current.x - current.width).toBeGreaterThan(8)

  // A link that is a slide stays a link, and has the focus when it comes.
  const logos = page.getByRole('region', { name: 'Loga' })
  await logos.getByRole('link', { name: 'Logo 1' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(logos.getByRole('link', { name: 'Logo 2' })).toBeFocused()
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})

test('slides whose texts come in: the focus goes on with them', async ({ page }) => {
  const body = slides({ navigation: 'both', infinite: 'yes', transition_speed: 100 }).replace(
    /<p>Slajd (\d)<\/p>/g,
    '<p>Slajd $1</p><a href="/s$1">Więcej $1</a>',
  )
  await openPage(page, body, { css: '/builder.css' })
  await started(page)
  await page.getByRole('link', { name: 'Więcej 1' }).focus()
  for (const i of [2, 3]) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: `Więcej ${i}` })).toBeFocused()
  }
})

test('slideshow: no half empty row of small pictures, the current one is marked to the last, and the row follows the Tab key', async ({
  page,
}) => {
  const settings = { skin: 'slideshow', centered_slides: 'yes', slideshow_slides_per_view: '3', loop: 'yes', speed: 50, show_arrows: 'yes' }
  await openPage(page, proCarousel('media-carousel', { ...settings, pagination: 'bullets' }, { count: 8 }), { css: '/builder.css' })
  await started(page)
  const small = '.elementor-thumbnails-swiper'
  const row = () => inView(page, 'text', `${small} .swiper-wrapper`)
  expect(await row()).toBe('1,2,3')
  await expect(page.locator('.swiper-pagination-bullet')).toHaveCount(0)
  await page.locator(`${small} .swiper-slide`).first().focus()
  for (let i = 0; i < 6; i++) await page.keyboard.press('Tab')
  await expect.poll(row).toBe('6,7,8')
  expect(await page.locator(small).evaluate((el) => el.scrollLeft)).toBe(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => inView(page)).toBe('8')
  await expect(page.locator(`${small} .swiper-slide-active`)).toContainText('Obraz 8')
  await expect(page.locator(`${small} .swiper-slide-active`)).toHaveCount(1)
})

test('who asks for less motion while it plays gets it', async ({ page }) => {
  await page.clock.install()
  await openPage(page, slider({ ...three, autoplay: 'yes', autoplay_speed: 60_000 }))
  await started(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.fastForward(61_000)
  await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite')
  await page.clock.fastForward(150_000)
  expect(await inView(page)).toBe('1,2,3')
})

test('the pause button of a nested carousel leaves the head of a slide free; its bar grows from the side the row begins at', async ({
  page,
}) => {
  const settings = {
    slides_to_show: '2',
    infinite: 'yes',
    autoplay: 'yes',
    autoplay_speed: 60_000,
    pagination: 'progressbar',
    arrows: 'yes',
  }
  const inner = (i: number) => `<h3>Nagłówek ${i}</h3><p>Slajd ${i}</p><p>I jeszcze kilka słów.</p>`
  await openPage(page, nestedCarousel(settings, { inner }).replace('dir="ltr"', 'dir="rtl"'), { css: '/builder.css', dir: 'rtl' })
  await started(page)
  const [pause, head] = [await box(page, '.skerry-slider-pause'), await box(page, 'h3')]
  expect(pause.y).toBeGreaterThanOrEqual(head.y + head.height)
  const fill = page.locator('.swiper-pagination-progressbar-fill')
  expect(await fill.evaluate((el) => (el as HTMLElement).style.transformOrigin)).toBe('right top')
})
