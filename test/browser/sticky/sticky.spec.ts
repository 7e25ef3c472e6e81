import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, recordedScrollAndShifts, recordScrollAndShifts, scrollTo } from '../own-page'
import { settled } from '../settled'
import { islandStates, rememberServedMarkup, unmountDifference } from '../unmount'
import { areSticky, bar } from './sticky-pages'

const CSS = `* { box-sizing: border-box } body { margin: 0 } .strip { height: 315px } .bar { height: 110px; margin: 0 70px }
.room { position: relative; border: 10px solid; border-block-end-width: 10px; height: 800px } .rest { height: 3000px } .shrink.elementor-sticky--active { height: 40px }
.flex { display: flex; flex-direction: column; align-items: center; gap: 10px } .flex > .bar { width: 50% } .collapse { margin: 0 } #wpadminbar { position: fixed; top: 0; height: 32px; width: 100% }`
const state = (page: Page, id = 'bar') =>
  page.evaluate((name) => {
    const el = document.getElementById(name) as HTMLElement
    const has = (suffix: string) => el.classList.contains(`elementor-sticky--${suffix}`)
    return {
      active: has('active'),
      effects: has('effects'),
      position: getComputedStyle(el).position,
      top: Math.round(el.getBoundingClientRect().top),
      spacers: document.querySelectorAll('.elementor-sticky__spacer').length,
    }
  }, id)

test.beforeEach(async ({ page }) => {
  await recordScrollAndShifts(page)
  await rememberServedMarkup(page)
})

test('a bar sticks and takes effect at the exact pixel, and unmounting restores the page (vector 1)', async ({ page, problems }) => {
  await ownPage(
    page,
    `<div class="strip"></div>${bar({ sticky_offset: 20, sticky_effects_offset: 50 })}<div class="rest" id="rest"></div>`,
    CSS,
  )
  await areSticky(page)
  const sides = () => page.locator('#bar').evaluate((el) => [el.getBoundingClientRect().left, el.getBoundingClientRect().width])
  const served = await sides()
  for (const [y, active, effects] of [
    [294, false, false],
    [295, true, false],
    [344, true, false],
    [345, true, true],
    [344, true, false],
    [900, true, true],
    [294, false, false],
  ] as const) {
    await scrollTo(page, y)
    expect([y, await state(page)]).toEqual([
      y,
      { active, effects, position: active ? 'fixed' : 'static', top: active ? 20 : 315 - y, spacers: active ? 1 : 0 },
    ])
    expect(await page.locator('#rest').evaluate((el) => el.getBoundingClientRect().top + scrollY)).toBe(425)
    expect(await sides()).toEqual(served)
  }
  await scrollTo(page, 600)
  expect(await unmountDifference(page)).toBe('')
  expect((await recordedScrollAndShifts(page)).allShifts).toBe(0)
  expect(problems()).toEqual([])
})

test('a bar stops at its parent’s end, with one “stick” and one “unstick” (vector 2)', async ({ page }) => {
  // The parent's inner lower edge lies at 1115.
  await ownPage(
    page,
    `<main id="rel"><div class="strip" id="up"></div><div class="room" id="room">${bar({ sticky_offset: 20, sticky_parent: 'yes' })}</div><div class="rest"></div></main>`,
    `${CSS} #up { height: 305px } #room { height: 820px }`,
  )
  await areSticky(page)
  await page.evaluate(() => {
    const { log } = Object.assign(window, { log: [] as string[] })
    for (const name of ['sticky:stick', 'sticky:unstick']) document.getElementById('bar')?.addEventListener(name, () => log.push(name))
  })
  await scrollTo(page, 984)
  expect(await state(page)).toMatchObject({ active: true, position: 'fixed', top: 20 })
  await scrollTo(page, 985)
  expect(await state(page)).toMatchObject({ active: true, position: 'absolute', top: 20, spacers: 1 })
  expect(await page.locator('#bar').evaluate((el: HTMLElement) => [el.style.top, el.style.bottom, el.style.insetInlineStart])).toEqual([
    '',
    '0px',
    '70px',
  ])
  expect(await page.locator('#bar').evaluate((el) => el.getBoundingClientRect().left)).toBe(80)
  await scrollTo(page, 1200)
  expect((await state(page)).top).toBe(-195)
  await scrollTo(page, 700)
  expect(await state(page)).toMatchObject({ position: 'fixed', top: 20 })
  await scrollTo(page, 294)
  expect(await state(page)).toMatchObject({ active: false, spacers: 0 })
  expect(await page.evaluate(() => (window as unknown as { log: string[] }).log)).toEqual(['sticky:stick', 'sticky:unstick'])
  expect((await recordedScrollAndShifts(page)).allShifts).toBe(0)
  expect(await unmountDifference(page)).toBe('')
})

