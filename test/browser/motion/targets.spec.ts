import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const scrolling = { motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateY_effect: 'yes' }
const CSS = `* { box-sizing: border-box } body { margin: 0 } .up { height: 1000px } .fx { height: 100px } .rest { height: 3000px } .elementor-motion-effects-container { position: absolute; inset: 0 } .elementor-motion-effects-layer { position: absolute }`
const element = (type: string, settings: object, inner = 'x', more = '') =>
  `<div class="elementor-element fx ${more}" id="fx" data-element_type="${type}" data-settings='${JSON.stringify(settings)}'>${inner}</div>`
const pageWith = (body: string) => `<div class="up"></div><main id="out">${body}</main><div class="rest"></div>`
const style = (page: Page, selector: string, ...names: string[]) =>
  page.locator(selector).evaluate((el, keys) => keys.map((key) => (el as HTMLElement).style.getPropertyValue(key)), names)
const number = async (page: Page, selector: string, name = '--translateY') =>
  Number.parseFloat((await style(page, selector, name))[0] as string)

test.use({ viewport: { width: 1200, height: 800 } })

/** What moves of each kind of element, and by which element's position (contract menus §7.3). */
test('what moves of each kind of element, and by which element’s position', async ({ page, problems, each }) => {
  await each(
    [
      ['widget', '<div class="elementor-widget-container">x</div>', '#fx > .elementor-widget-container', '#fx'],
      // Newer builders print no wrapper (contract newer §15).
      ['widget', 'x', '#fx', '#out'],
      ['column', '<div class="elementor-widget-wrap elementor-element-populated">x</div>', '#fx > .elementor-widget-wrap', '#fx'],
      ['container', 'x', '#fx', '#out'],
      ['section', 'x', '#fx', '#out'],
    ] as const,
    ([type, inner, moves, parent]) => `of a ${type} with “${inner.slice(0, 12)}” in it ${moves} moves, by the position of ${parent}`,
    async ([type, inner, moves, parent]) => {
      await rememberServedMarkup(page)
      await ownPage(page, pageWith(element(type, scrolling, inner)), `${CSS} #out { padding: 150px 0 50px }`)
      await expect.poll(() => style(page, moves, '--translateY')).not.toEqual([''])
      await scrollTo(page, 600)
      const want = await page.locator(parent).evaluate((el) => {
        const css = getComputedStyle(el)
        const inside = el.clientHeight - Number.parseFloat(css.paddingTop) - Number.parseFloat(css.paddingBottom)
        return -((((800 - el.getBoundingClientRect().top) / (inside + 800)) * 100 - 50) * 4)
      })
      await expect.poll(async () => Math.abs((await number(page, moves)) - want)).toBeLessThan(0.05)
      await expect(page.locator(moves)).toHaveClass(/elementor-motion-effects-element(\s|$)/)
      await expect(page.locator(parent)).toHaveClass(/elementor-motion-effects-parent/)
      expect(await page.locator('.elementor-motion-effects-element').count()).toBe(1)
      expect(await unmountDifference(page)).toBe('')
      expect(problems()).toEqual([])
    },
  )
})

test('the layer of a background is the first child of its box', async ({ page, problems, each }) => {
  await each(
    [
      ['section', 'x', '#fx'],
      ['container', '<div class="e-con-inner">x</div>', '#fx'],
      ['column', '<div class="elementor-widget-wrap elementor-element-populated">x</div>', '#fx > .elementor-element-populated'],
    ] as const,
    ([type, , box]) => `the layer of a ${type}’s background is the first child of ${box}`,
    async ([type, inner, box]) => {
      const settings = Object.fromEntries(Object.entries(scrolling).map(([key, value]) => [`background_${key}`, value]))
      await rememberServedMarkup(page)
      await ownPage(page, pageWith(element(type, settings, inner)), `${CSS} .fx { position: relative; height: 400px }`)
      const layer = `${box} > .elementor-motion-effects-container:first-child > .elementor-motion-effects-layer`
      await expect(page.locator(layer)).toHaveCSS('height', /\d/)
      await expect(page.locator('#fx')).toHaveClass(/elementor-motion-effects-element-type-background/)
      await expect.poll(() => number(page, layer)).toBeLessThanOrEqual(0)
      expect(await style(page, layer, 'height')).toEqual(['140%'])
      expect(await unmountDifference(page)).toBe('')
      expect(problems()).toEqual([])
    },
  )
})

