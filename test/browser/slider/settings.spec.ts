import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../harness'
import { imageCarousel, loopCarousel, proCarousel, slider, three } from './slider-markup'
import { boxOf, currentSlide, drag, inView, openEach, openPage, type SwiperBox, started } from './sliders'

const css = '/builder.css'
const open = async (page: Page, body: string, options = {}) => {
  await openPage(page, body, { css, ...options })
  await started(page)
}
const next = (within: Page | Locator) => within.getByRole('button', { name: 'Następny slajd' })
const gap = (page: Page) =>
  page.locator('.swiper-slide').evaluateAll((all) => {
    const places = all.map((el) => el.getBoundingClientRect()).sort((a, b) => a.left - b.left)
    return Math.round((places[1]?.left ?? 0) - (places[0]?.right ?? 0))
  })

test('slides_to_scroll: a step moves that many slides, and each step has a bullet', async ({ page }) => {
  await open(page, imageCarousel({ ...three, slides_to_show: '2', slides_to_scroll: '2', slides_to_scroll_tablet: '1' }, { count: 6 }))
  await expect(page.locator('.swiper-pagination-bullet')).toHaveCount(3)
  await next(page).click()
  await expect.poll(() => inView(page, 'alt')).toBe('3,4')
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(page.locator('.swiper-pagination-bullet')).toHaveCount(6)
})

test('image_spacing_custom: each device has its spacing, to the pixel', async ({ page }) => {
  const settings = {
    ...three,
    image_spacing_custom: { size: 30 },
    image_spacing_custom_tablet: { size: '' },
    image_spacing_custom_mobile: { size: 12 },
  }
  await open(page, imageCarousel(settings))
  expect(await gap(page)).toBe(30)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect.poll(() => gap(page)).toBe(30)
  await page.setViewportSize({ width: 767, height: 800 })
  await expect.poll(() => gap(page)).toBe(12)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => gap(page)).toBe(30)
})

test('arrows and dots can be pressed even if they overlap', async ({ page }) => {
  // Where Swiper's own stylesheet puts the dots.
  await page.route('**/dots.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: '.elementor-widget .swiper-pagination{position:absolute;inset:auto 0 0;width:100%;z-index:10;height:44px;text-align:center}.elementor-widget .elementor-swiper-button{position:absolute;inset-block:auto 0;z-index:1;translate:none;transform:none}',
    }),
  )
  await open(page, imageCarousel({ ...three, navigation: 'both' }, { count: 6 }), { css: '/builder.css /dots.css' })
  await next(page).click()
  await expect.poll(() => currentSlide(page)).toBe(1)
  await page.locator('.swiper-pagination-bullet').nth(3).click()
  await expect.poll(() => currentSlide(page)).toBe(3)
})

/** Sliders of one page: each test has one of them. */
const SLIDERS = {
  speed: imageCarousel({ ...three, speed: 1234 }),
  ...Object.fromEntries(['both', 'arrows', 'dots', 'none'].map((navigation) => [navigation, imageCarousel({ ...three, navigation })])),
  fraction: loopCarousel({ slides_to_show: '2', infinite: 'yes', speed: 100, pagination: 'fraction', arrows: 'yes' }),
  progressbar: proCarousel('reviews', { slides_per_view: '1', speed: 100, pagination: 'progressbar', show_arrows: 'yes' }, { count: 4 }),
  ...Object.fromEntries(
    ['left', 'right', 'both'].map((sides) => [
      `offset-${sides}`,
      loopCarousel({ slides_to_show: '2', infinite: 'yes', offset_sides: sides }),
    ]),
  ),
  few: imageCarousel({ ...three, infinite: '' }, { count: 2 }),
  fade: imageCarousel({ ...three, slides_to_show: '1', effect: 'fade', speed: 100 }, { count: 3 }),
  'fade-of-three': imageCarousel({ ...three, effect: 'fade' }),
  drag: imageCarousel({ ...three, infinite: '' }),
  lazy: proCarousel('media-carousel', { slides_per_view: '1', lazyload: 'yes', speed: 100, show_arrows: 'yes' }, { lazy: true }),
}
const openAll = (page: Page) => openEach(page, SLIDERS)
const wrapper = (name: string) => `#${name} .swiper-wrapper`

test('speed: a change of slides takes that long', async ({ samePage }) => {
  const page = await samePage(openAll)
  await next(page.locator('#speed')).click()
  await expect(page.locator(wrapper('speed'))).toHaveCSS('transition-duration', '1.234s')
})

for (const [navigation, arrows, dots] of [
  ['both', true, true],
  ['arrows', true, false],
  ['dots', false, true],
  ['none', false, false],
] as const)
  test(`navigation ${navigation}: arrows ${arrows ? 'work' : 'do nothing'}, bullets ${dots ? 'show' : 'do not show'}`, async ({
    samePage,
  }) => {
    const page = await samePage(openAll)
    const box = page.locator(`#${navigation}`)
    await expect(box.locator('.swiper-pagination-bullet')).toHaveCount(dots ? 5 : 0)
    await box.locator('.elementor-swiper-button-next').click()
    if (arrows) await expect.poll(() => inView(page, 'alt', wrapper(navigation))).toBe('2,3,4')
    else expect(await currentSlide(box)).toBe(0)
  })

