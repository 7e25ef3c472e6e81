import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'

const CSS = `* { box-sizing: border-box } body { margin: 0; position: relative; height: 9000px } nav { position: fixed; top: 300px; z-index: 9 } .place { position: absolute; height: 100px; width: 100% }
#cel { top: 908px } #blok { top: 2908px } #dalej { top: 3908px }`
const PLACES = `<div class="elementor-menu-anchor place" id="cel"></div><section class="elementor-element place" id="blok" data-element_type="section">b</section><div class="place" id="dalej" data-widget="anchor">d</div>`
const link = (id: string, href: string) => `<a id="${id}" href="${href}">${id}</a> `
const NAV = `<nav>${link('to', '#cel')}${link('el', '#blok')}${link('q', '?q=1#blok')}</nav>`
const y = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** Until the code for the way is there; the next click finds it. */
const warm = async (page: Page) => {
  const came = page.waitForResponse('**/chunks/anchors-scroll-to*')
  await page.locator('#to').dispatchEvent('pointerdown')
  await (await came).finished()
}
const ready = (page: Page) => page.waitForFunction(() => 'Skerry' in window)

test('TV-AX-1: linear, half a second long', async ({ page, problems }) => {
  await page.clock.install({ time: 0 })
  await ownPage(page, NAV + PLACES, CSS)
  await ready(page)
  await warm(page)
  await page.clock.pauseAt(60_000)
  await page.evaluate(() => document.getElementById('to')?.click())
  // The first frame only begins the way.
  await page.clock.runFor(20)
  const from = await y(page)
  expect(from).toBeLessThan(40)
  for (const [ms, part] of [
    [80, 100 / 500],
    [250, 350 / 500],
    [130, 480 / 500],
  ] as const) {
    await page.clock.runFor(ms)
    expect(Math.abs((await y(page)) / 908 - part)).toBeLessThan(0.07)
  }
  expect(await y(page)).toBeLessThan(908)
  await page.clock.runFor(60)
  expect(await y(page)).toBe(908)
  // The focus follows when headers had their time to stick.
  await page.clock.runFor(200)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('cel')
  expect(problems()).toEqual([])
})

const bar = (id: string, more = '', settings: object = { sticky: 'top' }) =>
  `<div id="${id}" class="elementor-element ${more}" data-settings='${JSON.stringify(settings)}'>${id}</div>`
/** Bars at the very top, laid over each other, each of another kind; what covers the top is the admin bar and the tallest of them. */
for (const [what, bars, css, expected] of [
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
    'TV-AX-2: the admin bar, two sections and a hidden one',
    `<div id="wpadminbar"></div>${bar('a', 'elementor-section')}${bar('b', 'elementor-section')}${bar('c', 'elementor-section')}`,
    '#wpadminbar { position: fixed; top: 0; height: 32px; width: 100% } #a { height: 80px } #b { height: 60px } #c { height: 300px; display: none }',
    796,
  ],
  ['one that is no header: a narrow one at the side', bar('a', 'e-con'), '#a { height: 200px; width: 200px }', 908],
  ['one at the bottom', bar('a', 'e-con', { sticky: 'bottom' }), '#a { height: 90px; position: absolute; top: 8000px; width: 100% }', 908],
] as const)
  test(`the place is left free of what covers the top: ${what}`, async ({ page, problems }) => {
    await ownPage(page, `${bars}${NAV}${PLACES}`, `${CSS} ${css}`)
    await ready(page)
    await expect(page.locator('.elementor-sticky')).toHaveCount((bars.match(/data-settings/g) ?? []).length)
    // Stuck before it sets out.
    await scrollTo(page, 300)
    await page.evaluate(() => document.getElementById('to')?.click())
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cel')
    expect(await y(page)).toBe(expected)
    expect(problems()).toEqual([])
  })

test('the builder’s elements are places, too; a query is not compared and not gone to (TV-AX-4)', async ({ page }) => {
  await ownPage(page, NAV + PLACES, CSS)
  await ready(page)
  await page.evaluate(() => document.getElementById('el')?.click())
  expect(await y(page)).toBeLessThan(2908)
  await expect.poll(() => y(page)).toBe(2908)
  await expect.poll(() => page.evaluate(() => [location.hash, document.activeElement?.id])).toEqual(['#blok', 'blok'])
  await scrollTo(page, 0)
  const loads = () => page.evaluate(() => performance.getEntriesByType('navigation').length + performance.timeOrigin)
  const before = await loads()
  await page.evaluate(() => document.getElementById('q')?.click())
  await expect.poll(() => y(page)).toBe(2908)
  expect([await loads(), await page.evaluate(() => location.search)]).toEqual([before, ''])
})

