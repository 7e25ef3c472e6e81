import type { Locator, Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { KINDS } from './slider-every'
import { openPage, started } from './sliders'

const plays = { autoplay: 'yes', autoplay_speed: 60_000, pause_on_interaction: 'yes' }
const ends = { infinite: '', loop: '' }
type Act = (box: Locator) => Promise<void>
/** Every state a slider can be found in: those it comes up in, side by side on one page, and those that presses lead to from there. */
const STATES: { name: string; settings?: object; count?: number; hidden?: boolean; next?: [name: string, act: Act] }[] = [
  { name: 'at rest', next: ['after a step', (box) => press(box)] },
  { name: 'playing', settings: plays, next: ['paused', (box) => box.locator('.skerry-slider-pause').click()] },
  { name: 'at the first', settings: ends, next: ['at the last', (box) => fromEndToEnd(box)] },
  { name: 'with one slide', count: 1 },
  { name: 'with too few to move', settings: ends, count: 2 },
  { name: 'hidden', hidden: true },
]
/** And where they all play. */
const SCREENS: Record<string, { dir?: string; width?: number; calm?: boolean }> = {
  'with less motion': { calm: true },
  'from right to left': { dir: 'rtl' },
  'on a phone': { width: 390 },
}

const arrow = (box: Locator) => box.getByRole('button', { name: 'Następny slajd' })
const index = (box: Locator) =>
  box
    .locator('.swiper-initialized')
    .first()
    .evaluate((el) => {
      const { swiper } = el as unknown as { swiper: { realIndex: number; animating: boolean } }
      return swiper.animating ? -1 : swiper.realIndex
    })
async function press(box: Locator) {
  await arrow(box).click()
  await expect.poll(() => index(box)).toBe(1)
}
async function toTheEnd(box: Locator) {
  await arrow(box).focus()
  for (let i = 0; i < 6 && (await arrow(box).getAttribute('aria-disabled')) !== 'true'; i++) {
    const before = await index(box)
    await box.page().keyboard.press('Enter')
    await expect.poll(() => index(box)).toBeGreaterThan(before)
  }
  await expect(arrow(box)).toHaveAttribute('aria-disabled', 'true')
}
/** At an end the arrow says so, keeps the focus and stays reachable. */
async function fromEndToEnd(box: Locator) {
  const { keyboard } = box.page()
  const back = box.getByRole('button', { name: 'Poprzedni slajd' })
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(arrow(box)).toHaveAttribute('aria-disabled', 'false')
  expect(await back.evaluate((el) => (el as HTMLElement).tabIndex)).toBe(0)
  // It does nothing there.
  await back.focus()
  await keyboard.press('Enter')
  expect(await index(box)).toBe(0)
  await expect(back).toBeFocused()
  await toTheEnd(box)
  await expect(arrow(box)).toBeFocused()
  await expect(back).toHaveAttribute('aria-disabled', 'false')
  const last = await index(box)
  await keyboard.press('Enter')
  expect(await index(box)).toBe(last)
  // Away and back by the Tab key.
  await keyboard.press('Shift+Tab')
  await expect(arrow(box)).not.toBeFocused()
  await keyboard.press('Tab')
  await expect(arrow(box)).toBeFocused()
}

interface Box {
  name: string
  html: string
  moves: boolean
  hidden?: boolean
}
/** Opens a page with these sliders, and waits until those that move have all that belongs to them. */
async function openAll(page: Page, boxes: Box[], { dir = 'ltr', width = 1280, calm = false } = {}) {
  await page.emulateMedia({ reducedMotion: calm ? 'reduce' : 'no-preference' })
  await page.setViewportSize({ width, height: 800 })
  // As high as slides of real pages, so that the controls do not lie on each other.
  await page.route('**/high.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: '.swiper-slide{min-height:220px}main>div{position:relative}' }),
  )
  const all = boxes.map(({ name, html, hidden }) => `<div id="${name}" ${hidden ? 'hidden' : ''}>${html}</div>`)
  await openPage(page, `<h1>Strona</h1><a href="#przed">Przed</a>${all.join('')}`, { css: '/builder.css /skerry.css /high.css', dir })
  await expect.poll(() => mounted(page)).toBe(boxes.length)
  for (const { name, moves } of boxes) if (moves) await started(page, `[id="${name}"] .swiper-wrapper`)
}
const mounted = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { Skerry?: { islands: () => { state: string }[] } }).Skerry?.islands().filter((i) => i.state === 'mounted')
        .length,
  )

for (const [kind, make] of Object.entries(KINDS))
  test(`${kind}: axe has nothing to say ${STATES.flatMap(({ name, next }) => [name, next?.[0] ?? []].flat()).join(', ')}`, async ({
    page,
    problems,
  }) => {
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

for (const [where, screen] of Object.entries(SCREENS))
  test(`${where}: axe has nothing to say of any kind that plays`, async ({ page, problems }) => {
    await openAll(
      page,
      Object.entries(KINDS).map(([name, make]) => ({ name, moves: true, html: make(plays, 5, name) })),
      screen,
    )
    expect(await axe(page)).toEqual([])
    expect(problems()).toEqual([])
  })
