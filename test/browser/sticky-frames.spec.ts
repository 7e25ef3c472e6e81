import type { Page } from 'playwright/test'
import { expect, test } from './harness'
import { ownPage, scrollTo, watched, watchScroll } from './page'

const CSS = `* { box-sizing: border-box } body { margin: 0 } .strip { height: 700px } .bar { height: 80px; margin: 0 70px } .low { height: 40px } .rest { height: 3000px }
.room { height: 1200px; border: 10px solid } #wpadminbar { position: fixed; top: 0; height: 32px; width: 100% } html { overflow-anchor: none }`
const bar = (settings: object = {}, id = 'bar', inner = 'pasek', more = '') =>
  `<div class="bar ${more}" id="${id}" data-settings='${JSON.stringify({ sticky: 'top', ...settings })}'>${inner}</div>`

/** Scrolls step by step as a wheel does, before each frame, and tells where `id` was painted in each: [scroll position, top, is stuck]. */
const frames = (page: Page, from: number, to: number, by: number, id = 'bar') =>
  page.evaluate(
    async ([a, b, step, name]) => {
      const el = document.getElementById(name as string) as HTMLElement
      const seen: [number, number, boolean][] = []
      const { port1, port2 } = new MessageChannel()
      const task = () =>
        new Promise((done) => {
          port1.onmessage = done
          port2.postMessage(0)
        })
      for (let y = a as number; (step as number) > 0 ? y <= (b as number) : y >= (b as number); y += step as number) {
        window.scrollTo({ top: y, behavior: 'instant' })
        await new Promise((done) => requestAnimationFrame(done))
        // After the frame's own layout and paint.
        await task()
        seen.push([Math.round(scrollY), Math.round(el.getBoundingClientRect().top), el.classList.contains('elementor-sticky--active')])
      }
      return seen
    },
    [from, to, by, id] as const,
  )

test.beforeEach(({ page }) => watchScroll(page))

for (const css of [
  '',
  'transform: translateZ(0)',
  'filter: grayscale(0)',
  'contain: paint',
  'contain: layout',
  'will-change: transform',
  'perspective: 900px',
])
  test(`in every single frame at its place${css && `, in what has ${css}`}`, async ({ page }) => {
    await ownPage(
      page,
      `<div class="strip"></div><div id="around"><div class="strip"></div>${bar({ sticky_offset: 20 })}<div class="rest"></div></div><div class="rest"></div>`,
      `${CSS} #around { ${css} }`,
    )
    await expect(page.locator('.elementor-sticky')).toBeAttached()
    // Down, up and down again: the first time nobody can know yet what holds it.
    for (const [from, to, by] of [
      [1000, 1900, 37],
      [1900, 1000, -53],
      [1000, 1900, 41],
    ] as const) {
      const seen = await frames(page, from, to, by)
      expect(seen.filter(([y, top]) => top !== Math.max(20, 1400 - y))).toEqual([])
      expect(new Set(seen.map(([, , active]) => active)).size).toBe(2)
    }
    expect((await watched(page)).shifts).toBe(0)
  })

test('one at the bottom that grows past its edge sticks at once, without a word from the browser', async ({ page, problems }) => {
  await ownPage(page, `<div class="rest"></div>${bar({ sticky: 'bottom' }, 'bar', '', 'low')}<div class="rest"></div>`, CSS)
  await expect(page.locator('.elementor-sticky')).toBeAttached()
  await scrollTo(page, 2250)
  await expect(page.locator('#bar')).not.toHaveClass(/--active/)
  await page.evaluate(() => {
    addEventListener('error', (event) => console.error(event.message))
    ;(document.getElementById('bar') as HTMLElement).style.height = '200px'
  })
  await expect(page.locator('#bar')).toHaveClass(/--active/)
  await scrollTo(page, 2260)
  expect(problems()).toEqual([])
})

