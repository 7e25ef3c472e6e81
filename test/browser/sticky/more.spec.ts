import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { keepServed, unmountDifference } from '../unmount'

const CSS = `* { box-sizing: border-box } body { margin: 0 } .strip { height: 700px } .bar { height: 80px } .rest { height: 3000px } .room { position: relative; height: 1500px; border: 10px solid }`
const bar = (settings: object = {}, inner = 'pasek', id = 'bar') =>
  `<div class="bar" id="${id}" data-settings='${JSON.stringify({ sticky: 'top', ...settings })}'>${inner}</div>`
const state = (page: Page) =>
  page.locator('#bar').evaluate((el: HTMLElement) => ({
    active: el.classList.contains('elementor-sticky--active'),
    handles: el.classList.contains('elementor-section--handles-inside'),
    position: getComputedStyle(el).position,
    top: Math.round(el.getBoundingClientRect().top),
  }))

test('at the bottom, pinned to its parent’s start, and back', async ({ page, problems }) => {
  await keepServed(page)
  await ownPage(
    page,
    `<div class="rest"></div><div class="room" id="room"><div class="strip"></div>${bar({ sticky: 'bottom', sticky_offset: 20, sticky_parent: 'yes' })}</div><div class="rest"></div>`,
    CSS,
  )
  await expect(page.locator('.elementor-sticky')).toBeAttached()
  // Where the parent begins, within its border; the bar needs 100 px of it, and its own place comes 780 px below.
  const room = 3010
  for (const [y, position, top] of [
    [room - 500, 'fixed', 700],
    [room - 699, 'fixed', 700],
    [room - 700, 'absolute', 700],
    [room - 900, 'absolute', 900],
    [room - 701, 'absolute', 701],
    [room - 650, 'fixed', 700],
    [room - 1, 'fixed', 700],
    [room + 1, 'static', 699],
    [room - 650, 'fixed', 700],
  ] as const) {
    await scrollTo(page, y)
    expect([y, await state(page)]).toEqual([y, { active: position !== 'static', handles: position !== 'static', position, top }])
  }
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the builder’s class for its handles, an empty box that keeps the room, and no id twice', async ({ page }) => {
  await ownPage(page, `<div class="strip"></div>${bar({}, '<b id="in">x</b>')}<div class="rest"></div>`, CSS)
  await expect(page.locator('.elementor-sticky')).toBeAttached()
  await scrollTo(page, 900)
  expect(await state(page)).toMatchObject({ active: true, handles: true })
  expect(
    await page.locator('.elementor-sticky__spacer').evaluate((el) => [el.childNodes.length, el.id, el.getAttribute('data-settings')]),
  ).toEqual([0, '', null])
  expect(await page.locator('[id=in]').count()).toBe(1)
  await scrollTo(page, 0)
  expect(await state(page)).toMatchObject({ active: false, handles: false })
})
/** Specification §9. */
test('another device is followed 300 ms after the window has come to rest', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await ownPage(page, `<div class="strip"></div>${bar({ sticky_on: ['desktop'] })}<div class="rest"></div>`, CSS)
  await expect(page.locator('.elementor-sticky')).toBeAttached()
  await page.clock.pauseAt(60_000)
  const is = () => page.locator('#bar').evaluate((el) => el.classList.contains('elementor-sticky'))
  const resize = async (width: number) => {
    const heard = page.evaluate(() => new Promise((done) => addEventListener('resize', done, { once: true })).then(() => 1))
    await page.setViewportSize({ width, height: 800 })
    await heard
  }
  await resize(700)
  await page.clock.runFor(250)
  expect(await is()).toBe(true)
  await resize(690)
  await page.clock.runFor(250)
  expect(await is()).toBe(true)
  await page.clock.runFor(60)
  expect(await is()).toBe(false)
  await resize(1280)
  await page.clock.runFor(290)
  expect(await is()).toBe(false)
  await page.clock.runFor(30)
  expect(await is()).toBe(true)
})
