import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'

const BASE =
  '* { box-sizing: border-box } body { margin: 0 } .strip { height: 315px } .bar { height: 80px } .low { height: 40px } .rest { height: 1500px } .room { height: 900px } .fx { height: 100px } .elementor-invisible { visibility: hidden }'
const BODY = `<nav data-widget="menu" aria-label="Spis" data-settings='{"layout":"horizontal","dropdown":"none"}'><ul data-menu-list><li><a id="go" href="#cel">cel</a></li><li><a id="stad" href="#gora">góra</a></li></ul></nav>
<section data-widget="anchor" id="gora" class="strip">g</section><header class="bar" id="bar" data-settings='{"sticky":"top","sticky_effects_offset":100}'>h</header>
<div class="room"><div class="low" id="low" data-settings='{"sticky":"top","sticky_offset":90,"sticky_parent":"yes"}'>l</div></div>
<div class="fx"><div class="fx" id="fx" data-settings='{"motion_fx_motion_fx_scrolling":"yes","motion_fx_translateX_effect":"yes"}'>m</div></div><div class="rest"></div>
<section data-widget="anchor" id="cel" class="rest"><h2>Cel</h2></section><div class="elementor-invisible" id="late" data-settings='{"animation":"fadeIn"}'>x</div><div class="rest"></div>`

/** Pages on which the window never scrolls: their body does. */
const PAGES: [what: string, css: string][] = [
  ['html and body scroll', 'html, body { height: 100%; overflow: auto }'],
  ['only the body, in a fixed page', 'html { height: 100%; overflow: hidden } body { height: 100vh; overflow-y: scroll }'],
  [
    'with snapping',
    'html { height: 100%; overflow: hidden } body { height: 100vh; overflow-y: auto; scroll-snap-type: y proximity } section { scroll-snap-align: start }',
  ],
]
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 6; i++) await new Promise((done) => requestAnimationFrame(done))
  })
const to = async (page: Page, top: number) => {
  await page.evaluate((y) => {
    document.body.style.scrollSnapType = 'none'
    document.body.scrollTo({ top: y, behavior: 'instant' })
  }, top)
  await frames(page)
}
const state = (page: Page, id: string) =>
  page.evaluate((name) => {
    const el = document.getElementById(name) as HTMLElement
    return [el.classList.contains('elementor-sticky--active'), Math.round(el.getBoundingClientRect().top) || 0]
  }, id)

for (const [what, css] of PAGES) {
  test(`${what}: sticks, lets go and is pinned at the very pixel, also after jumps`, async ({ page, problems }) => {
    await ownPage(page, BODY, `${BASE} ${css}`)
    await expect(page.locator('.elementor-sticky')).toHaveCount(2)
    await to(page, 0)
    const top = await page.evaluate(() => (document.getElementById('bar') as HTMLElement).getBoundingClientRect().top)
    expect(await page.evaluate(() => [scrollY, document.body.scrollHeight > document.body.clientHeight])).toEqual([0, true])
    for (const [y, stuck] of [
      [top - 5, false],
      [top + 1, true],
      [top + 120, true],
      [top + 700, true],
      [top + 150, true],
      [top - 3, false],
      [2500, true],
      [0, false],
    ] as const) {
      await to(page, y)
      expect([y, ...(await state(page, 'bar'))]).toEqual([y, stuck, stuck ? 0 : Math.round(top - y)])
      expect(await page.locator('#bar').evaluate((el) => el.classList.contains('elementor-sticky--effects'))).toBe(y >= top + 100)
    }
    // The second: below the first, and away with its parent.
    await to(page, top + 400)
    expect(await state(page, 'low')).toEqual([true, 90])
    await to(page, top + 80 + 900)
    expect((await state(page, 'low'))[1]).toBe(-40)
    expect(problems()).toEqual([])
  })

  test(`${what}: in-page links, the menu’s mark, motion and entrances`, async ({ page, problems }) => {
    await ownPage(page, BODY, `${BASE} ${css}`)
    await expect(page.locator('.elementor-sticky')).toHaveCount(2)
    const tops: number[] = []
    await page.exposeFunction('__top', (y: number) => tops.push(y))
    await page.evaluate(() =>
      document.body.addEventListener('scroll', () => (window as unknown as { __top: (y: number) => void }).__top(document.body.scrollTop)),
    )
    const fx = () => page.locator('#fx').evaluate((el) => getComputedStyle(el).transform)
    await to(page, 700)
    await expect.poll(fx).not.toBe('none')
    const before = await fx()
    await to(page, 900)
    await expect.poll(fx).not.toBe(before)
    await to(page, 0)
    await page.evaluate(() => document.body.style.removeProperty('scroll-snap-type'))
    tops.length = 0
    await page.evaluate(() => (document.getElementById('go') as HTMLElement).click())
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cel')
    // Right below the header that has stuck meanwhile, by more than one step.
    // Where it snaps, too: the page's own snapping, which has the last word, keeps clear of the header.
    await expect.poll(async () => (await state(page, 'cel'))[1]).toBe(80)
    expect(new Set(tops).size).toBeGreaterThan(3)
    await frames(page)
    // What scrolls keeps clear of the header by itself, too: native jumps, the focus moving on. What does not scroll makes nothing of it.
    expect(await page.evaluate(() => [document.body, document.documentElement].map((el) => el.style.scrollPaddingTop))).toEqual([
      '80px',
      '80px',
    ])
    expect(await page.locator('#go').getAttribute('aria-current')).toBe('location')
    expect(await page.evaluate(() => document.body.style.scrollSnapType)).toBe('')
    await expect(page.locator('#late')).toHaveCSS('visibility', 'hidden')
    await to(page, 3900)
    await expect(page.locator('#late')).toHaveCSS('visibility', 'visible')
    expect(problems()).toEqual([])
  })

  test(`${what}: arriving with a hash lands right below the header`, async ({ page }) => {
    await ownPage(page, BODY, `${BASE} ${css}`)
    await page.goto('about:blank')
    await page.goto('/own/#cel')
    await expect.poll(async () => (await state(page, 'cel'))[1]).toBe(80)
  })
}

for (const kind of ['mandatory', 'proximity'])
  test(`a page whose html snaps (${kind}): in-page links travel, and the page snaps again after it`, async ({ page, problems }) => {
    await ownPage(page, BODY, `${BASE} html { scroll-snap-type: y ${kind} } section { scroll-snap-align: start }`)
    await expect(page.locator('.elementor-sticky')).toHaveCount(2)
    const tops: number[] = []
    await page.exposeFunction('__top', (y: number) => tops.push(y))
    await page.evaluate(() => addEventListener('scroll', () => (window as unknown as { __top: (y: number) => void }).__top(scrollY)))
    await page.evaluate(() => (document.getElementById('go') as HTMLElement).click())
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cel')
    await frames(page)
    expect(new Set(tops).size).toBeGreaterThan(3)
    expect(
      await page.evaluate(() => [document.documentElement.style.scrollSnapType, getComputedStyle(document.documentElement).scrollSnapType]),
    ).toEqual(['', kind === 'mandatory' ? 'y mandatory' : 'y'])
    expect((await state(page, 'cel'))[1]).toBeGreaterThanOrEqual(0)
    expect((await state(page, 'cel'))[1]).toBeLessThanOrEqual(80)
    expect(problems()).toEqual([])
  })
