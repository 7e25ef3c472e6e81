import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { firstStepAfter, focusedId, isReady, preloadScrolling, scrollTop, topOf } from './anchor-pages'

const CSS = `* { box-sizing: border-box } body { margin: 0; position: relative; height: 9000px } nav { position: fixed; top: 300px; z-index: 9 } .target { position: absolute; height: 100px; width: 100% }
#target { top: 908px } #block { top: 2908px } #further { top: 3908px }`
const TARGETS = `<div class="elementor-menu-anchor target" id="target"></div><section class="elementor-element target" id="block" data-element_type="section">b</section><div class="target" id="further" data-widget="anchor">d</div>`
const link = (id: string, href: string) => `<a id="${id}" href="${href}">${id}</a> `
const NAV = `<nav>${link('to', '#target')}${link('el', '#block')}${link('q', '?q=1#block')}</nav>`

test('the scroll is linear and takes half a second (TV-AX-1)', async ({ page, problems }) => {
  await page.clock.install({ time: 0 })
  await ownPage(page, NAV + TARGETS, CSS)
  await isReady(page)
  await preloadScrolling(page, '#to')
  await page.clock.pauseAt(60_000)
  await page.evaluate(() => document.getElementById('to')?.click())
  // The first frame only starts the clock of the animation.
  await page.clock.runFor(20)
  expect(await scrollTop(page)).toBeLessThan(40)
  for (const [ms, part] of [
    [80, 100 / 500],
    [250, 350 / 500],
    [130, 480 / 500],
  ] as const) {
    await page.clock.runFor(ms)
    expect(Math.abs((await scrollTop(page)) / 908 - part)).toBeLessThan(0.07)
  }
  expect(await scrollTop(page)).toBeLessThan(908)
  await page.clock.runFor(60)
  expect(await scrollTop(page)).toBe(908)
  // The focus follows once headers have had time to become sticky.
  await page.clock.runFor(200)
  expect(await focusedId(page)).toBe('target')
  expect(problems()).toEqual([])
})

const bar = (id: string, more = '', settings: object = { sticky: 'top' }) =>
  `<div id="${id}" class="elementor-element ${more}" data-settings='${JSON.stringify(settings)}'>${id}</div>`
/** Sticky bars of all kinds at the same place. What covers the top is the admin bar and the tallest of them. */
test('the target stands right below what covers the top', async ({ page, problems, each }) => {
  await each(
    [
      ['nothing', '', '', 908],
      ['the admin bar alone', '<div id="wpadminbar"></div>', '#wpadminbar { position: fixed; top: 0; height: 32px; width: 100% }', 876],
      ['two sections', bar('a', 'elementor-section') + bar('b', 'elementor-section'), '#a { height: 80px } #b { height: 60px }', 828],
      ['a container', bar('a', 'e-con e-parent'), '#a { height: 120px }', 788],
      [
        'a section, a hidden and a taller one',
        bar('a', 'elementor-section') + bar('b', 'elementor-section'),
        '#a { height: 80px } #b { height: 300px; display: none }',
        828,
      ],
      [
        'the admin bar, two sections and a hidden one (TV-AX-2)',
        `<div id="wpadminbar"></div>${bar('a', 'elementor-section')}${bar('b', 'elementor-section')}${bar('c', 'elementor-section')}`,
        '#wpadminbar { position: fixed; top: 0; height: 32px; width: 100% } #a { height: 80px } #b { height: 60px } #c { height: 300px; display: none }',
        796,
      ],
      ['a sidebar', bar('a', 'e-con'), '#a { height: 200px; width: 200px }', 908],
      [
        'a bar at the bottom',
        bar('a', 'e-con', { sticky: 'bottom' }),
        '#a { height: 90px; position: absolute; top: 8000px; width: 100% }',
        908,
      ],
    ] as const,
    ([what]) => `the target stands right below what covers the top: ${what}`,
    async ([, bars, css, expected]) => {
      await ownPage(page, `${bars}${NAV}${TARGETS}`, `${CSS} ${css}`)
      await isReady(page)
      await expect(page.locator('.elementor-sticky')).toHaveCount((bars.match(/data-settings/g) ?? []).length)
      // The bars are sticky before the click.
      await scrollTo(page, 300)
      await page.evaluate(() => document.getElementById('to')?.click())
      await expect.poll(() => focusedId(page)).toBe('target')
      expect(await scrollTop(page)).toBe(expected)
      expect(problems()).toEqual([])
    },
  )
})

