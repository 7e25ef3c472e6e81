import type { Page } from 'playwright/test'
import { serveJquery } from '../compat/jquery-page'
import { expect, test } from '../harness'
import { ownPage, serveScript } from '../own-page'
import { frames } from '../settled'

/** What the server's stylesheet says for a page with the setting (contract menus §9); the header lies above the first part. */
const CSS = `* { box-sizing: border-box } html { height: 100vh; overflow: hidden }
  body { margin: 0; height: 100vh; overflow: auto; scroll-snap-type: y mandatory }
  .e-parent { height: 100vh; scroll-snap-align: start } header { height: 80px; scroll-snap-align: start }
  .fx { height: 100px } [data-elementor-type=popup] { display: none }`
const part = (id: string, inner = '') =>
  `<section class="elementor-element e-con e-parent e-lazyloaded" data-element_type="container" id="${id}">${inner}</section>`
const motion = `<div class="fx" data-settings='{"motion_fx_motion_fx_scrolling":"yes","motion_fx_translateX_effect":"yes","motion_fx_translateX_speed":{"size":1},"motion_fx_range":"page"}'></div>`
const popup = `<section data-widget="popup" id="half" hidden data-settings='{"triggers":{"scrolling":"yes","scrolling_direction":"down","scrolling_offset":50}}'><h2>half</h2></section>`
const body = `<div class="elementor elementor-1" data-elementor-type="wp-page" data-elementor-id="1">
  <header class="elementor-element" data-element_type="container" id="bar" data-settings='{"sticky":"top","sticky_on":["desktop"],"sticky_effects_offset":100}'><a id="go" href="#c">c</a></header>
  ${part('a', motion)}${part('b')}${part('c')}${part('d')}</div>`

async function show(page: Page, more = '', addon = '') {
  await serveJquery(page)
  await serveScript(
    page,
    '/config.js',
    `window.elementorFrontendConfig = { settings: { page: { scroll_snap: 'yes' } } }; window.log = []; ${addon}`,
  )
  await ownPage(
    page,
    body + more,
    CSS,
    ['/jquery.min.js', '/config.js', '/skerry.js'].map((src) => `<script defer src="${src}"></script>`).join(''),
  )
  await expect(page.locator('.elementor-sticky')).toHaveCount(1)
}
const scrollBodyTo = async (page: Page, top: number) => {
  await page.evaluate((y) => document.body.scrollTo({ top: y, behavior: 'instant' }), top)
  await frames(page)
}
const scrollTop = (page: Page) => page.evaluate(() => Math.round(document.body.scrollTop))
const height = (page: Page) => page.evaluate(() => innerHeight)

test('with the page’s scroll snap a header sticks, effects run and a popup opens at its scroll depth', async ({ page, problems }) => {
  await show(page, popup)
  const parts = await height(page)
  const shift = () => page.locator('.fx').evaluate((el) => new DOMMatrix(getComputedStyle(el).transform).e)
  await expect.poll(shift).toBeCloseTo(50, 0)
  await expect(page.locator('dialog')).toBeHidden()
  await scrollBodyTo(page, 80 + parts)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#bar')).toHaveClass(/elementor-sticky--active/)
  await expect(page.locator('#bar')).toHaveClass(/elementor-sticky--effects/)
  expect(await page.locator('#bar').evaluate((el) => el.getBoundingClientRect().top)).toBe(0)
  // The header does not shorten the range: it is 80 px of the page's 3 windows and itself.
  const progress = ((80 + parts) / (80 + 3 * parts)) * 100
  await expect.poll(shift).toBeCloseTo(50 - progress, 0)
  await expect(page.locator('dialog')).toBeHidden()
  await scrollBodyTo(page, 80 + 3 * parts)
  await expect.poll(shift).toBeCloseTo(-50, 0)
  await expect(page.locator('dialog')).toBeVisible()
  expect(problems()).toEqual([])
})

test('with the page’s scroll snap a link leads to the same place on a second press, and the page snaps again', async ({
  page,
  problems,
}) => {
  await show(page)
  const parts = await height(page)
  for (let press = 0; press < 2; press++) {
    await page.evaluate(() => (document.getElementById('go') as HTMLElement).click())
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('c')
    await frames(page)
    // Below the header, which has stuck.
    await expect.poll(() => page.locator('#c').evaluate((el) => Math.round(el.getBoundingClientRect().top))).toBe(80)
    expect(await scrollTop(page)).toBe(2 * parts)
    await expect.poll(() => page.evaluate(() => document.body.style.scrollSnapType)).toBe('')
  }
  expect(problems()).toEqual([])
})

test('with the page’s scroll snap an add-on’s waypoint fires, and learns how far the page has scrolled', async ({ page, problems }) => {
  await show(
    page,
    '',
    `jQuery(window).on('elementor/frontend/init', () => elementorFrontend.on('components:init', () => {
      elementorFrontend.waypoint(jQuery('#c'), (direction) => log.push('c ' + direction), { offset: '50%', triggerOnce: false })
      elementorFrontend.waypoint(jQuery('#a'), () => log.push('a'))
    }))`,
  )
  const parts = await height(page)
  const log = () => page.evaluate('window.log')
  await expect.poll(log).toEqual(['a'])
  await scrollBodyTo(page, 80 + 2 * parts)
  await expect.poll(log).toEqual(['a', 'c down'])
  await scrollBodyTo(page, 0)
  await expect.poll(log).toEqual(['a', 'c down', 'c up'])
  await scrollBodyTo(page, 80 + 3 * parts)
  expect(await page.evaluate('elementorModules.utils.Scroll.getPageScrollPercentage()')).toBe(100)
  expect(problems()).toEqual([])
})
