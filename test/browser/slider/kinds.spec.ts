import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../harness'
import { keepServed, unmountDifference } from '../unmount'
import { nestedCarousel, proCarousel, slides } from './slider-markup'
import { inView, openPage, started } from './sliders'

const css = '/builder.css'
const open = async (page: Page, body: string, options = {}) => {
  await openPage(page, body, { css, ...options })
  await started(page)
}
const next = (within: Page | Locator) => within.getByRole('button', { name: 'Następny slajd' })
const clocked = async (page: Page, body: string) => {
  await page.clock.install()
  await open(page, body)
}

test.describe('slides', () => {
  const settings = { navigation: 'both', infinite: 'yes', transition: 'slide', transition_speed: 300 }
  const contents = (page: Page) =>
    page
      .locator('.swiper-slide-contents')
      .evaluateAll((all) => [...new Set(all.map((el) => `${el.className} ${(el as HTMLElement).style.opacity}`.trim()))])

  test('texts go while slides change, and come in after', async ({ page }) => {
    await keepServed(page)
    await clocked(page, slides(settings))
    expect(await contents(page)).toEqual(['swiper-slide-contents'])
    await next(page).click()
    expect(await contents(page)).toEqual(['swiper-slide-contents 0'])
    await page.clock.runFor(1000)
    await expect.poll(() => contents(page)).toEqual(['swiper-slide-contents animated fadeInUp'])
    await expect.poll(() => inView(page)).toBe('2')
    expect(await unmountDifference(page)).toBe('')
  })

  test('the background of the slide in view grows', async ({ page }) => {
    await open(page, slides(settings))
    const growing = () =>
      page.locator('.elementor-ken-burns--active').evaluateAll((all) => all.map((el) => el.getAttribute('aria-label')).join())
    expect(await growing()).toBe('Tło 1')
    await next(page).click()
    await expect.poll(growing).toBe('Tło 2')
  })

  test('a single one grows and comes in, and is no slider', async ({ page }) => {
    await openPage(page, slides(settings, { count: 1 }), { css })
    await expect(page.locator('.elementor-ken-burns--active')).toHaveCount(1)
    expect(await contents(page)).toEqual(['swiper-slide-contents animated fadeInUp'])
    await expect(page.locator('.swiper-initialized')).toHaveCount(0)
  })

  test('without a loop, playing ends at the last', async ({ page }) => {
    await clocked(page, slides({ ...settings, infinite: '', autoplay: 'yes', autoplay_speed: 60_000 }))
    expect(await page.locator('.swiper-wrapper').getAttribute('aria-live')).toBe('off')
    await page.clock.runFor(200_000)
    await expect.poll(() => inView(page)).toBe('3')
    await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite')
    // The button begins anew, and all of it plays once more.
    const pause = page.locator('.skerry-slider-pause')
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await pause.press('Enter')
    await expect.poll(() => inView(page)).toBe('1')
    await page.clock.runFor(200_000)
    await expect.poll(() => inView(page)).toBe('3')
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
  })

  test('less motion: texts stay, backgrounds stay, slides change at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, slides({ ...settings, autoplay: 'yes', autoplay_speed: 500 }))
    await expect(page.locator('.skerry-slider-pause, .elementor-ken-burns--active')).toHaveCount(0)
    await next(page).click()
    expect(await inView(page)).toBe('2')
    expect(await contents(page)).toEqual(['swiper-slide-contents'])
  })

  test('fade', async ({ page }) => {
    await open(page, slides({ ...settings, transition: 'fade' }))
    await expect(page.locator('.swiper-fade')).toHaveCount(1)
    await next(page).click()
    await expect.poll(() => inView(page)).toBe('2')
  })
})

