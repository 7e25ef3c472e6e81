import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { topOf } from './anchor-pages'

/** The bar stands 300 px below the page's top, and the targets below and above it. */
const page_ = (settings: object, around = (bar: string) => bar) =>
  `<nav><a id="to" href="#plain">plain</a> <a id="up" href="#above">above</a> <a id="ours" href="#anchor">anchor</a></nav>
  <div class="strip"></div><h2 id="above">Above</h2><div class="strip"></div>${around(`<header id="bar" data-settings='${JSON.stringify({ sticky: 'top', ...settings })}'>bar</header>`)}
  <div class="rest"></div><h2 id="plain">Plain</h2><div class="rest"></div><section data-widget="anchor" id="anchor">Anchor</section><div class="rest"></div>`
const CSS =
  'body { margin: 0 } h2 { margin: 0 } header { height: 62px; background: #fc8 } .strip { height: 150px } .rest { height: 2000px } nav { position: fixed; z-index: 9; bottom: 0 }'

async function open(page: Page, settings = {}, css = '', around?: (bar: string) => string) {
  await ownPage(page, page_(settings, around), CSS + css)
  await expect(page.locator('#bar.elementor-sticky')).toBeAttached()
}

for (const [what, settings, css, expected] of [
  ['as it is', {}, '', 62],
  ['away from the edge', { sticky_offset: 20 }, '', 82],
  ['where the page scrolls smoothly', {}, 'html { scroll-behavior: smooth }', 62],
  ['where the site keeps more room itself', {}, 'html { scroll-padding-top: 100px }', 100],
] as const)
  test(`a link to any element, pressed while a bar is still in its place, stops below the stuck bar: ${what}`, async ({
    page,
    problems,
  }) => {
    await rememberServedMarkup(page)
    await open(page, settings, css)
    for (const press of ['click', 'Enter']) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(page.locator('.elementor-sticky--active')).toHaveCount(0)
      if (press === 'click') await page.locator('#to').click()
      else await page.locator('#to').press(press)
      await expect.poll(() => topOf(page, 'plain')).toBe(expected)
      await expect(page.locator('.elementor-sticky--active')).toHaveCount(1)
      expect(await topOf(page, 'plain')).toBe(expected)
    }
    await page.locator('#ours').click()
    await expect(page.locator('#anchor')).toBeFocused()
    if (expected !== 100) await expect.poll(() => topOf(page, 'anchor')).toBe(expected)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => document.documentElement.style.scrollPaddingTop)).toBe('')
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test('a link to what stands above the bar’s place leads to the window’s top', async ({ page }) => {
  await open(page)
  await page.locator('#up').click()
  await expect.poll(() => topOf(page, 'above')).toBe(0)
})

test('a link past the end of the bar’s parent leads to the window’s top', async ({ page }) => {
  await open(page, { sticky_parent: 'yes' }, '#room { height: 600px }', (bar) => `<div id="room">${bar}</div>`)
  await page.locator('#to').click()
  await expect.poll(() => topOf(page, 'plain')).toBe(0)
})

test('a bar below a notice that is closed, and an address with a hash', async ({ page }) => {
  await open(page, { sticky_offset: 20 })
  await page.evaluate(() => document.querySelector('.strip')?.remove())
  await page.locator('#to').click()
  await expect.poll(() => topOf(page, 'plain')).toBe(82)
  await page.goto('about:blank')
  await page.goto('/own/#plain')
  await expect.poll(() => topOf(page, 'plain')).toBe(82)
})

test('a script that sets the address’s hash, and Back to it', async ({ page, problems }) => {
  await open(page, { sticky_offset: 20 })
  const jump = (hash: string) =>
    page.evaluate((to) => {
      location.hash = to
    }, hash)
  await jump('plain')
  await expect.poll(() => topOf(page, 'plain')).toBe(82)
  await jump('anchor')
  await expect.poll(() => topOf(page, 'anchor')).toBe(82)
  await page.goBack()
  await expect.poll(() => topOf(page, 'plain')).toBe(82)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.locator('.elementor-sticky--active')).toHaveCount(0)
  await jump('above')
  await expect.poll(() => topOf(page, 'above')).toBe(0)
  expect(problems()).toEqual([])
})
