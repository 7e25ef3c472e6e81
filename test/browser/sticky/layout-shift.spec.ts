import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { COLUMNS, columns, ownPage, recordedScrollAndShifts, recordScrollAndShifts, scrollTo } from '../own-page'
import { frames, settled } from '../settled'
import { areSticky, bar } from './sticky-pages'

const CSS = `* { box-sizing: border-box } body { margin: 0 } .strip { height: 700px } .bar { height: 80px; margin: 0 70px } .low { height: 40px } .rest { height: 3000px }
.columns .bar { margin: 0 5px } ${COLUMNS}
.room { height: 1200px; border: 10px solid } #wpadminbar { position: fixed; top: 0; height: 32px; width: 100% } html { overflow-anchor: none }`

/** Scrolls in steps, one before each frame, as a wheel does. For each of `ids` the result is, frame by frame: [scroll position, painted top, is stuck]. */
const paintedFrames = (page: Page, from: number, to: number, by: number, ids: string[]) =>
  page.evaluate(
    async ([a, b, step, names]) => {
      const all = names.map((name) => document.getElementById(name) as HTMLElement)
      const seen: [number, number, boolean][][] = names.map(() => [])
      const { port1, port2 } = new MessageChannel()
      const task = () =>
        new Promise((done) => {
          port1.onmessage = done
          port2.postMessage(0)
        })
      for (let y = a; step > 0 ? y <= b : y >= b; y += step) {
        window.scrollTo({ top: y, behavior: 'instant' })
        await new Promise((done) => requestAnimationFrame(done))
        // After the frame's own layout and paint.
        await task()
        for (const [i, el] of all.entries())
          seen[i]?.push([
            Math.round(scrollY),
            Math.round(el.getBoundingClientRect().top),
            el.classList.contains('elementor-sticky--active'),
          ])
      }
      return seen
    },
    [from, to, by, ids] as const,
  )

test.beforeEach(({ page }) => recordScrollAndShifts(page))

/** Styles of the parent: none, and, side by side, those that make it the containing block of fixed elements. */
for (const around of [
  [''],
  ['transform: translateZ(0)', 'filter: grayscale(0)', 'contain: paint', 'contain: layout', 'will-change: transform', 'perspective: 900px'],
  ['translate: 0 0', 'rotate: 0deg', 'scale: 1', 'backdrop-filter: blur(0)', 'content-visibility: auto', 'contain: strict; height: 9000px'],
])
  test(`a stuck bar is at its place in every single frame${around.join() && `, in a parent with ${around.join(', ')}`}`, async ({
    page,
  }) => {
    const ids = around.map((_, i) => `bar${i}`)
    const parts = around.map(
      (css, i) => [css, `<div class="strip"></div>${bar({ sticky_offset: 20 }, ids[i])}<div class="rest"></div>`] as const,
    )
    await ownPage(
      page,
      `<div class="strip"></div>${columns(parts)}<div class="rest"></div>`,
      `${CSS} ${around.map((css, i) => `#column${i} { ${css} }`).join(' ')}`,
    )
    await areSticky(page, ids.length)
    // Down, up and down again: only the first time shows that the parent is a containing block.
    for (const [from, to, by] of [
      [1000, 1900, 37],
      [1900, 1000, -53],
      [1000, 1900, 41],
    ] as const)
      for (const [i, seen] of (await paintedFrames(page, from, to, by, ids)).entries()) {
        expect(
          seen.filter(([y, top]) => top !== Math.max(20, 1400 - y)),
          around[i],
        ).toEqual([])
        expect(new Set(seen.map(([, , active]) => active)).size, around[i]).toBe(2)
      }
    expect((await recordedScrollAndShifts(page)).allShifts).toBe(0)
  })

test('a bar at the bottom that grows past the window’s edge sticks at once, without an error of the browser’s observers', async ({
  page,
  problems,
}) => {
  await ownPage(page, `<div class="rest"></div>${bar({ sticky: 'bottom' }, 'bar', '', 'low')}<div class="rest"></div>`, CSS)
  await areSticky(page)
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
type Layout = readonly [name: string, body: string]
/** The layouts of a page stand side by side. These are also checked after the window has changed. */
const RESIZED: Layout[] = [
  ['at the top', `<div class="strip"></div>${bar({ sticky_offset: 20, sticky_effects_offset: 100 })}<div class="rest"></div>`],
  ['at the very top of the page', `${bar()}<div class="rest"></div><div class="rest"></div>`],
  ['at the bottom', `<div class="rest"></div>${bar({ sticky: 'bottom' })}<div class="rest"></div>`],
  ['in its parent', `<div class="strip"></div><div class="room">${bar({ sticky_parent: 'yes' })}</div><div class="rest"></div>`],
  [
    'at the bottom in its parent',
    `<div class="rest"></div><div class="room"><div class="strip"></div>${bar({ sticky: 'bottom', sticky_parent: 'yes' })}</div><div class="rest"></div>`,
  ],
]
const WITH_LATE_PICTURE: Layout[] = [
  ['one in another', `<div class="strip"></div>${bar({}, 'bar', inner)}<div class="rest"></div>`],
  [
    'several',
    `${[0, 80, 160].map((n) => `<div class="strip"></div>${bar({ sticky_offset: n }, `b${n}`)}`).join('')}<div class="rest"></div>`,
  ],
  [
    'in a flex box, with margins that collapse',
    `<div class="strip"></div><div class="flex">${bar()}<p>obok</p></div><div class="loose" data-settings='{"sticky":"top","sticky_offset":100}'><p>x</p></div><p>po</p><div class="rest"></div>`,
  ],
  ['with content that changes its height while stuck', `<div class="strip"></div>${bar({}, 'bar', '', 'grows')}<div class="rest"></div>`],
  [
    'with a picture of a known size that comes late',
    `<div class="strip"></div>${bar({}, 'bar', '<img alt="" width="300" height="60">')}<div class="rest"></div>`,
  ],
]
const ALONE: Layout[] = [
  ['a header laid over the page', `${bar({ sticky_offset: 5 }, 'bar', 'bar', 'over')}<div class="rest"></div><div class="rest"></div>`],
  ['below the admin bar', `<div id="wpadminbar"></div><div class="strip"></div>${bar()}<div class="rest"></div>`],
]
// Lower pages than above: between the places where something sticks or ends, all frames are alike.
const LAYOUT_CSS = `.rest { height: 1600px } .over { position: absolute; top: 60px; left: 0; right: 0 } .flex { display: flex; flex-direction: column; gap: 10px } .flex .bar { width: 50% }
.grows { height: auto; padding: 20px } .grows.elementor-sticky--active { padding: 5px }`
type Change = readonly [name: string, change: (page: Page) => Promise<unknown>]
const LATE_PICTURE: Change = [
  'the picture comes',
  (page) =>
    page.evaluate(() => {
      ;(document.images[0] as HTMLImageElement).src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"/>'
    }),
]
const RESIZES: Change[] = [
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
        // After the resize event. Timers of one length end in the order in which they began, so this one ends after the product's. The clock
        // is the browser's own: a fake one would hold back the frames in between.
        await frames(page)
        await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
      }
    },
  ],
]
const scrollDownAndUp = (page: Page) =>
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

