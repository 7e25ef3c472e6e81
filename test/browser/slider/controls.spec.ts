import { axe } from '../axe'
import { expect, test } from '../harness'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { imageCarousel, loopCarousel, nestedCarousel, proCarousel, slider, slides, three } from './slider-markup'
import { boxOf, currentSlide, inView, openPage, started } from './sliders'

const one = { slides_to_show: 1, infinite: 'yes', speed: 50 }
const named = (name: string) => `aria-label="${name}"`

test('hand-written sliders have the controls that their settings name, and none covers another', async ({ page }) => {
  await rememberServedMarkup(page)
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

  // Sixteen dots do not fit beside the buttons: their row scrolls.
  const [row, arrow, pause] = [
    await boxOf(page, `[${named('Wiele')}] .swiper-pagination`),
    await boxOf(page, `[${named('Wiele')}] .skerry-slider-prev`),
    await boxOf(page, `[${named('Wiele')}] .skerry-slider-pause`),
  ]
  await expect(page.locator(`[${named('Wiele')}] .swiper-pagination`)).toHaveCSS('overflow-x', 'auto')
  expect(row.x + row.width).toBeLessThanOrEqual(arrow.x)
  expect(row.x).toBeGreaterThanOrEqual(pause.x + pause.width)

  const bar = await boxOf(page, `[${named('Pasek')}] .swiper-pagination-progressbar-fill`)
  expect(bar.height).toBeGreaterThanOrEqual(2)
  expect(bar.width).toBeGreaterThan(30)
  // The spaces around the slash are visible: a flex box without a gap would lose them.
  const total = await boxOf(page, `[${named('Ułamek')}] .swiper-pagination-total`)
  const current = await boxOf(page, `[${named('Ułamek')}] .swiper-pagination-current`)
  expect(total.x - current.x - current.width).toBeGreaterThan(8)

  // A link that is a slide stays a link, and gets the focus when it comes.
  const logos = page.getByRole('region', { name: 'Loga' })
  await logos.getByRole('link', { name: 'Logo 1' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(logos.getByRole('link', { name: 'Logo 2' })).toBeFocused()
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})

test('the focus moves on to the next slide, even while its texts animate in', async ({ page }) => {
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

test('slideshow: the row of thumbnails is never half empty, follows the Tab key, and marks the current slide to the last', async ({
  page,
}) => {
  const settings = { skin: 'slideshow', centered_slides: 'yes', slideshow_slides_per_view: '3', loop: 'yes', speed: 50, show_arrows: 'yes' }
  await openPage(page, proCarousel('media-carousel', { ...settings, pagination: 'bullets' }, { count: 8 }), { css: '/builder.css' })
  await started(page)
  const thumbnails = '.elementor-thumbnails-swiper'
  const row = () => inView(page, 'text', `${thumbnails} .swiper-wrapper`)
  expect(await row()).toBe('1,2,3')
  await expect(page.locator('.swiper-pagination-bullet')).toHaveCount(0)
  await page.locator(`${thumbnails} .swiper-slide`).first().focus()
  for (let i = 0; i < 6; i++) await page.keyboard.press('Tab')
  await expect.poll(row).toBe('6,7,8')
  expect(await page.locator(thumbnails).evaluate((el) => el.scrollLeft)).toBe(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => inView(page)).toBe('8')
  await expect(page.locator(`${thumbnails} .swiper-slide-active`)).toContainText('Obraz 8')
  await expect(page.locator(`${thumbnails} .swiper-slide-active`)).toHaveCount(1)
})

test('a slider that plays stops when the visitor turns on reduced motion', async ({ page }) => {
  await page.clock.install()
  await openPage(page, slider({ ...three, autoplay: 'yes', autoplay_speed: 60_000 }))
  await started(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.fastForward(61_000)
  await expect(page.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite')
  await page.clock.fastForward(150_000)
  expect(await inView(page)).toBe('1,2,3')
})

test('nested carousel from right to left: the pause button leaves the head of a slide free, and the progress bar grows from the right', async ({
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
  const [pause, head] = [await boxOf(page, '.skerry-slider-pause'), await boxOf(page, 'h3')]
  expect(pause.y).toBeGreaterThanOrEqual(head.y + head.height)
  const fill = page.locator('.swiper-pagination-progressbar-fill')
  expect(await fill.evaluate((el) => (el as HTMLElement).style.transformOrigin)).toBe('right top')
})

test('Enter and Space press the arrows without scrolling the page; the arrow keys step from a slide and from a bullet', async ({
  page,
}) => {
  await openPage(
    page,
    `${loopCarousel({ slides_to_show: '1', infinite: 'yes', speed: 50, pagination: 'bullets', arrows: 'yes' })}<div style="height:3000px"></div>`,
    { css: '/builder.css' },
  )
  await started(page)
  const next = page.getByRole('button', { name: 'Następny slajd' })
  await next.press('Enter')
  await expect.poll(() => currentSlide(page)).toBe(1)
  await next.press(' ')
  await expect.poll(() => currentSlide(page)).toBe(2)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Czytaj 3' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => currentSlide(page)).toBe(1)
  await page.getByRole('button', { name: 'Przejdź do slajdu 2' }).press('ArrowRight')
  await expect.poll(() => currentSlide(page)).toBe(2)
  await page.keyboard.press('Alt+ArrowLeft')
  expect(await currentSlide(page)).toBe(2)
  await expect.poll(() => inView(page)).toBe('3')
})

test('dots are a group with a name, Home and End lead to the first and the last one, and the one in focus is in view', async ({ page }) => {
  await rememberServedMarkup(page)
  const dots = `${slider({ ...one, infinite: 'no', navigation: 'dots' }, 5)}<div style="height:3000px"></div>`
  await openPage(page, `${dots}${imageCarousel({ ...one, infinite: 'no', navigation: 'dots' })}`, { css: '/builder.css' })
  const groups = page.getByRole('group', { name: 'Wybór slajdu' })
  await expect(groups).toHaveCount(2)
  const first = groups.first().getByRole('button')
  await first.first().focus()
  await page.keyboard.press('End')
  await expect(first.nth(4)).toBeFocused()
  await page.evaluate(() => scrollTo(0, 2500))
  await page.keyboard.press('Home')
  await expect(first.first()).toBeFocused()
  await expect(first.first()).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(first.nth(1)).toBeFocused()
  expect(await unmountDifference(page)).toBe('')
})

const SMALL_DOTS =
  '.swiper-pagination{z-index:10;text-align:center}.swiper-pagination .swiper-pagination-bullet{width:8px;height:8px;margin:0 4px}'
for (const dir of ['ltr', 'rtl'])
  test(`a builder’s small dots, ${dir}, are 24 px to press and no larger to see; stars have a name, and a picture without one is decoration`, async ({
    page,
  }) => {
    await page.route('**/dots.css', (route) => route.fulfill({ contentType: 'text/css', body: SMALL_DOTS }))
    const stars =
      '<div class="elementor-star-rating"><i class="elementor-star-full">x</i><i class="elementor-star-full">x</i><i class="elementor-star-5">x</i><i class="elementor-star-empty">x</i><i class="elementor-star-empty">x</i></div>'
    const rated = nestedCarousel(
      { slides_to_show: '1', infinite: 'yes', navigation: 'both' },
      { inner: (i) => `<p>Slajd ${i}</p>${stars}<div class="swiper-slide-bg" role="img"></div>` },
    )
    await openPage(page, `<h1>Strona</h1>${rated}`, { css: '/builder.css /dots.css', csp: false, dir })
    await started(page)
    const dots = page.locator('.swiper-pagination-bullet')
    await expect(dots).toHaveCount(4)
    const places = () =>
      dots.evaluateAll((all) =>
        all.map((el) => el.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width })),
      )
    await expect.poll(async () => Math.abs(((await places())[1]?.x ?? 0) - ((await places())[0]?.x ?? 0))).toBe(24)
    for (const [i, { x, y, width }] of (await places()).entries()) {
      expect(width).toBe(8)
      const hit = (dx: number, dy: number) =>
        page.evaluate(
          ([px, py]) => document.elementFromPoint(px as number, py as number)?.getAttribute('data-bullet-index'),
          [x + dx, y + dy],
        )
      for (const [dx, dy] of [
        [-11, 0],
        [11, 0],
        [0, -11],
        [0, 11],
      ] as const)
        expect(await hit(dx, dy), `${i}: ${dx}, ${dy}`).toBe(String(i))
    }
    await expect(page.locator('.swiper-slide-active .elementor-star-rating')).toHaveAccessibleName('Ocena: 2.5 na 5')
    expect(await axe(page)).toEqual([])
  })
