import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { gallery, LAYERS, openSection, openSections } from './slideshow-pages'

const QUICK = { background_slideshow_transition_duration: 400 }
const open = (page: Page, settings: object, after = '') => openSection(page, { ...QUICK, ...settings }, after)
/** Of each section the number of the one picture that is wholly visible and in its place, as the inline styles say. */
const currentPictures = (page: Page) =>
  page.locator(LAYERS).evaluateAll((boxes) =>
    boxes.map((box) =>
      [...box.querySelectorAll<HTMLElement>('.elementor-background-slideshow__slide')]
        .filter(({ style }) => style.visibility !== 'hidden' && style.opacity !== '0' && !/[1-9]/.test(style.transform))
        .map((el) => /p(\d)/.exec((el.firstElementChild as HTMLElement).style.backgroundImage)?.[1])
        .join(),
    ),
  )
const TRANSITIONS = ['fade', 'slide_left', 'slide_right', 'slide_up', 'slide_down'] as const
/** Of each section the numbers of the pictures at the start and a little after each change, for so many changes. */
async function orders(page: Page, changes: number) {
  let numbers = await currentPictures(page)
  for (let i = 0; i < changes; i++) {
    await page.clock.runFor(2500)
    const next = await currentPictures(page)
    numbers = numbers.map((before, section) => before + next[section])
  }
  return numbers
}
/** Of the one section. */
const order = async (page: Page, changes: number) => (await orders(page, changes)).join(' and ')

test('every transition shows the pictures in their order, with a loop and without', async ({ page }) => {
  test.setTimeout(120_000)
  const variants = TRANSITIONS.flatMap((transition) => [
    // slide_down goes backwards when it loops (contract core §9.3, TV-BS-3); without a loop it goes forwards, or it would stop at once.
    { transition, loop: 'yes', order: transition === 'slide_down' ? '1321321' : '1231231' },
    { transition, loop: '', order: '1233333' },
  ])
  await openSections(
    page,
    variants.map(({ transition, loop }) => ({
      ...QUICK,
      background_slideshow_slide_transition: transition,
      background_slideshow_loop: loop,
    })),
  )
  const found = await orders(page, 6)
  expect(variants.map((variant, i) => ({ ...variant, order: found[i] }))).toEqual(variants)
})

test('ken burns zooms the picture in view and no other, in and out, with every transition', async ({ page }) => {
  test.setTimeout(120_000)
  const variants = TRANSITIONS.flatMap((transition) => [
    { transition, zoom: 'in' },
    { transition, zoom: 'out' },
  ])
  await openSections(
    page,
    variants.map(({ transition, zoom }) => ({
      ...QUICK,
      background_slideshow_loop: 'yes',
      background_slideshow_slide_transition: transition,
      background_slideshow_ken_burns: 'yes',
      background_slideshow_ken_burns_zoom_direction: zoom,
    })),
  )
  /** Of each section the pictures that zoom, how much they are enlarged, and how many zoom in its direction. */
  const zooming = () =>
    page.locator(LAYERS).evaluateAll((boxes) =>
      boxes.map((box) => {
        const active = [...box.querySelectorAll<HTMLElement>('.elementor-ken-burns--active')]
        const count = (zoom: string) => box.querySelectorAll(`.elementor-ken-burns--${zoom}`).length
        return {
          pictures: active.map((el) => /p(\d)/.exec(el.style.backgroundImage)?.[1]).join(),
          scale: active[0] ? new DOMMatrix(getComputedStyle(active[0]).transform).a : 0,
          directions: `${count('in')} in, ${count('out')} out`,
        }
      }),
    )
  const pictures = async () => {
    const found = await zooming()
    return variants.map((variant, i) => ({ ...variant, pictures: found[i]?.pictures, directions: found[i]?.directions }))
  }
  const expected = (later: boolean) =>
    variants.map((variant) => ({
      ...variant,
      pictures: later ? (variant.transition === 'slide_down' ? '3' : '2') : '1',
      directions: variant.zoom === 'in' ? '3 in, 0 out' : '0 in, 3 out',
    }))
  await expect.poll(pictures).toEqual(expected(false))
  await page.clock.runFor(2500)
  expect(await pictures()).toEqual(expected(true))
  const before = await zooming()
  const isZooming = async () => {
    const now = await zooming()
    return variants.map(({ zoom, transition }, i) => {
      const grown = (now[i]?.scale ?? 0) - (before[i]?.scale ?? 0)
      return `${transition}: ${grown > 0 ? 'in' : grown < 0 ? 'out' : 'no zoom'}, of ${zoom}`
    })
  }
  await expect.poll(isZooming).toEqual(variants.map(({ zoom, transition }) => `${transition}: ${zoom}, of ${zoom}`))
})

test('a single picture never zooms and has no pause button', async ({ page }) => {
  await open(page, { background_slideshow_gallery: gallery.slice(0, 1), background_slideshow_ken_burns: 'yes' })
  await expect(page.locator('.elementor-ken-burns--active, .skerry-background-pause')).toHaveCount(0)
  await page.clock.runFor(20_000)
  expect(await currentPictures(page)).toEqual(['1'])
})

test('out of view and in a hidden tab the pictures wait, and go on when they are in view again', async ({ page }) => {
  await open(page, { background_slideshow_loop: 'yes' }, '<div style="height:3000px"></div>')
  const hide = (isHidden: boolean) =>
    page.evaluate((is) => {
      Object.defineProperty(Document.prototype, 'hidden', { value: is, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  expect(await order(page, 3)).toBe('1111')
  await hide(false)
  expect(await order(page, 1)).toBe('12')
  /** Every intersection observer has been called for the new position, because this one has. */
  const observed = () =>
    page.evaluate(() => new Promise((done) => new IntersectionObserver((_, o) => done(o.disconnect())).observe(document.body)))
  await page.evaluate(() => {
    document.body.style.paddingTop = '3000px'
  })
  await observed()
  expect(await order(page, 3)).toBe('2222')
  await page.evaluate(() => {
    document.body.style.paddingTop = ''
  })
  await observed()
  expect(await order(page, 1)).toBe('23')
})

test('visitors who turn reduced motion on while the pictures change see no further change', async ({ page }) => {
  await open(page, { background_slideshow_loop: 'yes' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await order(page, 3)).toBe('1111')
})

test('only the picture in view and the next one are loaded (lazy)', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => /pictures/.test(request.url()) && requested.push(request.url().slice(-5, -4)))
  await open(page, { background_slideshow_loop: 'yes', background_slideshow_lazyload: 'yes' })
  await expect.poll(() => requested.join('')).toBe('12')
  await page.clock.runFor(2500)
  await expect.poll(() => requested.join('')).toBe('123')
  await expect(page.locator('.swiper-lazy.swiper-lazy-loaded')).toHaveCount(3)
})
