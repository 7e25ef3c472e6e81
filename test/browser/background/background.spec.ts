import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { openPage, shift } from '../slider/sliders'
import { keepServed, unmountDifference } from '../unmount'

const gallery = [1, 2, 3].map((id) => ({ id, url: `/pictures/p${id}.svg` }))
const element = (settings: object, type = 'section', inner = '<h1>Nad obrazem</h1>') => {
  const own = {
    background_background: 'slideshow',
    background_slideshow_gallery: gallery,
    background_slideshow_slide_duration: 2000,
    ...settings,
  }
  return `<section class="elementor-element" data-element_type="${type}" data-settings='${JSON.stringify(own)}'>${inner}</section>`
}
const section = (settings: object) => element(settings)
/** The page's clock stands but for `runFor`, however slow the machine is. */
const open = async (page: Page, settings: object) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await openPage(page, section(settings), { css: '/builder.css' })
  await expect(page.locator('.elementor-background-slideshow')).toHaveCount(1)
}
/** The picture that shows; read from what is wholly there, not on its way. */
const shown = (page: Page) =>
  page.locator('.elementor-background-slideshow__slide').evaluateAll((all) =>
    all
      .filter((el) => getComputedStyle(el).visibility === 'visible' && getComputedStyle(el).opacity === '1')
      .map((el) => /p(\d)/.exec((el.firstElementChild as HTMLElement).style.backgroundImage)?.[1])
      .join(),
  )

test('pictures change behind the content, only two are loaded, and all of it goes again', async ({ page, problems }) => {
  await page.clock.install()
  await keepServed(page)
  await openPage(page, section({ background_slideshow_loop: 'yes', background_slideshow_ken_burns: 'yes' }))
  await expect(page.locator('section > .elementor-background-slideshow:first-child')).toHaveCount(1)
  expect(await shown(page)).toBe('1')
  const pictures = page.locator('.elementor-background-slideshow__slide__image')
  expect(await pictures.evaluateAll((all) => all.map((el) => Boolean((el as HTMLElement).style.backgroundImage)))).toEqual([
    true,
    true,
    false,
  ])
  await page.clock.runFor(3500)
  await expect.poll(() => shown(page)).toBe('2')
  await expect(pictures.nth(1)).toHaveClass(/elementor-ken-burns--active/)
  expect(await shift(page)).toBe(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('less motion: the first picture stays', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openPage(page, section({ background_slideshow_loop: 'yes' }))
  await expect(page.locator('.elementor-background-slideshow')).toHaveCount(1)
  await page.clock.runFor(20_000)
  expect(await shown(page)).toBe('1')
})

test('down goes backwards where it can go round; without a loop it ends at the last', async ({ page }) => {
  await page.clock.install()
  await openPage(page, section({ background_slideshow_slide_transition: 'slide_down', background_slideshow_loop: 'yes' }))
  await expect(page.locator('.elementor-background-slideshow')).toHaveCount(1)
  await page.clock.runFor(3500)
  await expect.poll(() => shown(page)).toBe('3')
})

test('one lazy picture shows; another kind of background builds nothing', async ({ page }) => {
  await openPage(
    page,
    section({ background_slideshow_gallery: gallery.slice(0, 1), background_slideshow_lazyload: 'yes' }) +
      section({ background_background: 'classic' }),
  )
  await expect(page.locator('.elementor-background-slideshow')).toHaveCount(1)
  expect(await shown(page)).toBe('1')
})

test.describe('the button', () => {
  test('is the first stop of the Tab key, stops the pictures by Enter, and starts them by Space', async ({ page }) => {
    await open(page, { background_slideshow_loop: 'yes' })
    await page.keyboard.press('Tab')
    const button = page.getByRole('button', { name: 'Wstrzymaj zmianę obrazów w tle' })
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await page.clock.runFor(20_000)
    expect(await shown(page)).toBe('1')
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await page.clock.runFor(3500)
    await expect.poll(() => shown(page)).toBe('2')
  })

  test('is large enough for a finger, and in nobody’s way where nothing moves', async ({ page }) => {
    await openPage(page, section({}) + section({ background_slideshow_gallery: gallery.slice(0, 1) }), { css: '/builder.css' })
    await expect(page.locator('.elementor-background-slideshow')).toHaveCount(2)
    const button = page.locator('.skerry-background-pause')
    await expect(button).toHaveCount(1)
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    expect(await button.evaluate((el) => el.closest('[aria-hidden]'))).toBeNull()
  })

  test('stops a zoom where it is', async ({ page }) => {
    await openPage(page, section({ background_slideshow_ken_burns: 'yes' }), { css: '/builder.css' })
    const states = () =>
      page
        .locator('.elementor-ken-burns--active')
        .evaluateAll((all) => all.flatMap((el) => el.getAnimations()).map((animation) => animation.playState))
    await expect.poll(states).toEqual(['running'])
    await page.locator('.skerry-background-pause').click()
    expect(await states()).toEqual(['paused'])
    await page.locator('.skerry-background-pause').click()
    expect(await states()).toEqual(['running'])
  })

  test('is not there for who wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, { background_slideshow_loop: 'yes' })
    await expect(page.locator('.skerry-background-pause')).toHaveCount(0)
  })
})

test('the slider’s library is not loaded for it, whatever the transition', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPage(page, ['fade', 'slide_left', 'slide_up'].map((way) => section({ background_slideshow_slide_transition: way })).join(''), {
    css: '/builder.css',
  })
  await expect(page.locator('.elementor-background-slideshow')).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  expect(asked.some((path) => path.includes('/chunks/background'))).toBe(true)
  expect(asked.filter((path) => /slider/.test(path) && path !== '/slider-test')).toEqual([])
})