test('the Tab key stops at both arrows and at one bullet', async ({ page }) => {
  await open(page, imageCarousel(three))
  const names: (string | null)[] = []
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null))
  }
  expect(names).toEqual(['Poprzedni slajd', 'Następny slajd', 'Przejdź do slajdu 1'])
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => inView(page, 'alt')).toBe('2,3,4')
  await expect(page.getByRole('button', { name: 'Przejdź do slajdu 2' })).toBeFocused()
  await expect(page.locator('.swiper-pagination-bullet[tabindex="0"]')).toHaveCount(1)
})

test('fraction: the number of the current slide, of how many', async ({ samePage }) => {
  const box = (await samePage(openAll)).locator('#fraction')
  const pagination = box.locator('.swiper-pagination.swiper-pagination-fraction')
  await expect(pagination).toHaveText('1 / 5')
  await next(box).click()
  await expect(pagination).toHaveText('2 / 5')
})

test('progressbar: the bar grows with each step', async ({ samePage }) => {
  const box = (await samePage(openAll)).locator('#progressbar')
  const fill = box.locator('.swiper-pagination-progressbar .swiper-pagination-progressbar-fill')
  const scale = () => fill.evaluate((el) => new DOMMatrix((el as HTMLElement).style.transform).a)
  expect(await scale()).toBe(0.25)
  await next(box).click()
  await expect.poll(scale).toBe(0.5)
})

for (const [sides, part] of [
  ['left', 0],
  ['right', 0.001],
  ['both', 0.001],
] as const)
  test(`offset_sides ${sides}: the box has the class for stylesheets, and the slide that shows in part counts as in view`, async ({
    samePage,
  }) => {
    const box = (await samePage(openAll)).locator(`#offset-${sides}`)
    await expect(box.locator(`.elementor-loop-container.offset-${sides}`)).toHaveCount(1)
    const slidesPerView = await box.locator('.swiper').evaluate((box) => (box as SwiperBox).swiper?.params.slidesPerView)
    expect(slidesPerView).toBeCloseTo(2 + part, 5)
  })

test('fewer slides than fit: arrows and bullets are hidden', async ({ samePage }) => {
  const page = await samePage(openAll)
  for (const name of [
    '.elementor-swiper-button-prev.swiper-button-lock',
    '.elementor-swiper-button-next.swiper-button-lock',
    '.swiper-pagination-lock',
  ])
    await expect(page.locator('#few').locator(name)).toHaveCount(1)
  expect(await inView(page, 'alt', wrapper('few'))).toBe('1,2')
})

test('without a loop, autoplay goes from the last slide to the first', async ({ page }) => {
  await page.clock.install()
  await open(page, imageCarousel({ ...three, infinite: '', autoplay: 'yes', autoplay_speed: 1000 }, { count: 4 }))
  await page.clock.runFor(1500)
  await expect.poll(() => inView(page, 'alt')).toBe('2,3,4')
  await page.clock.runFor(1600)
  await expect.poll(() => inView(page, 'alt')).toBe('1,2,3')
})

test('fade: one slide in view, the others hidden', async ({ samePage }) => {
  const page = await samePage(openAll)
  const box = page.locator('#fade')
  const shown = () => inView(page, 'alt', wrapper('fade'))
  await expect(box.locator('.swiper-fade')).toHaveCount(1)
  expect(await shown()).toBe('1')
  await next(box).click()
  await expect.poll(shown).toBe('2')
  await expect(box.locator('.swiper-slide:not([inert])')).toHaveCount(1)
})

test('fade with more than one slide in view is an ordinary row', async ({ samePage }) => {
  const page = await samePage(openAll)
  await expect(page.locator('#fade-of-three .swiper-fade')).toHaveCount(0)
  expect(await inView(page, 'alt', wrapper('fade-of-three'))).toBe('1,2,3')
})

test('the mouse drags the row', async ({ samePage }) => {
  const page = await samePage(openAll)
  await page.locator('#drag').scrollIntoViewIfNeeded()
  const { x, y, width } = await boxOf(page, '#drag .swiper')
  await drag(page, [x + width * 0.8, y + 60], [x + width * 0.5, y + 60])
  await expect.poll(() => inView(page, 'alt', wrapper('drag'))).toBe('2,3,4')
})

test('the slides of a row are equally high', async ({ page }) => {
  await openPage(page, slider(three).replace('Slajd 2', 'Slajd 2<br>dłuższy<br>tekst'))
  await started(page)
  const heights = await page.locator('.swiper-slide').evaluateAll((all) => all.map((el) => (el as HTMLElement).offsetHeight))
  expect(new Set(heights).size).toBe(1)
})

test('backgrounds that the server left to the slider load in view and beside it', async ({ samePage }) => {
  const box = (await samePage(openAll)).locator('#lazy')
  await expect(box.locator('.swiper-lazy-loaded')).toHaveCount(2)
  await expect(box.locator('.swiper-lazy-loaded .swiper-lazy-preloader')).toHaveCount(0)
  await next(box).click()
  await expect(box.locator('.swiper-lazy-loaded')).toHaveCount(3)
})
