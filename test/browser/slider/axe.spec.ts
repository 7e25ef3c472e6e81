import type { Locator, Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { autoplay, KINDS } from './every-kind'
import { mountedCount, openPage, restingSlide, started } from './sliders'

const withEnds = { infinite: '', loop: '' }
type Act = (box: Locator) => Promise<void>
/** Every state of a slider: its initial ones, side by side on one page, and those that a visitor reaches from there. */
const STATES: { name: string; settings?: object; count?: number; hidden?: boolean; next?: [name: string, act: Act] }[] = [
  { name: 'at rest', next: ['after a step', (box) => stepOnce(box)] },
  { name: 'playing', settings: autoplay, next: ['paused', (box) => box.locator('.skerry-slider-pause').click()] },
  { name: 'at the first slide', settings: withEnds, count: 4, next: ['at the last slide', (box) => checkBothEnds(box)] },
  { name: 'with one slide', count: 1 },
  { name: 'with too few to move', settings: withEnds, count: 2 },
  { name: 'hidden', hidden: true },
]
/** Screens on which all kinds play. */
const SCREENS: Record<string, { dir?: string; width?: number; reducedMotion?: boolean }> = {
  'with reduced motion': { reducedMotion: true },
  'from right to left': { dir: 'rtl' },
  'on a phone': { width: 390 },
}

const nextArrow = (box: Locator) => box.getByRole('button', { name: 'Następny slajd' })
async function stepOnce(box: Locator) {
  await nextArrow(box).click()
  await expect.poll(() => restingSlide(box)).toBe(1)
}
async function stepToTheEnd(box: Locator) {
  await nextArrow(box).focus()
  for (let i = 0; i < 6 && (await nextArrow(box).getAttribute('aria-disabled')) !== 'true'; i++) {
    const before = await restingSlide(box)
    await box.page().keyboard.press('Enter')
    await expect.poll(() => restingSlide(box)).toBeGreaterThan(before)
  }
  await expect(nextArrow(box)).toHaveAttribute('aria-disabled', 'true')
}
/** Checks that an arrow at the end says so, does nothing, keeps the focus and can be reached with Tab. */
async function checkBothEnds(box: Locator) {
  const { keyboard } = box.page()
  const back = box.getByRole('button', { name: 'Poprzedni slajd' })
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(nextArrow(box)).toHaveAttribute('aria-disabled', 'false')
  expect(await back.evaluate((el) => (el as HTMLElement).tabIndex)).toBe(0)
  await back.focus()
  await keyboard.press('Enter')
  expect(await restingSlide(box)).toBe(0)
  await expect(back).toBeFocused()
  await stepToTheEnd(box)
  await expect(nextArrow(box)).toBeFocused()
  await expect(back).toHaveAttribute('aria-disabled', 'false')
  const last = await restingSlide(box)
  await keyboard.press('Enter')
  expect(await restingSlide(box)).toBe(last)
  await keyboard.press('Shift+Tab')
  await expect(nextArrow(box)).not.toBeFocused()
  await keyboard.press('Tab')
  await expect(nextArrow(box)).toBeFocused()
}

interface Box {
  name: string
  html: string
  /** It has slides to move, and a width. */
  moves: boolean
  hidden?: boolean
}
/** Opens a page with these sliders, and waits until those that move have all their controls. */
async function openAll(page: Page, boxes: Box[], { dir = 'ltr', width = 1280, reducedMotion = false } = {}) {
  await page.emulateMedia({ reducedMotion: reducedMotion ? 'reduce' : 'no-preference' })
  await page.setViewportSize({ width, height: 800 })
  // As high as on real pages, so that the controls do not overlap.
  await page.route('**/high.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: '.swiper-slide{min-height:220px}main>div{position:relative}' }),
  )
  const all = boxes.map(({ name, html, hidden }) => `<div id="${name}" ${hidden ? 'hidden' : ''}>${html}</div>`)
  await openPage(page, `<h1>Strona</h1><a href="#before">Przed</a>${all.join('')}`, {
    css: '/builder.css /skerry.css /skerry.builder.css /high.css',
    dir,
  })
  await expect.poll(() => mountedCount(page)).toBe(boxes.length)
  for (const { name, moves } of boxes) if (moves) await started(page, `[id="${name}"] .swiper-wrapper`)
}

/** One for each set of controls: the others differ from one of these by what moves. */
const OF_CONTROLS = [
  'by hand',
  'by hand, fade',
  'image',
  'media carousel',
  'media cube',
  'slideshow with thumbs',
  'reviews',
  'nested',
  'loop',
]
for (const kind of OF_CONTROLS) {
  const make = KINDS[kind] as (typeof KINDS)[string]
  test(`${kind}: axe finds nothing wrong in any state`, async ({ page, problems }) => {
    await openAll(
      page,
      STATES.map(({ name, hidden, settings = {}, count = 5 }) => ({
        name,
        hidden,
        moves: !hidden && count > 1,
        html: make(settings, count, name),
      })),
    )
    expect(await axe(page), STATES.map(({ name }) => name).join()).toEqual([])
    for (const { name, next } of STATES) if (next) await test.step(next[0], () => next[1](page.locator(`[id="${name}"]`)))
    expect(await axe(page), STATES.flatMap(({ next }) => next?.[0] ?? []).join()).toEqual([])
    expect(problems()).toEqual([])
  })
}

for (const [where, screen] of Object.entries(SCREENS))
  test(`${where} axe finds nothing wrong with any kind that plays`, async ({ page, problems }) => {
    await openAll(
      page,
      Object.entries(KINDS).map(([name, make]) => ({ name, moves: true, html: make(autoplay, 5, name) })),
      screen,
    )
    expect(await axe(page)).toEqual([])
    expect(problems()).toEqual([])
  })