test('a bar sticks to the bottom until its own place comes (vector 3)', async ({ page }) => {
  await ownPage(page, `<div class="rest"></div>${bar({ sticky: 'bottom' })}<div class="rest"></div>`, CSS)
  await areSticky(page)
  await expect.poll(() => state(page)).toMatchObject({ active: true, effects: true, top: 690 })
  for (const [y, active] of [
    [2310, true],
    [2311, false],
    [3000, false],
    [100, true],
  ] as const) {
    await scrollTo(page, y)
    expect([y, (await state(page)).active]).toEqual([y, active])
  }
  expect((await recordedScrollAndShifts(page)).allShifts).toBe(0)
})

test('a bar sticks below the admin bar (vector 4)', async ({ page }) => {
  await ownPage(page, `<div id="wpadminbar"></div><div class="strip"></div>${bar({ sticky_offset: 0 })}<div class="rest"></div>`, CSS)
  await areSticky(page)
  await scrollTo(page, 284)
  expect(await page.locator('#bar').evaluate((el: HTMLElement) => el.style.top)).toBe('32px')
})

test('a bar is released on other devices, and sticks again on its own (vector 5)', async ({ page }) => {
  await ownPage(page, `<div class="strip"></div>${bar({ sticky_on: ['desktop'] })}<div class="rest"></div>`, CSS)
  await areSticky(page)
  await scrollTo(page, 700)
  expect((await state(page)).active).toBe(true)
  await page.setViewportSize({ width: 600, height: 800 })
  await expect.poll(() => page.locator('#bar').getAttribute('class')).toBe('bar')
  expect((await state(page)).spacers).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => state(page)).toMatchObject({ active: true, effects: true, spacers: 1 })
})

test('at rest nothing listens for scrolling', async ({ page }) => {
  await ownPage(page, `${bar({ sticky_effects_offset: 100 })}<div class="rest"></div><div class="rest"></div>`, CSS)
  await areSticky(page)
  await expect.poll(() => state(page)).toMatchObject({ active: true, effects: false })
  await expect.poll(async () => (await recordedScrollAndShifts(page)).scrollListeners).toBe(0)
  await scrollTo(page, 2000)
  expect(await state(page)).toMatchObject({ active: true, effects: true })
  await expect.poll(async () => (await recordedScrollAndShifts(page)).scrollListeners).toBe(0)
})

test('nothing listens for scrolling where a bar sticks on other devices only, also once its size has changed', async ({ page }) => {
  await ownPage(page, `${bar({ sticky_on: ['mobile'] })}${bar({ sticky_on: ['mobile'] }, 'other')}<div class="rest"></div>`, CSS)
  await expect.poll(() => islandStates(page)).toMatchObject({ states: { 'sticky mounted': 2 } })
  await settled(page)
  await page.locator('#bar').evaluate((el) => el.append('longer', document.createElement('hr')))
  await settled(page)
  await scrollTo(page, 200)
  await expect.poll(async () => (await recordedScrollAndShifts(page)).scrollListeners).toBe(0)
})

test('scrolling is listened for only near the position where the state changes', async ({ page }) => {
  await ownPage(page, `<div class="rest"></div>${bar({})}<div class="rest"></div>`, CSS)
  await areSticky(page)
  // What waits for a frame listens until then.
  const listeners = async () => (await recordedScrollAndShifts(page)).scrollListeners
  await expect.poll(listeners).toBe(0)
  await scrollTo(page, 2800)
  await expect.poll(listeners).toBe(1)
  await scrollTo(page, 4500)
  await expect.poll(async () => [(await state(page)).active, await listeners()]).toEqual([true, 0])
})