test('a page that scrolls smoothly by its own stylesheet is not slowed down twice', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await ownPage(page, NAV + PLACES, `${CSS} html { scroll-behavior: smooth } #cel { scroll-margin-top: 8px }`)
  await ready(page)
  await warm(page)
  await page.clock.pauseAt(60_000)
  await page.evaluate(() => document.getElementById('to')?.click())
  await page.clock.runFor(540)
  expect(await y(page)).toBe(900)
  await page.clock.runFor(400)
  expect([await y(page), await page.evaluate(() => document.querySelector(':target')?.id)]).toEqual([900, 'cel'])
})

test('from a panel in the flow, which closes on the way: the place is still right below the top', async ({ page, problems }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const menu = `<div data-widget="menu" id="menu" data-settings='{"layout":"horizontal"}'><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a id="in" href="#tu">Tu</a></li><li class="tall"><a href="/x">x</a></li></ul></div>`
  await ownPage(
    page,
    `${menu}<div class="far"></div><section data-widget="anchor" id="tu">tu</section><div class="far"></div>`,
    'body { margin: 0 } .far { height: 2000px } .tall { height: 300px } [data-menu-list][inert] { display: none }',
  )
  await ready(page)
  await page.click('[data-menu-toggle]')
  await page.click('#in')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tu')
  expect(await page.locator('#tu').evaluate((el) => Math.round(el.getBoundingClientRect().top))).toBe(0)
  await expect(page.locator('[data-menu-toggle]')).toHaveAttribute('aria-expanded', 'false')
  expect(problems()).toEqual([])
})

test('the middle button is the browser’s', async ({ page, context }) => {
  await ownPage(page, NAV + PLACES, CSS)
  await ready(page)
  const [tab] = await Promise.all([context.waitForEvent('page'), page.click('#to', { button: 'middle' })])
  await tab.close()
  await page.waitForTimeout(700)
  expect([await y(page), await page.evaluate(() => location.hash)]).toEqual([0, ''])
})

test('links and places that are added later', async ({ page, problems }) => {
  await ownPage(page, '<main></main>', CSS)
  await ready(page)
  await page.evaluate(() => {
    const place = Object.assign(document.createElement('div'), { id: 'cel', className: 'elementor-menu-anchor place' })
    const link = Object.assign(document.createElement('a'), { href: '#cel' })
    link.append(Object.assign(document.createElement('b'), { id: 'in', textContent: 'x' }))
    document.body.append(place, link)
  })
  await page.click('#in')
  expect(await y(page)).toBeLessThan(908)
  await expect.poll(() => y(page)).toBe(908)
  expect(problems()).toEqual([])
})

for (const [what, act, at] of [
  ['a wheel', (page: Page) => page.mouse.wheel(0, -500), (is: number) => is < 908],
  ['a key', (page: Page) => page.keyboard.press('Home'), (is: number) => is === 0],
] as const)
  test(`arriving with a hash: ${what} before the last picture has come, and the page stays where the visitor is`, async ({ page }) => {
    let later = () => {}
    let waits = Promise.resolve()
    await page.route('**/late.svg', async (route) => {
      await waits
      await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>' })
    })
    await ownPage(page, `<img alt="" src="/own/late.svg">${NAV}${PLACES}`, CSS)
    waits = new Promise((resolve) => {
      later = resolve
    })
    await page.goto('about:blank')
    await page.goto('/own/#cel', { waitUntil: 'commit' })
    await page.waitForResponse('**/chunks/anchors-scroll-to*')
    await expect.poll(() => y(page)).toBe(908)
    await act(page)
    await expect.poll(async () => at(await y(page))).toBe(true)
    // The wheel's way has its end.
    await page.waitForTimeout(400)
    const here = await y(page)
    expect(at(here)).toBe(true)
    later()
    await page.waitForFunction(() => document.readyState === 'complete')
    await page.waitForTimeout(300)
    expect(await y(page)).toBe(here)
  })

test('a page that is loaded anew stays where the visitor left it', async ({ page }) => {
  await ownPage(page, `<div data-settings='{"sticky":"top"}' id="a">a</div>${NAV}${PLACES}`, `${CSS} #a { height: 80px }`)
  await page.goto('/own/#cel')
  await expect.poll(() => y(page)).toBe(828)
  await scrollTo(page, 1500)
  await page.reload()
  await ready(page)
  await page.waitForTimeout(500)
  expect(await y(page)).toBe(1500)
})

test('TV-TT-1: a template that the address asks for is reached in 400 ms, on any page', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await ownPage(
    page,
    `${PLACES}<div class="elementor elementor-6479 place" id="t"></div><div class="elementor elementor-6479 place"></div>`,
    `${CSS} #t { top: 3000px }`,
  )
  const came = page.waitForResponse('**/chunks/anchors-scroll-to*')
  await page.clock.pauseAt(60_000)
  await page.goto('/own/?theme_template_id=6479')
  await (await came).finished()
  await expect.poll(() => page.clock.runFor(20).then(() => y(page)), { intervals: [10] }).toBeGreaterThan(0)
  await page.clock.runFor(300)
  expect(await y(page)).toBeLessThan(2600)
  await page.clock.runFor(120)
  expect(await y(page)).toBe(2600)
})