test('sections, columns, containers and containers in containers have it, first inside', async ({ page }) => {
  const inner = element({}, 'container', '<div class="e-con-inner"></div>')
  await openPage(page, section({}) + element({}, 'column', '<div class="elementor-widget-wrap"></div>') + element({}, 'container', inner), {
    css: '/builder.css',
  })
  for (const [type, count] of [
    ['section', 1],
    ['column', 1],
    ['container', 2],
  ] as const)
    await expect(page.locator(`[data-element_type=${type}] > .elementor-background-slideshow.swiper:first-child`)).toHaveCount(count)
})

// How the pictures stand while one goes and the next comes: half way of a change, in parts of the box.
for (const [way, dir, going, coming] of [
  ['slide_left', 'ltr', [-0.5, 0], [0.5, 0]],
  ['slide_right', 'rtl', [0.5, 0], [-0.5, 0]],
  ['slide_up', 'rtl', [0, -0.5], [0, 0.5]],
  ['slide_down', 'rtl', [0, 0.5], [0, -0.5]],
] as const)
  test(`${way}: the pictures move that way`, async ({ page }) => {
    await open(page, {
      background_slideshow_loop: 'yes',
      background_slideshow_slide_transition: way,
      background_slideshow_slide_duration: 1000,
      background_slideshow_transition_duration: 60_000,
    })
    const box = page.locator('.elementor-background-slideshow')
    await expect(box).toHaveAttribute('dir', dir)
    await page.clock.runFor(61_500)
    const places = await box.evaluate((el) => {
      // The clock of the page stands; that of its transitions is set by hand.
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
            const at = slide.getBoundingClientRect()
            const part = (n: number) => Math.sign(Math.round(n * 10))
            return [
              /p(\d)/.exec((slide.firstElementChild as HTMLElement).style.backgroundImage)?.[1],
              [part((at.left - left) / width), part((at.top - top) / height)],
            ]
          }),
      )
    })
    const sign = (place: readonly [number, number]) => place.map(Math.sign)
    expect(places).toEqual({ 1: sign(going), [way === 'slide_down' ? 3 : 2]: sign(coming) })
  })

test('fade: one picture over the other, for as long as it says', async ({ page }) => {
  await open(page, { background_slideshow_slide_duration: 3000, background_slideshow_transition_duration: 700 })
  await page.clock.runFor(3500)
  expect(await shown(page)).toBe('1')
  await page.clock.runFor(300)
  expect(
    await page
      .locator('.elementor-background-slideshow__slide')
      .first()
      .evaluate((el) => (el as HTMLElement).style.transition),
  ).toMatch(/opacity 700ms/)
  await page.clock.runFor(1000)
  expect(await shown(page)).toBe('2')
})

test('durations that are missing or none are the usual ones', async ({ page }) => {
  await open(page, { background_slideshow_slide_duration: 0, background_slideshow_transition_duration: '' })
  await page.clock.runFor(4800)
  expect(await shown(page)).toBe('1')
  await page.clock.runFor(1500)
  expect(await shown(page)).toBe('2')
})

test('a zoom out begins large; lazy pictures say when they are loaded', async ({ page }) => {
  await open(page, {
    background_slideshow_ken_burns: 'yes',
    background_slideshow_ken_burns_zoom_direction: 'out',
    background_slideshow_lazyload: 'yes',
  })
  const first = page.locator('.elementor-background-slideshow__slide__image').first()
  await expect(first).toHaveClass(/elementor-ken-burns elementor-ken-burns--out swiper-lazy/)
  await expect(first).toHaveClass(/elementor-ken-burns--active/)
  await expect(first).toHaveClass(/swiper-lazy-loaded/)
})

test('pictures without an address are left out', async ({ page }) => {
  await open(page, { background_slideshow_gallery: [{ id: 1 }, ...gallery.slice(0, 2), null, { url: '' }] })
  await expect(page.locator('.elementor-background-slideshow__slide')).toHaveCount(2)
})

test('axe has nothing to say', async ({ page }) => {
  await openPage(page, section({ background_slideshow_loop: 'yes' }), { css: '/builder.css', csp: false })
  await expect(page.locator('.skerry-background-pause')).toHaveCount(1)
  expect(await axe(page)).toEqual([])
})
