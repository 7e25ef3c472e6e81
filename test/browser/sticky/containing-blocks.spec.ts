import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { COLUMNS, columns, ownPage, scrollTo } from '../own-page'
import { rememberServedMarkup, scanAgain, unmountDifference } from '../unmount'
import { areSticky, bar } from './sticky-pages'

const CSS = `${COLUMNS} body { margin: 0 } .strip { height: 300px } .bar { height: 80px } .low { height: 40px } .rest { height: 3000px } .held { filter: grayscale(0) }`
const top = (page: Page, id: string) => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id)
const scrollPaddings = (page: Page) => page.evaluate(() => [document.documentElement, document.body].map((el) => el.style.scrollPaddingTop))

test('a site’s own scroll padding stays, on html and on body', async ({ page }) => {
  await ownPage(page, `<div class="strip"></div>${bar()}<div class="rest"></div>`, CSS)
  await areSticky(page, 1)
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-padding-top', '120px'))
  await scrollTo(page, 700)
  expect(await scrollPaddings(page)).toEqual(['120px', ''])
  await scrollTo(page, 0)
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('scroll-padding-top')
    document.body.style.setProperty('scroll-padding-top', '130px')
  })
  await scrollTo(page, 700)
  expect(await scrollPaddings(page)).toEqual(['', '130px'])
})

test('the scroll padding is the height of everything that is stuck, also after a change', async ({ page }) => {
  await rememberServedMarkup(page)
  await ownPage(
    page,
    `<div class="strip"></div>${bar({}, 'one')}<div class="strip"></div>${bar({ sticky_offset: 80 }, 'two', 'bar', 'low')}<div class="rest"></div>`,
    `${CSS} .tall { height: 160px } .flat.elementor-sticky--active { height: 30px }`,
  )
  await areSticky(page, 2)
  await scrollTo(page, 1000)
  expect(await scrollPaddings(page)).toEqual(['120px', '120px'])
  // A picture that has loaded in the upper bar lets it be measured again.
  await page.evaluate(() => document.getElementById('one')?.dispatchEvent(new Event('load')))
  expect(await scrollPaddings(page)).toEqual(['120px', '120px'])
  await page.locator('#two').evaluate((el) => el.classList.add('flat'))
  await expect.poll(() => scrollPaddings(page)).toEqual(['110px', '110px'])
  await page.locator('#two').evaluate((el) => el.remove())
  await expect.poll(() => scrollPaddings(page)).toEqual(['80px', '80px'])
  await scrollTo(page, 0)
  expect(await scrollPaddings(page)).toEqual(['', ''])
  expect(await page.evaluate(() => [document.documentElement, document.body].map((el) => el.getAttribute('style')))).toEqual([null, null])
})

test('a bar sticks in a containing block that is found only once the bar is fixed', async ({ page }) => {
  await ownPage(
    page,
    `<div class="around"><div class="strip"></div>${bar()}<div class="rest"></div></div>`,
    `${CSS} .around { backdrop-filter: blur(0) }`,
  )
  await areSticky(page, 1)
  await scrollTo(page, 700)
  expect([await top(page, 'bar'), await scrollPaddings(page)]).toEqual([0, ['80px', '80px']])
})

test('a header with `transition: all` stays at its place in a containing block', async ({ page }) => {
  await rememberServedMarkup(page)
  await ownPage(
    page,
    `<div class="held"><div class="strip"></div>${bar({ sticky_offset: 10 })}<div class="rest"></div></div>`,
    `${CSS} .bar { transition: all .3s }`,
  )
  await areSticky(page, 1)
  for (const y of [320, 360, 420, 700, 705, 400, 1500]) {
    await scrollTo(page, y)
    expect([y, await top(page, 'bar')]).toEqual([y, 10])
  }
  expect(await unmountDifference(page)).toBe('')
  await scanAgain(page)
  await expect.poll(() => top(page, 'bar')).toBe(10)
})

test('a bar at the bottom and one at its parent’s end leave no gap above an anchor’s target', async ({ page }) => {
  await ownPage(
    page,
    `<a href="#target" id="go">target</a><div class="held"><div class="room">${bar({ sticky_parent: 'yes' }, 'pinned')}<div class="strip"></div></div><div class="rest"></div><section id="target" data-widget="anchor" class="strip">c</section><div class="rest"></div>${bar({ sticky: 'bottom' }, 'foot')}</div><div class="rest"></div>`,
    CSS,
  )
  await areSticky(page, 2)
  await scrollTo(page, 600)
  await expect(page.locator('.elementor-sticky--active')).toHaveCount(2)
  await page.evaluate(() => document.getElementById('go')?.click())
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('target')
  expect(Math.round((await top(page, 'target')) ?? -1)).toBe(0)
})

test('styles that do not make a containing block leave the bar fixed', async ({ page }) => {
  const around = [
    'will-change: scroll-position',
    'will-change: contents',
    'will-change: opacity',
    'content-visibility: visible',
    'contain: size; height: 9000px',
    'contain: style',
  ]
  const parts = around.map((css, i) => [css, `<div class="strip"></div>${bar({}, `bar${i}`)}<div class="rest"></div>`] as const)
  await ownPage(page, columns(parts), `${CSS} ${around.map((css, i) => `#column${i} { ${css} }`).join(' ')}`)
  await areSticky(page, around.length)
  await scrollTo(page, 700)
  for (const [i, css] of around.entries()) {
    const position = await page.locator(`#bar${i}`).evaluate((el) => el.style.position)
    expect([css, position, await top(page, `bar${i}`)]).toEqual([css, 'fixed', 0])
  }
})

test('a bar that is measured again and found in its own place dispatches “unstick”', async ({ page }) => {
  await ownPage(page, `<div class="strip"></div><div id="room">${bar()}</div><div class="rest"></div>`, CSS)
  await areSticky(page, 1)
  await page.evaluate(() => {
    const { dispatched } = Object.assign(window, { dispatched: [] as string[] })
    for (const name of ['sticky:stick', 'sticky:unstick']) document.addEventListener(name, () => dispatched.push(name))
  })
  await scrollTo(page, 700)
  await page.evaluate(async () => {
    // By the time the new width is measured the page is at its top again.
    const room = document.getElementById('room') as HTMLElement
    room.style.width = '50%'
    await new Promise((done) => new ResizeObserver(done).observe(room))
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await expect(page.locator('.elementor-sticky--active')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { dispatched: string[] }).dispatched)).toEqual(['sticky:stick', 'sticky:unstick'])
})