test('a link to an element of the builder scrolls; a query in its address is ignored, and the page is not loaded again (TV-AX-4)', async ({
  page,
}) => {
  await ownPage(page, NAV + TARGETS, CSS)
  await isReady(page)
  expect(await firstStepAfter(page, '#el')).toBeLessThan(2908)
  await expect.poll(() => scrollTop(page)).toBe(2908)
  await expect.poll(() => page.evaluate(() => [location.hash, document.activeElement?.id])).toEqual(['#block', 'block'])
  await scrollTo(page, 0)
  const loads = () => page.evaluate(() => performance.getEntriesByType('navigation').length + performance.timeOrigin)
  const before = await loads()
  await page.evaluate(() => document.getElementById('q')?.click())
  await expect.poll(() => scrollTop(page)).toBe(2908)
  expect([await loads(), await page.evaluate(() => location.search)]).toEqual([before, ''])
})

test('a page with `scroll-behavior: smooth` takes no longer', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await ownPage(page, NAV + TARGETS, `${CSS} html { scroll-behavior: smooth } #target { scroll-margin-top: 8px }`)
  await isReady(page)
  await preloadScrolling(page, '#to')
  await page.clock.pauseAt(60_000)
  await page.evaluate(() => document.getElementById('to')?.click())
  await page.clock.runFor(540)
  expect(await scrollTop(page)).toBe(900)
  await page.clock.runFor(400)
  expect([await scrollTop(page), await page.evaluate(() => document.querySelector(':target')?.id)]).toEqual([900, 'target'])
})

test('a link in a menu panel that closes during the scroll still leads to the target’s top', async ({ page, problems }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const menu = `<div data-widget="menu" id="menu" data-settings='{"layout":"horizontal"}'><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a id="in" href="#here">Here</a></li><li class="tall"><a href="/x">x</a></li></ul></div>`
  await ownPage(
    page,
    `${menu}<div class="far"></div><section data-widget="anchor" id="here">here</section><div class="far"></div>`,
    'body { margin: 0 } .far { height: 2000px } .tall { height: 300px } [data-menu-list][inert] { display: none }',
  )
  await isReady(page)
  await page.click('[data-menu-toggle]')
  await page.click('#in')
  await expect.poll(() => focusedId(page)).toBe('here')
  expect(await topOf(page, 'here')).toBe(0)
  await expect(page.locator('[data-menu-toggle]')).toHaveAttribute('aria-expanded', 'false')
  expect(problems()).toEqual([])
})

test('a click with the middle button is left to the browser', async ({ page, context }) => {
  await page.clock.install({ time: 0 })
  await ownPage(page, NAV + TARGETS, CSS)
  await isReady(page)
  await preloadScrolling(page, '#to')
  const [tab] = await Promise.all([context.waitForEvent('page'), page.click('#to', { button: 'middle' })])
  await tab.close()
  await page.clock.runFor(1000)
  expect([await scrollTop(page), await page.evaluate(() => location.hash)]).toEqual([0, ''])
})

test('links and targets that are added later work', async ({ page, problems }) => {
  await ownPage(page, '<main></main>', CSS)
  await isReady(page)
  await page.evaluate(() => {
    const target = Object.assign(document.createElement('div'), { id: 'target', className: 'elementor-menu-anchor target' })
    const link = Object.assign(document.createElement('a'), { href: '#target' })
    link.append(Object.assign(document.createElement('b'), { id: 'in', textContent: 'x' }))
    document.body.append(target, link)
  })
  expect(await firstStepAfter(page, '#in')).toBeLessThan(908)
  await expect.poll(() => scrollTop(page)).toBe(908)
  expect(problems()).toEqual([])
})
