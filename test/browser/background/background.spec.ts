import { axe } from '../axe'
import { expect, test } from '../harness'
import { openPage, shift } from '../slider/sliders'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { element, gallery, LAYERS, openSection, PAUSE, PICTURE, SLIDE, visiblePicture } from './slideshow-pages'

test('the pictures change behind the content, only the first two are loaded, and unmounting restores the markup', async ({
  page,
  problems,
}) => {
  await page.clock.install()
  await rememberServedMarkup(page)
  await openPage(page, element({ background_slideshow_loop: 'yes', background_slideshow_ken_burns: 'yes' }))
  await expect(page.locator(`section > ${LAYERS}:first-child`)).toHaveCount(1)
  expect(await visiblePicture(page)).toBe('1')
  const pictures = page.locator(PICTURE)
  expect(await pictures.evaluateAll((all) => all.map((el) => Boolean((el as HTMLElement).style.backgroundImage)))).toEqual([
    true,
    true,
    false,
  ])
  await page.clock.runFor(3500)
  await expect.poll(() => visiblePicture(page)).toBe('2')
  await expect(pictures.nth(1)).toHaveClass(/elementor-ken-burns--active/)
  expect(await shift(page)).toBe(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('visitors who prefer reduced motion see the first picture only', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openPage(page, element({ background_slideshow_loop: 'yes' }))
  await expect(page.locator(LAYERS)).toHaveCount(1)
  await page.clock.runFor(20_000)
  expect(await visiblePicture(page)).toBe('1')
})

test('slide_down goes backwards through the list when it loops', async ({ page }) => {
  await page.clock.install()
  await openPage(page, element({ background_slideshow_slide_transition: 'slide_down', background_slideshow_loop: 'yes' }))
  await expect(page.locator(LAYERS)).toHaveCount(1)
  await page.clock.runFor(3500)
  await expect.poll(() => visiblePicture(page)).toBe('3')
})

test('a single lazy picture shows; another kind of background gets no layers', async ({ page }) => {
  await openPage(
    page,
    element({ background_slideshow_gallery: gallery.slice(0, 1), background_slideshow_lazyload: 'yes' }) +
      element({ background_background: 'classic' }),
  )
  await expect(page.locator(LAYERS)).toHaveCount(1)
  expect(await visiblePicture(page)).toBe('1')
})

test.describe('the pause button', () => {
  test('is the first stop of the Tab key, pauses the pictures by Enter, and lets them go on by Space', async ({ page }) => {
    await openSection(page, { background_slideshow_loop: 'yes' })
    await page.keyboard.press('Tab')
    const button = page.getByRole('button', { name: 'Wstrzymaj zmianę obrazów w tle' })
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await page.clock.runFor(20_000)
    expect(await visiblePicture(page)).toBe('1')
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await page.clock.runFor(3500)
    await expect.poll(() => visiblePicture(page)).toBe('2')
  })

  test('is large enough for a finger, and is not there where nothing moves', async ({ page }) => {
    await openPage(page, element({}) + element({ background_slideshow_gallery: gallery.slice(0, 1) }), { css: '/builder.css' })
    await expect(page.locator(LAYERS)).toHaveCount(2)
    const button = page.locator(PAUSE)
    await expect(button).toHaveCount(1)
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    expect(await button.evaluate((el) => el.closest('[aria-hidden]'))).toBeNull()
  })

  test('pauses a zoom where it is', async ({ page }) => {
    await openPage(page, element({ background_slideshow_ken_burns: 'yes' }), { css: '/builder.css' })
    const states = () =>
      page
        .locator('.elementor-ken-burns--active')
        .evaluateAll((all) => all.flatMap((el) => el.getAnimations()).map((animation) => animation.playState))
    await expect.poll(states).toEqual(['running'])
    await page.locator(PAUSE).click()
    await expect.poll(states).toEqual(['paused'])
    await page.locator(PAUSE).click()
    await expect.poll(states).toEqual(['running'])
  })

  test('is not there for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSection(page, { background_slideshow_loop: 'yes' })
    await expect(page.locator(PAUSE)).toHaveCount(0)
  })
})

test('no transition loads the slider’s library', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await openPage(
    page,
    ['fade', 'slide_left', 'slide_up'].map((transition) => element({ background_slideshow_slide_transition: transition })).join(''),
    {
      css: '/builder.css',
    },
  )
  await expect(page.locator(LAYERS)).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  expect(requested.some((path) => path.includes('/chunks/background'))).toBe(true)
  expect(requested.filter((path) => /slider/.test(path) && path !== '/slider-test')).toEqual([])
})

