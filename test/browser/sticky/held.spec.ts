import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { COLUMNS, columns, ownPage, scrollTo } from '../own-page'
import { keepServed, scanAgain, unmountDifference } from '../unmount'

const CSS = `${COLUMNS} body { margin: 0 } .strip { height: 300px } .bar { height: 80px } .low { height: 40px } .rest { height: 3000px } .held { filter: grayscale(0) }`
const bar = (id: string, settings: object = {}, more = '') =>
  `<div class="bar ${more}" id="${id}" data-settings='${JSON.stringify({ sticky: 'top', ...settings })}'>pasek</div>`
const ready = (page: Page, count: number) => expect(page.locator('.elementor-sticky')).toHaveCount(count)
const top = (page: Page, id: string) => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id)
const pads = (page: Page) => page.evaluate(() => [document.documentElement, document.body].map((el) => el.style.scrollPaddingTop))

test('a site’s own scroll padding is the last word, wherever it says so', async ({ page }) => {
  await ownPage(page, `<div class="strip"></div>${bar('bar')}<div class="rest"></div>`, CSS)
  await ready(page, 1)
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-padding-top', '120px'))
  await scrollTo(page, 700)
  expect(await pads(page)).toEqual(['120px', ''])
  await scrollTo(page, 0)
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('scroll-padding-top')
    document.body.style.setProperty('scroll-padding-top', '130px')
  })
  await scrollTo(page, 700)
  expect(await pads(page)).toEqual(['', '130px'])
})

test('native jumps keep clear of all that is stuck, however it came to be', async ({ page }) => {
  await keepServed(page)
  await ownPage(
    page,
    `<div class="strip"></div>${bar('one')}<div class="strip"></div>${bar('two', { sticky_offset: 80 }, 'low')}<div class="rest"></div>`,
    `${CSS} .tall { height: 160px } .flat.elementor-sticky--active { height: 30px }`,
  )
  await ready(page, 2)
  await scrollTo(page, 1000)
  expect(await pads(page)).toEqual(['120px', '120px'])
  // A late picture in the upper one has it measured anew.
  await page.evaluate(() => document.getElementById('one')?.dispatchEvent(new Event('load')))
  expect(await pads(page)).toEqual(['120px', '120px'])
  await page.locator('#two').evaluate((el) => el.classList.add('flat'))
  await expect.poll(() => pads(page)).toEqual(['110px', '110px'])
  await page.locator('#two').evaluate((el) => el.remove())
  await expect.poll(() => pads(page)).toEqual(['80px', '80px'])
  await scrollTo(page, 0)
  expect(await pads(page)).toEqual(['', ''])
  expect(await page.evaluate(() => [document.documentElement, document.body].map((el) => el.getAttribute('style')))).toEqual([null, null])
})

test('in what holds it without its styles telling, too', async ({ page }) => {
  await ownPage(
    page,
    `<div class="around"><div class="strip"></div>${bar('bar')}<div class="rest"></div></div>`,
    `${CSS} .around { backdrop-filter: blur(0) }`,
  )
  await ready(page, 1)
  await scrollTo(page, 700)
  expect([await top(page, 'bar'), await pads(page)]).toEqual([0, ['80px', '80px']])
})

test('a header with a transition of everything stays where it is held', async ({ page }) => {
  await keepServed(page)
  await ownPage(
    page,
    `<div class="held"><div class="strip"></div>${bar('bar', { sticky_offset: 10 })}<div class="rest"></div></div>`,
    `${CSS} .bar { transition: all .3s }`,
  )
  await ready(page, 1)
  for (const y of [320, 360, 420, 700, 705, 400, 1500]) {
    await scrollTo(page, y)
    expect([y, await top(page, 'bar')]).toEqual([y, 10])
  }
  expect(await unmountDifference(page)).toBe('')
  await scanAgain(page)
  await expect.poll(() => top(page, 'bar')).toBe(10)
})

test('a bar held at the bottom, and one at its parent’s end, cover no target', async ({ page }) => {
  await ownPage(
    page,
    `<a href="#cel" id="go">cel</a><div class="held"><div class="room">${bar('pinned', { sticky_parent: 'yes' })}<div class="strip"></div></div><div class="rest"></div><section id="cel" data-widget="anchor" class="strip">c</section><div class="rest"></div>${bar('foot', { sticky: 'bottom' })}</div><div class="rest"></div>`,
    CSS,
  )
  await ready(page, 2)
  await scrollTo(page, 600)
  await expect(page.locator('.elementor-sticky--active')).toHaveCount(2)
  await page.evaluate(() => document.getElementById('go')?.click())
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cel')
  expect(Math.round((await top(page, 'cel')) ?? -1)).toBe(0)
})

test('what only sounds as if it held something does not', async ({ page }) => {
  const around = [
    'will-change: scroll-position',
    'will-change: contents',
    'will-change: opacity',
    'content-visibility: visible',
    'contain: size; height: 9000px',
    'contain: style',
  ]
  const parts = around.map((css, i) => [css, `<div class="strip"></div>${bar(`bar${i}`)}<div class="rest"></div>`] as const)
  await ownPage(page, columns(parts), `${CSS} ${around.map((css, i) => `#column${i} { ${css} }`).join(' ')}`)
  await ready(page, around.length)
  await scrollTo(page, 700)
  for (const [i, css] of around.entries()) {
    const position = await page.locator(`#bar${i}`).evaluate((el) => el.style.position)
    expect([css, position, await top(page, `bar${i}`)]).toEqual([css, 'fixed', 0])
  }
})

test('what is measured anew and found in its own place says that it no longer sticks', async ({ page }) => {
  await ownPage(page, `<div class="strip"></div><div id="room">${bar('bar')}</div><div class="rest"></div>`, CSS)
  await ready(page, 1)
  await page.evaluate(() => {
    const told = Object.assign(window, { told: [] as string[] }).told
    for (const name of ['sticky:stick', 'sticky:unstick']) document.addEventListener(name, () => told.push(name))
  })
  await scrollTo(page, 700)
  await page.evaluate(async () => {
    // A new width, and by the time it is looked at the page stands at its top again.
    const room = document.getElementById('room') as HTMLElement
    room.style.width = '50%'
    await new Promise((done) => new ResizeObserver(done).observe(room))
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await expect(page.locator('.elementor-sticky--active')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual(['sticky:stick', 'sticky:unstick'])
})
