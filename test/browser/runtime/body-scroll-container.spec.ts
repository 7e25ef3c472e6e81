import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { frames } from '../settled'

const BASE =
  '* { box-sizing: border-box } body { margin: 0 } .strip { height: 315px } .bar { height: 80px } .low { height: 40px } .rest { height: 1500px } .room { height: 900px } .fx { height: 100px } .elementor-invisible { visibility: hidden }'
const BODY = `<nav data-widget="menu" aria-label="Spis" data-settings='{"layout":"horizontal","dropdown":"none"}'><ul data-menu-list><li><a id="go" href="#target">target</a></li><li><a id="from-here" href="#up">góra</a></li></ul></nav>
<section data-widget="anchor" id="up" class="strip">g</section><header class="bar" id="bar" data-settings='{"sticky":"top","sticky_effects_offset":100}'>h</header>
<div class="room"><div class="low" id="low" data-settings='{"sticky":"top","sticky_offset":90,"sticky_parent":"yes"}'>l</div></div>
<div class="fx"><div class="fx" id="fx" data-settings='{"motion_fx_motion_fx_scrolling":"yes","motion_fx_translateX_effect":"yes"}'>m</div></div><div class="rest"></div>
<section data-widget="anchor" id="target" class="rest"><h2>Cel</h2></section><div class="elementor-invisible" id="late" data-settings='{"animation":"fadeIn"}'>x</div><div class="rest"></div>`

/** Pages whose window never scrolls, because their body does. */
const PAGES: [what: string, css: string][] = [
  ['html and body are both scroll containers', 'html, body { height: 100%; overflow: auto }'],
  [
    'only the body scrolls, in a page of a fixed height',
    'html { height: 100%; overflow: hidden } body { height: 100vh; overflow-y: scroll }',
  ],
  [
    'the body scrolls and snaps',
    'html { height: 100%; overflow: hidden } body { height: 100vh; overflow-y: auto; scroll-snap-type: y proximity } section { scroll-snap-align: start }',
  ],
]
const scrollBody = async (page: Page, top: number) => {
  await page.evaluate((y) => {
    document.body.style.scrollSnapType = 'none'
    document.body.scrollTo({ top: y, behavior: 'instant' })
  }, top)
  await frames(page)
}
/** Whether the element is stuck, and its distance from the top of the viewport in px. */
const stickyState = (page: Page, id: string) =>
  page.evaluate((name) => {
    const el = document.getElementById(name) as HTMLElement
    return [el.classList.contains('elementor-sticky--active'), Math.round(el.getBoundingClientRect().top) || 0]
  }, id)
const topOf = async (page: Page, id: string) => (await stickyState(page, id))[1]
/** Collects every scroll position that the visitor sees on `target`. */
async function watchPositions(page: Page, target: 'window' | 'body'): Promise<number[]> {
  const positions: number[] = []
  await page.exposeFunction('__position', (y: number) => positions.push(y))
  await page.evaluate((target) => {
    const { __position } = window as unknown as { __position: (y: number) => void }
    if (target === 'window') addEventListener('scroll', () => __position(scrollY))
    else document.body.addEventListener('scroll', () => __position(document.body.scrollTop))
  }, target)
  return positions
}
const followLink = async (page: Page) => {
  await page.evaluate(() => (document.getElementById('go') as HTMLElement).click())
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('target')
}

for (const [what, css] of PAGES) {
  test(`${what}: sticky elements stick and come loose at the right pixel, even after jumps`, async ({ page, problems }) => {
    await ownPage(page, BODY, `${BASE} ${css}`)
    await expect(page.locator('.elementor-sticky')).toHaveCount(2)
    await scrollBody(page, 0)
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
      await scrollBody(page, y)
      expect([y, ...(await stickyState(page, 'bar'))]).toEqual([y, stuck, stuck ? 0 : Math.round(top - y)])
      expect(await page.locator('#bar').evaluate((el) => el.classList.contains('elementor-sticky--effects'))).toBe(y >= top + 100)
    }
    // The second one sticks below the first, and leaves with its parent.
    await scrollBody(page, top + 400)
    expect(await stickyState(page, 'low')).toEqual([true, 90])
    await scrollBody(page, top + 80 + 900)
    expect(await topOf(page, 'low')).toBe(-40)
    expect(problems()).toEqual([])
  })

  test(`${what}: in-page links, the menu’s current item, motion effects and entrances work`, async ({ page, problems }) => {
    await ownPage(page, BODY, `${BASE} ${css}`)
    await expect(page.locator('.elementor-sticky')).toHaveCount(2)
    const positions = await watchPositions(page, 'body')
    const fx = () => page.locator('#fx').evaluate((el) => getComputedStyle(el).transform)
    await scrollBody(page, 700)
    await expect.poll(fx).not.toBe('none')
    const before = await fx()
    await scrollBody(page, 900)
    await expect.poll(fx).not.toBe(before)
    await scrollBody(page, 0)
    await page.evaluate(() => document.body.style.removeProperty('scroll-snap-type'))
    positions.length = 0
    await followLink(page)
    // The target ends right below the header, which has stuck meanwhile, and takes more than one step. That also holds on a page that snaps:
    // the browser snaps last, and its snapping keeps clear of the header.
    await expect.poll(() => topOf(page, 'target')).toBe(80)
    expect(new Set(positions).size).toBeGreaterThan(3)
    await frames(page)
    // The scroll padding keeps native jumps and a moving focus clear of the header. It has no effect on the element that does not scroll.
    expect(await page.evaluate(() => [document.body, document.documentElement].map((el) => el.style.scrollPaddingTop))).toEqual([
      '80px',
      '80px',
    ])
    expect(await page.locator('#go').getAttribute('aria-current')).toBe('location')
    expect(await page.evaluate(() => document.body.style.scrollSnapType)).toBe('')
    await expect(page.locator('#late')).toHaveCSS('visibility', 'hidden')
    await scrollBody(page, 3900)
    await expect(page.locator('#late')).toHaveCSS('visibility', 'visible')
    expect(problems()).toEqual([])
  })

  test(`${what}: a page opened with a hash shows the target right below the header`, async ({ page }) => {
    await ownPage(page, BODY, `${BASE} ${css}`)
    await page.goto('about:blank')
    await page.goto('/own/#target')
    await expect.poll(() => topOf(page, 'target')).toBe(80)
  })
}

for (const kind of ['mandatory', 'proximity'])
  test(`an in-page link on a page with ${kind} scroll snapping scrolls smoothly, and the page snaps again afterwards`, async ({
    page,
    problems,
  }) => {
    await ownPage(page, BODY, `${BASE} html { scroll-snap-type: y ${kind} } section { scroll-snap-align: start }`)
    await expect(page.locator('.elementor-sticky')).toHaveCount(2)
    const positions = await watchPositions(page, 'window')
    await followLink(page)
    await frames(page)
    expect(new Set(positions).size).toBeGreaterThan(3)
    expect(
      await page.evaluate(() => [document.documentElement.style.scrollSnapType, getComputedStyle(document.documentElement).scrollSnapType]),
    ).toEqual(['', kind === 'mandatory' ? 'y mandatory' : 'y'])
    expect(await topOf(page, 'target')).toBeGreaterThanOrEqual(0)
    expect(await topOf(page, 'target')).toBeLessThanOrEqual(80)
    expect(problems()).toEqual([])
  })