test('a fixed element moves by the page’s scroll position, or by the viewport’s height', async ({ page, each }) => {
  await each(
    [
      ['by the page’s scroll position', {}, (y: number, page: number) => (y / page) * 100],
      ['by the viewport’s height, where the range says so', { motion_fx_range: 'viewport' }, (y: number) => (y / 800) * 100],
    ] as const,
    ([what]) => `a fixed element moves ${what}`,
    async ([, range, percent]) => {
      const body = element(
        'widget',
        { ...scrolling, ...range, _position: 'fixed' },
        '<div class="elementor-widget-container" id="in">x</div>',
      )
      await ownPage(page, pageWith(body), `${CSS} #fx { position: fixed; top: 50px }`)
      await expect.poll(() => number(page, '#in')).toBe(200)
      for (const y of [300, 700]) {
        await scrollTo(page, y)
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
        await expect.poll(async () => Math.abs((await number(page, '#in')) + (percent(y, end) - 50) * 4)).toBeLessThan(0.05)
      }
    },
  )
})

test('mouse effects go the other way with the direction “negative”', async ({ page }) => {
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
  // Nothing is written before the first movement.
  expect(await style(page, '#in', '--rotateX', '--translateX')).toEqual(['', ''])
  const moved = async () => {
    await page.mouse.move(290, 200)
    await page.mouse.move(300, 200)
    return style(page, '#in', '--rotateX', '--rotateY', '--translateX', '--translateY')
  }
  await expect.poll(moved).toEqual(['-10deg', '10deg', '-50px', '-50px'])
})

test('effects follow another device 200 ms after the last resize (specification §9)', async ({ page, problems }) => {
  await page.clock.install({ time: 0 })
  await ownPage(
    page,
    pageWith(
      element('widget', { ...scrolling, motion_fx_devices: ['desktop'] }, '<div class="elementor-widget-container" id="in">x</div>'),
    ),
    CSS,
  )
  await expect(page.locator('#in')).toHaveClass(/elementor-motion-effects-element/)
  await page.clock.pauseAt(60_000)
  const hasMotion = async () => (await page.locator('#in').getAttribute('class'))?.includes('elementor-motion-effects-element')
  const resize = async (width: number) => {
    const resized = page.evaluate(() => new Promise((done) => addEventListener('resize', done, { once: true })).then(() => 1))
    await page.setViewportSize({ width, height: 800 })
    await resized
  }
  await resize(700)
  await page.clock.runFor(150)
  expect(await hasMotion()).toBe(true)
  await resize(690)
  await page.clock.runFor(150)
  expect(await hasMotion()).toBe(true)
  await page.clock.runFor(60)
  expect(await hasMotion()).toBe(false)
  expect(await style(page, '#in', 'transform')).toEqual([''])
  await resize(1200)
  await page.clock.runFor(190)
  expect(await hasMotion()).toBe(false)
  await page.clock.runFor(20)
  expect(await hasMotion()).toBe(true)
  expect(problems()).toEqual([])
})

test('an element whose size changes is measured again on the builder’s “recalc” event', async ({ page }) => {
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
  const translateX = async () => {
    await page.mouse.move(590, 100)
    await page.mouse.move(600, 100)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    return layer.evaluate((el) => Math.round(Number.parseFloat(el.style.getPropertyValue('--translateX'))))
  }
  // Half of the 600 px by which the layer is larger than its element.
  await expect.poll(translateX).toBe(-300)
  await page.evaluate(() => document.body.classList.add('wide'))
  expect(await translateX()).toBe(-300)
  await page.evaluate(() => dispatchEvent(new Event('elementor-pro/motion-fx/recalc')))
  await expect.poll(translateX).toBe(-150)
})

test('an element and its background each have their own effects, without a leak (contract menus §7.2)', async ({ page, problems }) => {
  const settings = {
    ...scrolling,
    background_motion_fx_motion_fx_scrolling: 'yes',
    background_motion_fx_translateX_effect: 'yes',
    background_motion_fx_translateY_speed: { size: 10 },
    background_motion_fx_rotateZ_effect: 'yes',
  }
  await rememberServedMarkup(page)
  await ownPage(page, pageWith(element('container', settings)), `${CSS} .fx { position: relative; height: 300px }`)
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

test('a picture that loads late changes the progress without a scroll', async ({ page, problems }) => {
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
