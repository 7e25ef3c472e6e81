import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../harness'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { nestedCarousel, proCarousel, slides } from './slider-markup'
import { atRest, boxOf, currentSlide, drag, inView, openPage, started } from './sliders'

const css = '/builder.css'
const open = async (page: Page, body: string, options = {}) => {
  await openPage(page, body, { css, ...options })
  await started(page)
}
const next = (within: Page | Locator) => within.getByRole('button', { name: 'Następny slajd' })
const openWithClock = async (page: Page, body: string) => {
  await page.clock.install()
  await open(page, body)
}

test.describe('slides', () => {
  const settings = { navigation: 'both', infinite: 'yes', transition: 'slide', transition_speed: 300 }
  const readContents = () =>
    [...document.querySelectorAll<HTMLElement>('.swiper-slide-contents')].map((el) => `${el.className} ${el.style.opacity}`.trim())
  const contents = async (page: Page) => [...new Set(await page.evaluate(readContents))]

  test('the background of the slide in view grows', async ({ page }) => {
    await open(page, slides(settings))
    const growing = () =>
      page.locator('.elementor-ken-burns--active').evaluateAll((all) => all.map((el) => el.getAttribute('aria-label')).join())
    expect(await growing()).toBe('Tło 1')
    await next(page).click()
    await expect.poll(growing).toBe('Tło 2')
  })

  test('a single slide shows its texts and lets its background grow, without a slider', async ({ page }) => {
    await openPage(page, slides(settings, { count: 1 }), { css })
    await expect(page.locator('.elementor-ken-burns--active')).toHaveCount(1)
    expect(await contents(page)).toEqual(['swiper-slide-contents animated fadeInUp'])
    await expect(page.locator('.swiper-initialized')).toHaveCount(0)
  })

  test('without a loop, playing ends at the last slide, and the pause button plays it all again', async ({ page }) => {
    await openWithClock(page, slides({ ...settings, infinite: '', autoplay: 'yes', autoplay_speed: 60_000 }))
    expect(await page.locator('.swiper-wrapper').getAttribute('aria-live')).toBe('off')
    await page.clock.runFor(200_000)
    await expect.poll(() => inView(page)).toBe('3')
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite')
    const pause = page.locator('.skerry-slider-pause')
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await pause.press('Enter')
    await expect.poll(() => inView(page)).toBe('1')
    await page.clock.runFor(200_000)
    await expect.poll(() => inView(page)).toBe('3')
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
  })

  test('with reduced motion texts and backgrounds stay as they are, and slides change at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, slides({ ...settings, autoplay: 'yes', autoplay_speed: 500 }))
    await expect(page.locator('.skerry-slider-pause, .elementor-ken-burns--active')).toHaveCount(0)
    await next(page).click()
    expect(await inView(page)).toBe('2')
    expect(await contents(page)).toEqual(['swiper-slide-contents'])
  })

  test('slides fade into one another', async ({ page }) => {
    await open(page, slides({ ...settings, transition: 'fade' }))
    await expect(page.locator('.swiper-fade')).toHaveCount(1)
    await next(page).click()
    await expect.poll(() => inView(page)).toBe('2')
  })
})

test.describe('media carousel', () => {
  const settings = { slides_per_view: '3', speed: 100, loop: 'yes', show_arrows: 'yes', pagination: 'bullets' }

  test('a click on a slide goes to it', async ({ page }) => {
    await open(page, proCarousel('media-carousel', { ...settings, loop: '' }))
    await page
      .locator('.swiper-slide')
      .nth(1)
      .click({ position: { x: 20, y: 5 } })
    await expect.poll(() => inView(page)).toBe('2,3,4')
  })

  test('coverflow: the current slide is in the middle, its neighbours lean, and unmounting leaves the page as it was', async ({ page }) => {
    await rememberServedMarkup(page)
    await open(page, proCarousel('media-carousel', { ...settings, skin: 'coverflow' }))
    await expect(page.locator('.swiper-coverflow')).toHaveCount(1)
    const middle = () =>
      page.evaluate(() => {
        const { left, width, top } = (document.querySelector('.swiper') as HTMLElement).getBoundingClientRect()
        return document
          .elementFromPoint(left + width / 2, top + 5)
          ?.closest('.swiper-slide')
          ?.textContent?.trim()
      })
    await expect.poll(middle).toBe('Obraz 1')
    await expect(page.locator('.swiper-slide-active')).toHaveText('Obraz 1')
    await expect(page.locator('.swiper-slide-next')).toHaveCSS('transform', /matrix3d/)
    await next(page).click()
    await expect.poll(middle).toBe('Obraz 2')
    expect(await unmountDifference(page)).toBe('')
  })

  test('cube: one slide at a time', async ({ page }) => {
    await rememberServedMarkup(page)
    await open(page, proCarousel('media-carousel', { ...settings, effect: 'cube' }))
    await expect(page.locator('.swiper-cube')).toHaveCount(1)
    await expect(page.locator('.swiper-slide:not([inert])')).toHaveCount(1)
    await next(page).click()
    await expect(page.locator('.swiper-slide:not([inert])')).toContainText('Obraz 2')
    expect(await unmountDifference(page)).toBe('')
  })

  test('slideshow: thumbnails lead to their slide, by pointer and by keyboard, and mark the current one', async ({ page }) => {
    await rememberServedMarkup(page)
    await open(page, proCarousel('media-carousel', { ...settings, skin: 'slideshow', slideshow_slides_per_view: '4', pagination: '' }))
    const thumbs = page.locator('.elementor-thumbnails-swiper .swiper-slide')
    await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
    await expect(thumbs.nth(1)).toHaveAccessibleName('Przejdź do slajdu 2: Obraz 2')
    await thumbs.nth(2).click()
    await expect.poll(() => inView(page)).toBe('3')
    await thumbs.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => inView(page)).toBe('2')
    await expect(thumbs.nth(1)).toHaveClass(/swiper-slide-thumb-active/)
    await next(page).click()
    await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true')
    expect(await unmountDifference(page)).toBe('')
  })

  test('slideshow in a slide of another: each has its own thumbnails', async ({ page }) => {
    await rememberServedMarkup(page)
    const slideshow = proCarousel('media-carousel', { ...settings, skin: 'slideshow', slideshow_slides_per_view: '4', pagination: '' })
    await open(
      page,
      slideshow.replace('<p>Obraz 1</p>', () => `<p>Obraz 1</p>${slideshow}`),
    )
    const rows = page.locator('.elementor-thumbnails-swiper:not(.elementor-thumbnails-swiper *)')
    await expect(rows).toHaveCount(2)
    for (const row of await rows.all()) await expect(row.locator('[aria-current=true]').first()).toBeVisible()
    expect(await unmountDifference(page)).toBe('')
  })
})

