import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { keepServed, unmountDifference } from '../unmount'

const scrolling = { motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateY_effect: 'yes' }
const CSS = `* { box-sizing: border-box } body { margin: 0 } .up { height: 1000px } .fx { height: 100px } .rest { height: 3000px } .elementor-motion-effects-container { position: absolute; inset: 0 } .elementor-motion-effects-layer { position: absolute }`
const element = (type: string, settings: object, inner = 'x', more = '') =>
  `<div class="elementor-element fx ${more}" id="fx" data-element_type="${type}" data-settings='${JSON.stringify(settings)}'>${inner}</div>`
const page_ = (body: string) => `<div class="up"></div><main id="out">${body}</main><div class="rest"></div>`
const style = (page: Page, selector: string, ...names: string[]) =>
  page.locator(selector).evaluate((el, keys) => keys.map((key) => (el as HTMLElement).style.getPropertyValue(key)), names)
const number = async (page: Page, selector: string, name = '--translateY') =>
  Number.parseFloat((await style(page, selector, name))[0] as string)

test.use({ viewport: { width: 1200, height: 800 } })

/** What of each kind of element moves, and what its way is measured by (contract §7.3). */
for (const [type, inner, moves, parent] of [
  ['widget', '<div class="elementor-widget-container">x</div>', '#fx > .elementor-widget-container', '#fx'],
  ['column', '<div class="elementor-widget-wrap elementor-element-populated">x</div>', '#fx > .elementor-widget-wrap', '#fx'],
  ['container', 'x', '#fx', '#out'],
  ['section', 'x', '#fx', '#out'],
] as const)
  test(`of a ${type} ${moves} moves, by the place of ${parent}`, async ({ page, problems }) => {
    await keepServed(page)
    await ownPage(page, page_(element(type, scrolling, inner)), `${CSS} #out { padding: 150px 0 50px }`)
    await expect.poll(() => style(page, moves, '--translateY')).not.toEqual([''])
    await scrollTo(page, 600)
    const want = await page.locator(parent).evaluate((el) => {
      const css = getComputedStyle(el)
      const inside = el.clientHeight - Number.parseFloat(css.paddingTop) - Number.parseFloat(css.paddingBottom)
      return -((((800 - el.getBoundingClientRect().top) / (inside + 800)) * 100 - 50) * 4)
    })
    await expect.poll(async () => Math.abs((await number(page, moves)) - want)).toBeLessThan(0.05)
    await expect(page.locator(moves)).toHaveClass(/elementor-motion-effects-element(\s|$)/)
    await expect(page.locator(parent)).toHaveClass(/elementor-motion-effects-element-parent/)
    expect(await page.locator('.elementor-motion-effects-element').count()).toBe(1)
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

for (const [type, inner, home] of [
  ['section', 'x', '#fx'],
  ['container', '<div class="e-con-inner">x</div>', '#fx'],
  ['column', '<div class="elementor-widget-wrap elementor-element-populated">x</div>', '#fx > .elementor-element-populated'],
] as const)
  test(`the layer of a ${type}’s background lies first in ${home}`, async ({ page, problems }) => {
    const settings = Object.fromEntries(Object.entries(scrolling).map(([key, value]) => [`background_${key}`, value]))
    await keepServed(page)
    await ownPage(page, page_(element(type, settings, inner)), `${CSS} .fx { position: relative; height: 400px }`)
    const layer = `${home} > .elementor-motion-effects-container:first-child > .elementor-motion-effects-layer`
    await expect(page.locator(layer)).toHaveCSS('height', /\d/)
    await expect(page.locator('#fx')).toHaveClass(/elementor-motion-effects-element-type-background/)
    await expect.poll(() => number(page, layer)).toBeLessThanOrEqual(0)
    expect(await style(page, layer, 'height')).toEqual(['140%'])
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

for (const [what, range, percent] of [
  ['by the page, as fixed things do', {}, (y: number, page: number) => (y / page) * 100],
  ['by the viewport, where it is asked for', { motion_fx_range: 'viewport' }, (y: number) => (y / 800) * 100],
] as const)
  test(`what is fixed moves ${what}`, async ({ page }) => {
    const body = element(
      'widget',
      { ...scrolling, ...range, _position: 'fixed' },
      '<div class="elementor-widget-container" id="in">x</div>',
    )
    await ownPage(page, page_(body), `${CSS} #fx { position: fixed; top: 50px }`)
    await expect.poll(() => number(page, '#in')).toBe(200)
    for (const y of [300, 700]) {
      await scrollTo(page, y)
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      await expect.poll(async () => Math.abs((await number(page, '#in')) + (percent(y, end) - 50) * 4)).toBeLessThan(0.05)
    }
  })

test('the pointer’s effects the other way round', async ({ page }) => {
  const settings = {
    motion_fx_motion_fx_mouse: 'yes',
    motion_fx_tilt_effect: 'yes',
    motion_fx_tilt_direction: 'negative',
    motion_fx_mouseTrack_effect: 'yes',
    motion_fx_mouseTrack_direction: 'negative',
    motion_fx_mouseTrack_speed: { unit: 'px', size: 2, sizes: [] },
  }
  await ownPage(
    page,
    `<main id="out">${element('widget', settings, '<div class="elementor-widget-container" id="in">x</div>')}</main>`,
    `${CSS} body { overflow: hidden }`,
  )
  await expect(page.locator('#fx')).toHaveClass(/perspective/)
  // Nothing before the first movement.
  expect(await style(page, '#in', '--rotateX', '--translateX')).toEqual(['', ''])
  const moved = async () => {
    await page.mouse.move(290, 200)
    await page.mouse.move(300, 200)
    return style(page, '#in', '--rotateX', '--rotateY', '--translateX', '--translateY')
  }
  await expect.poll(moved).toEqual(['-10deg', '10deg', '-50px', '-50px'])
})

/** Specification §9: 200 ms after the window has come to rest. */
test('a window that changes is followed after 200 ms, once it rests', async ({ page, problems }) => {
  await page.clock.install({ time: 0 })
  await ownPage(
    page,
    page_(element('widget', { ...scrolling, motion_fx_devices: ['desktop'] }, '<div class="elementor-widget-container" id="in">x</div>')),
    CSS,
  )
  await expect(page.locator('#in')).toHaveClass(/elementor-motion-effects-element/)
  await page.clock.pauseAt(60_000)
  const is = async () => (await page.locator('#in').getAttribute('class'))?.includes('elementor-motion-effects-element')
  const resize = async (width: number) => {
    const heard = page.evaluate(() => new Promise((done) => addEventListener('resize', done, { once: true })).then(() => 1))
    await page.setViewportSize({ width, height: 800 })
    await heard
  }
  await resize(700)
  await page.clock.runFor(150)
  expect(await is()).toBe(true)
  await resize(690)
  await page.clock.runFor(150)
  expect(await is()).toBe(true)
  await page.clock.runFor(60)
  expect(await is()).toBe(false)
  expect(await style(page, '#in', 'transform')).toEqual([''])
  await resize(1200)
  await page.clock.runFor(190)
  expect(await is()).toBe(false)
  await page.clock.runFor(20)
  expect(await is()).toBe(true)
  expect(problems()).toEqual([])
})

test('what shows late is measured anew when its tabs or menu say so', async ({ page }) => {
  const settings = {
    background_motion_fx_motion_fx_mouse: 'yes',
    background_motion_fx_mouseTrack_effect: 'yes',
    background_motion_fx_mouseTrack_speed: { size: 5 },
  }
  await ownPage(
    page,
    `<main id="out">${element('section', settings)}</main>`,
    `${CSS} .fx { position: relative; height: 200px; width: 1200px } .wide .fx { width: 600px } body { overflow: hidden }`,
  )
  const layer = page.locator('.elementor-motion-effects-layer')
  const at = async () => {
    await page.mouse.move(590, 100)
    await page.mouse.move(600, 100)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    return layer.evaluate((el) => Math.round(Number.parseFloat(el.style.getPropertyValue('--translateX'))))
  }
  // Half of what the layer has too much, which is half of its element.
  await expect.poll(at).toBe(-300)
  await page.evaluate(() => document.body.classList.add('wide'))
  expect(await at()).toBe(-300)
  await page.evaluate(() => dispatchEvent(new Event('elementor-pro/motion-fx/recalc')))
  await expect.poll(at).toBe(-150)
})

test('two groups on one element, and what belongs to the background does not leak into the element (§7.2)', async ({ page, problems }) => {
  const settings = {
    ...scrolling,
    background_motion_fx_motion_fx_scrolling: 'yes',
    background_motion_fx_translateX_effect: 'yes',
    background_motion_fx_translateY_speed: { size: 10 },
    background_motion_fx_rotateZ_effect: 'yes',
  }
  await keepServed(page)
  await ownPage(page, page_(element('container', settings)), `${CSS} .fx { position: relative; height: 300px }`)
  await expect.poll(() => number(page, '#fx')).toBeGreaterThan(0)
  await scrollTo(page, 600)
  expect(await style(page, '#fx', '--translateX', '--rotateZ', 'transform')).toEqual(['', '', 'translateY(var(--translateY))'])
  expect(await style(page, '.elementor-motion-effects-layer', '--translateY', '--rotateZ', 'transform', 'width')).toEqual([
    '',
    '',
    'translateX(var(--translateX))',
    '140%',
  ])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a picture that comes late moves what is measured, without a scroll', async ({ page, problems }) => {
  await page.route('**/late.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>' }),
  )
  const inner = '<div class="elementor-widget-container" id="in"><img alt=""></div>'
  await ownPage(
    page,
    `<div class="near"></div>${element('widget', scrolling, inner)}<div class="rest"></div>`,
    `${CSS} .near { height: 500px } #fx { height: auto }`,
  )
  const progress = () =>
    page.locator('#fx').evaluate((el) => -(((800 - el.getBoundingClientRect().top) / (el.clientHeight + 800)) * 100 - 50) * 4)
  await expect.poll(async () => Math.abs((await number(page, '#in')) - (await progress()))).toBeLessThan(0.05)
  const before = await number(page, '#in')
  await page.evaluate(() => {
    ;(document.images[0] as HTMLImageElement).src = '/own/late.svg'
  })
  await expect.poll(async () => Math.abs((await number(page, '#in')) - (await progress()))).toBeLessThan(0.05)
  await expect.poll(async () => Math.abs((await number(page, '#in')) - before)).toBeGreaterThan(10)
  expect(problems()).toEqual([])
})