test('a header that shrinks while stuck moves nothing', async ({ page }) => {
  await ownPage(
    page,
    `<div class="strip"></div><div class="bar shrink" id="bar" data-settings='{"sticky":"top"}'></div><div class="rest" id="rest"></div>`,
    CSS,
  )
  await areSticky(page)
  await scrollTo(page, 600)
  expect(await page.locator('.elementor-sticky__spacer').evaluate((el: HTMLElement) => el.offsetHeight)).toBe(110)
  expect((await recordedScrollAndShifts(page)).allShifts).toBe(0)
})

test('the spacer keeps the page in place in flex boxes and where margins collapse through the bar', async ({ page }) => {
  const collapse = `<div class="collapse" id="two" data-settings='{"sticky":"top","sticky_offset":200}'><p>tekst</p></div><p id="after">po</p>`
  await ownPage(
    page,
    `<div class="strip"></div><div class="flex">${bar({})}<p id="next">obok</p></div>${collapse}<div class="rest" id="rest"></div>`,
    CSS,
  )
  await areSticky(page, 2)
  const positions = () =>
    page.evaluate(() =>
      ['next', 'after', 'rest'].map((id) => (document.getElementById(id) as HTMLElement).getBoundingClientRect().top + scrollY),
    )
  const served = await positions()
  await scrollTo(page, 700)
  expect([(await state(page)).active, (await state(page, 'two')).active, (await state(page)).spacers]).toEqual([true, true, 2])
  expect(await positions()).toEqual(served)
  expect((await recordedScrollAndShifts(page)).allShifts).toBe(0)
})

test('a bar follows content that grows above it, and a new width of its parent', async ({ page }) => {
  await ownPage(page, `<div class="strip" id="up"></div><div id="parent">${bar({})}</div><div class="rest"></div>`, CSS)
  await areSticky(page)
  await scrollTo(page, 320)
  expect((await state(page)).active).toBe(true)
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'
    ;(document.getElementById('up') as HTMLElement).style.height = '900px'
  })
  await expect.poll(() => state(page)).toMatchObject({ active: false, spacers: 0 })
  await scrollTo(page, 1000)
  await page.evaluate(() => {
    ;(document.getElementById('parent') as HTMLElement).style.width = '500px'
  })
  await expect.poll(() => page.locator('#bar').evaluate((el: HTMLElement) => el.offsetWidth)).toBe(360)
})

test('native jumps stop below a bar while it is stuck', async ({ page }) => {
  await ownPage(page, `<div class="strip"></div>${bar({})}<div class="rest"></div><h2 id="target">target</h2><div class="rest"></div>`, CSS)
  await areSticky(page)
  await scrollTo(page, 600)
  const padding = () => page.evaluate(() => document.documentElement.style.scrollPaddingTop)
  expect(await padding()).toBe('110px')
  await page.evaluate(() => {
    location.hash = 'target'
  })
  await expect.poll(() => page.locator('#target').evaluate((el) => Math.round(el.getBoundingClientRect().top))).toBe(110)
  await scrollTo(page, 0)
  expect(await padding()).toBe('')
})

test('on a right-to-left page a bar keeps its horizontal position, stuck and at its parent’s end', async ({ page }) => {
  await ownPage(
    page,
    `<main id="rel"><div class="strip"></div><div class="room" id="room">${bar({ sticky_parent: 'yes' })}</div><div class="rest"></div></main>`,
    `${CSS} html { direction: rtl } #bar { margin: 0 30px 0 0; width: 400px }`,
  )
  await areSticky(page)
  const left = () => page.locator('#bar').evaluate((el) => el.getBoundingClientRect().left)
  const served = await left()
  await scrollTo(page, 500)
  expect([(await state(page)).position, await left()]).toEqual(['fixed', served])
  await scrollTo(page, 1200)
  expect([(await state(page)).position, await left()]).toEqual(['absolute', served])
})