const inner = bar({ sticky_offset: 100 }, 'inner', 'w środku', 'low')
/** Every way of sticking; what the page is called for, its body, and what more happens to it in mid-scroll. */
const WAYS: [why: string, body: string, css?: string, during?: (page: Page) => Promise<unknown>][] = [
  ['at the top', `<div class="strip"></div>${bar({ sticky_offset: 20, sticky_effects_offset: 100 })}<div class="rest"></div>`],
  ['at the very top of the page', `${bar()}<div class="rest"></div><div class="rest"></div>`],
  ['at the bottom', `<div class="rest"></div>${bar({ sticky: 'bottom' })}<div class="rest"></div>`],
  ['in its parent', `<div class="strip"></div><div class="room">${bar({ sticky_parent: 'yes' })}</div><div class="rest"></div>`],
  [
    'at the bottom in its parent',
    `<div class="rest"></div><div class="room"><div class="strip"></div>${bar({ sticky: 'bottom', sticky_parent: 'yes' })}</div><div class="rest"></div>`,
  ],
  ['one in another', `<div class="strip"></div>${bar({}, 'bar', inner)}<div class="rest"></div>`],
  [
    'several',
    `${[0, 80, 160].map((n) => `<div class="strip"></div>${bar({ sticky_offset: n }, `b${n}`)}`).join('')}<div class="rest"></div>`,
  ],
  [
    'a header laid over the page',
    `${bar({ sticky_offset: 5 }, 'bar', 'pasek', 'over')}<div class="rest"></div><div class="rest"></div>`,
    '.over { position: absolute; top: 60px; left: 0; right: 0 }',
  ],
  ['below the admin bar', `<div id="wpadminbar"></div><div class="strip"></div>${bar()}<div class="rest"></div>`],
  [
    'in a flex box, with margins that collapse',
    `<div class="strip"></div><div class="flex">${bar()}<p>obok</p></div><div class="loose" data-settings='{"sticky":"top","sticky_offset":100}'><p>x</p></div><p>po</p><div class="rest"></div>`,
    '.flex { display: flex; flex-direction: column; gap: 10px } .flex .bar { width: 50% }',
  ],
  [
    'with content that changes its height while stuck',
    `<div class="strip"></div>${bar({}, 'bar', '', 'grows')}<div class="rest"></div>`,
    '.grows { height: auto; padding: 20px } .grows.elementor-sticky--active { padding: 5px }',
  ],
  [
    'with a picture of a known size that comes late',
    `<div class="strip"></div>${bar({}, 'bar', '<img alt="" width="300" height="60">')}<div class="rest"></div>`,
    '',
    (page) =>
      page.evaluate(() => {
        ;(document.images[0] as HTMLImageElement).src =
          'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"/>'
      }),
  ],
]
const RESIZES: [why: string, during: (page: Page) => Promise<unknown>][] = [
  [
    'an address bar that comes and goes',
    async (page) => {
      for (const height of [740, 800, 760, 800]) await page.setViewportSize({ width: 1280, height })
    },
  ],
  [
    'another device and back, with the 300 ms of the specification in between',
    async (page) => {
      for (const width of [600, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.waitForTimeout(450)
      }
    },
  ],
]
const stretches = (page: Page) =>
  page.evaluate(async () => {
    const end = document.documentElement.scrollHeight - innerHeight
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (const [from, by] of [
      [0, 61],
      [end, -67],
    ] as const)
      for (let y = from; y >= 0 && y <= end; y += by) {
        window.scrollTo({ top: y, behavior: 'instant' })
        await frame()
      }
    for (let i = 0; i < 3; i++) await frame()
  })

for (const [why, body, css = '', during] of [
  ...WAYS,
  ...RESIZES.flatMap(([what, act]) => WAYS.slice(0, 5).map(([how, of]) => [`${how}, ${what}`, of, '', act] as (typeof WAYS)[number])),
])
  test(`layout shift 0.000 over the whole page, down and up: ${why}`, async ({ page, problems }) => {
    await ownPage(page, body, CSS + css)
    await expect(page.locator('.elementor-sticky').first()).toBeAttached()
    await stretches(page)
    expect((await watched(page)).shifts).toBe(0)
    if (during) {
      await scrollTo(page, 1500)
      await during(page)
      await page.waitForTimeout(500)
      await stretches(page)
    }
    // What is fixed at the bottom of a window moves with its edge; the browser knows that from a shift, as for any fixed element.
    expect((await watched(page)).unasked).toBe(0)
    expect(problems()).toEqual([])
  })

test('a header laid over the page leaves no room behind that it never took', async ({ page }) => {
  await ownPage(
    page,
    `${bar({}, 'bar', 'pasek', 'over')}<main></main><div class="rest"></div>`,
    `${CSS} .over { position: absolute; top: 60px; left: 0; right: 0 }`,
  )
  await expect(page.locator('.elementor-sticky')).toBeAttached()
  const places = () =>
    page.evaluate(() => [(document.querySelector('main') as HTMLElement).offsetTop, document.documentElement.scrollHeight])
  const served = await places()
  await scrollTo(page, 500)
  await expect(page.locator('.elementor-sticky--active')).toBeAttached()
  expect(await places()).toEqual(served)
  await scrollTo(page, 0)
  expect(await page.locator('#bar').evaluate((el) => el.getBoundingClientRect().top)).toBe(60)
})

test('the page’s scroll padding goes with the last sticky element, not a frame later', async ({ page }) => {
  await ownPage(page, `<div class="strip"></div>${bar()}${bar({ sticky_offset: 5 }, 'two')}<div class="rest"></div>`, CSS)
  await expect(page.locator('.elementor-sticky')).toHaveCount(2)
  await scrollTo(page, 1200)
  const root = () => page.evaluate(() => (document.documentElement.cloneNode(false) as Element).outerHTML)
  expect(await root()).toContain('scroll-padding-top: 80px')
  const after = await page.evaluate(() => {
    ;(window as unknown as { Skerry: { unmount: (node: Node) => void } }).Skerry.unmount(document)
    return (document.documentElement.cloneNode(false) as Element).outerHTML
  })
  expect(after).toBe('<html lang="pl"></html>')
  await scrollTo(page, 1300)
  expect(await root()).toBe(after)
})