for (const [layouts, changes] of [
  [RESIZED, RESIZES],
  [WITH_LATE_PICTURE, [LATE_PICTURE]],
  ...ALONE.map((layout) => [[layout], []] as const),
] as [Layout[], Change[]][])
  test(`scrolling the whole page down and up shifts nothing: ${[...layouts, ...changes].map(([name]) => name).join(' · ')}`, async ({
    page,
    problems,
  }) => {
    // Hundreds of frames: a busy machine needs more than the usual time for them.
    test.slow()
    await ownPage(page, layouts[1] ? columns(layouts) : String(layouts[0]?.[1]), CSS + LAYOUT_CSS)
    await areSticky(page, await page.locator('[data-settings]').count())
    await scrollDownAndUp(page)
    expect(await recordedScrollAndShifts(page)).toMatchObject({ allShifts: 0, shiftedColumns: '' })
    for (const [name, change] of changes) {
      await scrollTo(page, 1500)
      await change(page)
      // In these frames a late correction would shift the page.
      await settled(page)
      await frames(page, 30)
      await scrollDownAndUp(page)
      // A fixed element moves with the window's bottom edge; the browser marks that shift as caused by the resize.
      const { unexpectedShifts, shiftedColumns } = await recordedScrollAndShifts(page)
      expect(unexpectedShifts, `${name}: ${shiftedColumns}`).toBe(0)
    }
    expect(problems()).toEqual([])
  })

test('bars right upon one another, whose contents’ margins collapse through them, keep the page in its place each time', async ({
  page,
}) => {
  const loose = (id: string, sticky_offset: number) =>
    `<div id="${id}" data-settings='${JSON.stringify({ sticky: 'top', sticky_offset })}'><p style="height: 40px; margin: 30px 0">${id}</p></div>`
  await ownPage(
    page,
    `<div class="strip"></div>${loose('first', 0)}${loose('second', 70)}<p id="after">po</p><div class="rest"></div>`,
    CSS,
  )
  await areSticky(page, 2)
  const place = () => page.evaluate(() => (document.getElementById('after') as HTMLElement).getBoundingClientRect().top + scrollY)
  const served = await place()
  for (let time = 0; time < 4; time++) {
    await scrollTo(page, 1500)
    await expect(page.locator('.elementor-sticky--active')).toHaveCount(2)
    expect(await place()).toBe(served)
    await scrollTo(page, 0)
    await expect(page.locator('.elementor-sticky--active')).toHaveCount(0)
  }
})

test('a header laid over the page leaves no gap when it sticks', async ({ page }) => {
  await ownPage(
    page,
    `${bar({}, 'bar', 'bar', 'over')}<main></main><div class="rest"></div>`,
    `${CSS} .over { position: absolute; top: 60px; left: 0; right: 0 }`,
  )
  await areSticky(page)
  const positions = () =>
    page.evaluate(() => [(document.querySelector('main') as HTMLElement).offsetTop, document.documentElement.scrollHeight])
  const served = await positions()
  await scrollTo(page, 500)
  await expect(page.locator('.elementor-sticky--active')).toBeAttached()
  expect(await positions()).toEqual(served)
  await scrollTo(page, 0)
  expect(await page.locator('#bar').evaluate((el) => el.getBoundingClientRect().top)).toBe(60)
})

test('unmounting takes the page’s scroll padding back at once', async ({ page }) => {
  await ownPage(page, `<div class="strip"></div>${bar()}${bar({ sticky_offset: 5 }, 'two')}<div class="rest"></div>`, CSS)
  await areSticky(page, 2)
  await scrollTo(page, 1200)
  const root = () => page.evaluate(() => (document.documentElement.cloneNode(false) as Element).outerHTML)
  // The lowest edge of the two bars.
  expect(await root()).toContain('scroll-padding-top: 85px')
  const after = await page.evaluate(() => {
    ;(window as unknown as { Skerry: { unmount: (node: Node) => void } }).Skerry.unmount(document)
    return (document.documentElement.cloneNode(false) as Element).outerHTML
  })
  expect(after).toBe('<html lang="pl"></html>')
  await scrollTo(page, 1300)
  expect(await root()).toBe(after)
})
