import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, recordedScrollAndShifts, recordScrollAndShifts, scrollTo } from '../own-page'
import { rememberServedMarkup, scanAgain, unmountDifference } from '../unmount'
import { areSticky, bar } from './sticky-pages'

const CSS = `* { box-sizing: border-box } body { margin: 0 } .strip { height: 700px } .bar { height: 80px } .rest { height: 3000px } .room { position: relative; height: 1500px; border: 10px solid }`
const state = (page: Page) =>
  page.locator('#bar').evaluate((el: HTMLElement) => ({
    active: el.classList.contains('elementor-sticky--active'),
    handles: el.classList.contains('elementor-section--handles-inside'),
    position: getComputedStyle(el).position,
    top: Math.round(el.getBoundingClientRect().top),
  }))

test('a bar at the bottom stays at its parent’s start, and comes back', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await ownPage(
    page,
    `<div class="rest"></div><div class="room" id="room"><div class="strip"></div>${bar({ sticky: 'bottom', sticky_offset: 20, sticky_parent: 'yes' })}</div><div class="rest"></div>`,
    CSS,
  )
  await areSticky(page)
  // The parent's top within its border. The bar needs 100 px of the parent, and its own place ends 780 px below.
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

test('a stuck bar has the builder’s class for its handles, and an empty spacer without a copy of its ids', async ({ page }) => {
  await ownPage(page, `<div class="strip"></div>${bar({}, 'bar', '<b id="in">x</b>')}<div class="rest"></div>`, CSS)
  await areSticky(page)
  await scrollTo(page, 900)
  expect(await state(page)).toMatchObject({ active: true, handles: true })
  expect(
    await page.locator('.elementor-sticky__spacer').evaluate((el) => [el.childNodes.length, el.id, el.getAttribute('data-settings')]),
  ).toEqual([0, '', null])
  expect(await page.locator('[id=in]').count()).toBe(1)
  await scrollTo(page, 0)
  expect(await state(page)).toMatchObject({ active: false, handles: false })
})

test('another device counts 300 ms after the last resize (specification §9)', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await ownPage(page, `<div class="strip"></div>${bar({ sticky_on: ['desktop'] })}<div class="rest"></div>`, CSS)
  await areSticky(page)
  await page.clock.pauseAt(60_000)
  const isSticky = () => page.locator('#bar').evaluate((el) => el.classList.contains('elementor-sticky'))
  const resize = async (width: number) => {
    const resized = page.evaluate(() => new Promise((done) => addEventListener('resize', done, { once: true })).then(() => 1))
    await page.setViewportSize({ width, height: 800 })
    await resized
  }
  await resize(700)
  await page.clock.runFor(250)
  expect(await isSticky()).toBe(true)
  await resize(690)
  await page.clock.runFor(250)
  expect(await isSticky()).toBe(true)
  await page.clock.runFor(60)
  expect(await isSticky()).toBe(false)
  await resize(1280)
  await page.clock.runFor(290)
  expect(await isSticky()).toBe(false)
  await page.clock.runFor(30)
  expect(await isSticky()).toBe(true)
})

test('a bar that another bar’s listener unmounts in the frame in which both would stick is as it was', async ({ page, problems }) => {
  await ownPage(page, `<div class="strip"></div>${bar({}, 'one')}${bar({ sticky_offset: 80 }, 'two')}<div class="rest"></div>`, CSS)
  await areSticky(page, 2)
  await page.evaluate(() => {
    const [one, two] = ['one', 'two'].map((id) => document.getElementById(id) as HTMLElement) as [HTMLElement, HTMLElement]
    one.addEventListener('sticky:stick', () => (window as unknown as { Skerry: { unmount: (el: Element) => void } }).Skerry.unmount(two))
  })
  await scrollTo(page, 1500)
  await expect(page.locator('#one')).toHaveClass(/elementor-sticky--active/)
  expect(await page.locator('#two').evaluate((el) => [el.className, el.getAttribute('style')])).toEqual(['bar', null])
  await expect(page.locator('.elementor-sticky__spacer')).toHaveCount(1)
  expect(problems()).toEqual([])
})

test('a bar that its own listener unmounts as it sticks is as it was, and nothing listens any more', async ({ page, problems }) => {
  await recordScrollAndShifts(page)
  await ownPage(page, `<div class="strip"></div>${bar({})}<div class="rest"></div>`, CSS)
  await areSticky(page)
  await page.evaluate(() => {
    const { unmount } = (window as unknown as { Skerry: { unmount: (el: Element) => void } }).Skerry
    document.addEventListener('sticky:stick', (event) => unmount(event.target as Element), { once: true })
  })
  await scrollTo(page, 900)
  expect(await page.locator('#bar').evaluate((el) => [el.className, el.getAttribute('style')])).toEqual(['bar', null])
  await expect(page.locator('.elementor-sticky__spacer')).toHaveCount(0)
  expect((await recordedScrollAndShifts(page)).scrollListeners).toBe(0)
  expect(problems()).toEqual([])
})

test('a bar that is unmounted while the page prints sticks when it is started again', async ({ page, problems }) => {
  await ownPage(page, `<div class="strip"></div>${bar()}<div class="rest"></div>`, CSS)
  await areSticky(page)
  await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    ;(window as unknown as { Skerry: { unmount: (root: Node) => void } }).Skerry.unmount(document)
    dispatchEvent(new Event('afterprint'))
  })
  await areSticky(page, 0)
  await scanAgain(page)
  await areSticky(page)
  await scrollTo(page, 900)
  expect(await state(page)).toMatchObject({ active: true, position: 'fixed', top: 0 })
  expect(problems()).toEqual([])
})

test('the spacer takes none of the looks and sizes that a site gives its own boxes', async ({ page, problems }) => {
  await ownPage(
    page,
    `<div class="strip"></div><main><header id="bar" class="bar" data-settings='{"sticky":"top"}'>x</header></main><ol><li>One</li><li id="two" data-settings='{"sticky":"top","sticky_offset":80}'>Two</li><li>Three</li></ol><p id="after">x</p><div class="rest"></div>`,
    `${CSS} main > div, ol > div { min-height: 300px; max-width: 50px; padding: 9px; border: 2px solid; background: red; transition: all 1s } ol * { transition: all 1s }`,
  )
  await areSticky(page, 2)
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('li:last-child, #after')].map((el) => Math.round(el.getBoundingClientRect().top + scrollY)),
    )
  const served = await places()
  await scrollTo(page, 1500)
  expect(await places()).toEqual(served)
  const looks = await page.locator('.elementor-sticky__spacer').evaluateAll((els) =>
    els.map((el) => {
      const { backgroundColor, borderTopWidth, display, paddingTop } = getComputedStyle(el)
      return { backgroundColor, borderTopWidth, display, paddingTop }
    }),
  )
  const none = { backgroundColor: 'rgba(0, 0, 0, 0)', borderTopWidth: '0px', display: 'block', paddingTop: '0px' }
  expect(looks).toEqual([none, none])
  expect(problems()).toEqual([])
})