test('sections, columns, containers and nested containers have their layers as the first child', async ({ page }) => {
  const inner = element({}, 'container', '<div class="e-con-inner"></div>')
  await openPage(page, element({}) + element({}, 'column', '<div class="elementor-widget-wrap"></div>') + element({}, 'container', inner), {
    css: '/builder.css',
  })
  for (const [type, count] of [
    ['section', 1],
    ['column', 1],
    ['container', 2],
  ] as const)
    await expect(page.locator(`[data-element_type=${type}] > ${LAYERS}.swiper:first-child`)).toHaveCount(count)
})

// Where the leaving and the entering picture are half way through a transition, in parts of the box.
for (const [transition, dir, leaving, entering] of [
  ['slide_left', 'ltr', [-0.5, 0], [0.5, 0]],
  ['slide_right', 'rtl', [0.5, 0], [-0.5, 0]],
  ['slide_up', 'rtl', [0, -0.5], [0, 0.5]],
  ['slide_down', 'rtl', [0, 0.5], [0, -0.5]],
] as const)
  test(`${transition}: the pictures move in that direction`, async ({ page }) => {
    await openSection(page, {
      background_slideshow_loop: 'yes',
      background_slideshow_slide_transition: transition,
      background_slideshow_slide_duration: 1000,
      background_slideshow_transition_duration: 60_000,
    })
    const box = page.locator(LAYERS)
    await expect(box).toHaveAttribute('dir', dir)
    await page.clock.runFor(61_500)
    const positions = await box.evaluate((el) => {
      // The page’s clock stands still, but CSS transitions have their own, which is set to their middle.
      for (const animation of el.getAnimations({ subtree: true })) {
        animation.pause()
        animation.currentTime = 30_000
        animation.effect?.updateTiming({ easing: 'linear' })
      }
      const { left, top, width, height } = el.getBoundingClientRect()
      return Object.fromEntries(
        [...el.querySelectorAll<HTMLElement>('.elementor-background-slideshow__slide')]
          .filter((slide) => getComputedStyle(slide).visibility === 'visible')
          .map((slide) => {
            const rect = slide.getBoundingClientRect()
            const direction = (n: number) => Math.sign(Math.round(n * 10))
            return [
              /p(\d)/.exec((slide.firstElementChild as HTMLElement).style.backgroundImage)?.[1],
              [direction((rect.left - left) / width), direction((rect.top - top) / height)],
            ]
          }),
      )
    })
    const sign = (position: readonly [number, number]) => position.map(Math.sign)
    expect(positions).toEqual({ 1: sign(leaving), [transition === 'slide_down' ? 3 : 2]: sign(entering) })
  })

test('fade: one picture dissolves into the next for the transition’s duration', async ({ page }) => {
  await openSection(page, { background_slideshow_slide_duration: 3000, background_slideshow_transition_duration: 700 })
  await page.clock.runFor(3500)
  expect(await visiblePicture(page)).toBe('1')
  await page.clock.runFor(300)
  expect(
    await page
      .locator(SLIDE)
      .first()
      .evaluate((el) => (el as HTMLElement).style.transition),
  ).toMatch(/opacity 700ms/)
  await page.clock.runFor(1000)
  expect(await visiblePicture(page)).toBe('2')
})

test('durations that are empty or 0 are the default ones', async ({ page }) => {
  await openSection(page, { background_slideshow_slide_duration: 0, background_slideshow_transition_duration: '' })
  await page.clock.runFor(4800)
  expect(await visiblePicture(page)).toBe('1')
  await page.clock.runFor(1500)
  expect(await visiblePicture(page)).toBe('2')
})

test('zooming out starts enlarged; lazy pictures get a class when they are loaded', async ({ page }) => {
  await openSection(page, {
    background_slideshow_ken_burns: 'yes',
    background_slideshow_ken_burns_zoom_direction: 'out',
    background_slideshow_lazyload: 'yes',
  })
  const first = page.locator(PICTURE).first()
  await expect(first).toHaveClass(/elementor-ken-burns elementor-ken-burns--out swiper-lazy/)
  await expect(first).toHaveClass(/elementor-ken-burns--active/)
  await expect(first).toHaveClass(/swiper-lazy-loaded/)
})

test('pictures without an address are left out', async ({ page }) => {
  await openSection(page, { background_slideshow_gallery: [{ id: 1 }, ...gallery.slice(0, 2), null, { url: '' }] })
  await expect(page.locator(SLIDE)).toHaveCount(2)
})

test('axe finds nothing', async ({ page }) => {
  await openPage(page, element({ background_slideshow_loop: 'yes' }), { css: '/builder.css', csp: false })
  await expect(page.locator(PAUSE)).toHaveCount(1)
  expect(await axe(page)).toEqual([])
})