test.describe('media carousel', () => {
  const settings = { slides_per_view: '3', speed: 100, loop: 'yes', show_arrows: 'yes', pagination: 'bullets' }

  test('as many as it says, each no wider than there are', async ({ page }) => {
    await open(page, proCarousel('media-carousel', settings))
    expect(await inView(page)).toBe('1,2,3')
    await page.setViewportSize({ width: 1024, height: 700 })
    await expect.poll(() => inView(page)).toBe('1,2')
    await page.setViewportSize({ width: 767, height: 700 })
    await expect.poll(() => inView(page)).toBe('1')
  })

  test('a click on a slide goes to it', async ({ page }) => {
    await open(page, proCarousel('media-carousel', { ...settings, loop: '' }))
    await page
      .locator('.swiper-slide')
      .nth(1)
      .click({ position: { x: 20, y: 5 } })
    await expect.poll(() => inView(page)).toBe('2,3,4')
  })

  test('coverflow: the one in the middle is the one; its neighbours lean, and it all goes again', async ({ page }) => {
    await keepServed(page)
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
    await expect(page.locator('.swiper-slide-next')).toHaveCSS('transform', /matrix3d/)
    await next(page).click()
    await expect.poll(middle).toBe('Obraz 2')
    expect(await unmountDifference(page)).toBe('')
  })

  test('cube: one at a time, at every width', async ({ page }) => {
    await keepServed(page)
    await open(page, proCarousel('media-carousel', { ...settings, effect: 'cube' }))
    await expect(page.locator('.swiper-cube')).toHaveCount(1)
    await expect(page.locator('.swiper-slide:not([inert])')).toHaveCount(1)
    await next(page).click()
    await expect(page.locator('.swiper-slide:not([inert])')).toContainText('Obraz 2')
    expect(await unmountDifference(page)).toBe('')
  })

  test('slideshow: small pictures name the large one, by pointer and by keyboard', async ({ page }) => {
    await keepServed(page)
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
})

for (const type of ['testimonial-carousel', 'reviews'])
  test(`${type}: one at a time unless it says more, and only ever sliding`, async ({ page }) => {
    await open(page, proCarousel(type, { loop: 'yes', speed: 100, show_arrows: 'yes', effect: 'fade', slides_per_view_tablet: '2' }))
    expect(await inView(page)).toBe('1')
    await expect(page.locator('.swiper-fade')).toHaveCount(0)
    await page.setViewportSize({ width: 1000, height: 700 })
    await expect.poll(() => inView(page)).toBe('1,2')
  })

test.describe('nested carousel', () => {
  const settings = { slides_to_show: '2', arrows: 'yes', pagination: 'bullets', speed: 100 }

  test('one within another: each has its own arrows, dots and keys', async ({ page }) => {
    await keepServed(page)
    const inner = (i: number) =>
      i === 1
        ? nestedCarousel(
            { ...settings, slides_to_show: '1' },
            { id: 'ne6', inner: (n) => `<b>W środku ${n}</b><a href="/w${n}">w ${n}</a>` },
          )
        : `<p>Slajd ${i}</p><a href="/s${i}">s ${i}</a>`
    await open(page, nestedCarousel(settings, { inner }))
    await started(page, '.elementor-element-ne6 .swiper-wrapper')
    const index = (id: string) =>
      page
        .locator(`.elementor-element-${id} .e-n-carousel`)
        .first()
        .evaluate((el) => (el as unknown as { swiper: { activeIndex: number } }).swiper.activeIndex)
    await expect(page.locator('.elementor-element-ne6 .swiper-pagination-bullet')).toHaveCount(4)
    await page.locator('.elementor-element-ne6 .elementor-swiper-button-next').click()
    await expect.poll(() => index('ne6')).toBe(1)
    expect(await index('ne5')).toBe(0)
    await page.getByRole('link', { name: 'w 2' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => index('ne6')).toBe(2)
    expect(await index('ne5')).toBe(0)
    await page.getByRole('link', { name: 's 2' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => index('ne5')).toBe(1)
    expect(await unmountDifference(page)).toBe('')
  })

  test('a short quick swipe of the mouse over what it holds does not turn it', async ({ page }) => {
    await open(page, nestedCarousel(settings))
    const { x = 0, y = 0, width = 0 } = (await page.locator('.swiper').boundingBox()) ?? {}
    const drag = async (by: number, milliseconds = 0) => {
      await page.mouse.move(x + width * 0.7, y + 10)
      await page.mouse.down()
      await page.mouse.move(x + width * 0.7 - by, y + 10, { steps: 4 })
      await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), milliseconds)
      await page.mouse.up()
    }
    await drag(60)
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    expect(await inView(page)).toBe('1,2')
    await drag(width * 0.4, 400)
    await expect.poll(() => inView(page)).toBe('2,3')
  })

  test('in the carousel’s language: region or group, slide n of m', async ({ page }) => {
    await open(page, nestedCarousel(settings))
    await expect(page.getByRole('group', { name: 'Karuzela | przewijanie strzałkami w lewo i w prawo' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    )
    await expect(page.locator('.swiper-slide').first()).toHaveAttribute('aria-label', '1 of 4')
  })
})