for (const type of ['testimonial-carousel', 'reviews'])
  test(`${type}: one slide at a time unless a device has more, and no other effect than sliding`, async ({ page }) => {
    await open(page, proCarousel(type, { loop: 'yes', speed: 100, show_arrows: 'yes', effect: 'fade', slides_per_view_tablet: '2' }))
    expect(await inView(page)).toBe('1')
    await expect(page.locator('.swiper-fade')).toHaveCount(0)
    await page.setViewportSize({ width: 1000, height: 700 })
    await expect.poll(() => inView(page)).toBe('1,2')
  })

test.describe('nested carousel', () => {
  const settings = { slides_to_show: '2', arrows: 'yes', pagination: 'bullets', speed: 100 }

  test('a carousel within another: each has its own arrows, bullets and keys', async ({ page }) => {
    await rememberServedMarkup(page)
    const inner = (i: number) =>
      i === 1
        ? nestedCarousel(
            { ...settings, slides_to_show: '1' },
            { id: 'ne6', inner: (n) => `<b>W środku ${n}</b><a href="/w${n}">w ${n}</a>` },
          )
        : `<p>Slajd ${i}</p><a href="/s${i}">s ${i}</a>`
    await open(page, nestedCarousel(settings, { inner }))
    await started(page, '.elementor-element-ne6 .swiper-wrapper')
    const outerCarousel = page.locator('.elementor-element-ne5')
    const innerCarousel = page.locator('.elementor-element-ne6')
    await expect(innerCarousel.locator('.swiper-pagination-bullet')).toHaveCount(4)
    await innerCarousel.locator('.elementor-swiper-button-next').click()
    await expect.poll(() => currentSlide(innerCarousel)).toBe(1)
    expect(await currentSlide(outerCarousel)).toBe(0)
    await page.getByRole('link', { name: 'w 2' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => currentSlide(innerCarousel)).toBe(2)
    expect(await currentSlide(outerCarousel)).toBe(0)
    await page.getByRole('link', { name: 's 2' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => currentSlide(outerCarousel)).toBe(1)
    expect(await unmountDifference(page)).toBe('')
  })

  test('a short quick swipe of the mouse does not change slides, a long slow drag does', async ({ page }) => {
    await openWithClock(page, nestedCarousel(settings))
    const { x, y, width } = await boxOf(page, '.swiper')
    const dragBy = (distance: number, holdFor = 0) =>
      drag(page, [x + width * 0.7, y + 10], [x + width * 0.7 - distance, y + 10], { steps: 4, holdFor })
    await dragBy(60)
    await atRest(page)
    expect(await inView(page)).toBe('1,2')
    expect(await currentSlide(page)).toBe(0)
    await dragBy(width * 0.4, 400)
    await expect.poll(() => inView(page)).toBe('2,3')
  })

  test('it is a group by the builder’s name, and its slides say n of m', async ({ page }) => {
    await open(page, nestedCarousel(settings))
    await expect(page.getByRole('group', { name: 'Karuzela | przewijanie strzałkami w lewo i w prawo' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    )
    await expect(page.locator('.swiper-slide').first()).toHaveAttribute('aria-label', '1 of 4')
  })
})
