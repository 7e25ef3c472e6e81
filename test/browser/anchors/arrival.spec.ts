import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { isReady, scrollTop, scrollTopsInFrames, topOf } from './anchor-pages'

const CSS = `* { box-sizing: border-box } body { margin: 0 } html { overflow-anchor: none } header { height: 80px } .strip { height: 600px } .rest { height: 4000px }`
const HEADER = `<header data-settings='{"sticky":"top"}'>h</header>`
const main = (between = '') =>
  `<div class="strip"></div>${HEADER}${between}<div class="rest"></div><section data-widget="anchor" id="target"><h2>Cel</h2></section><div class="elementor elementor-73" id="t">t</div><div class="rest"></div>`

/** Any font will do: the stylesheet says by how much it changes the page's height. */
const FONTS = path.resolve(import.meta.dirname, '../../../node_modules/playwright-core/lib/vite/recorder/assets')
const font = readdirSync(FONTS).find((name) => name.endsWith('.ttf')) as string

/** A file whose answer is held back until `send` is called. */
function heldBack() {
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  return { send: () => send(), sent }
}
const svg = (width: number, height: number) => ({
  contentType: 'image/svg+xml',
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
})

test('on arrival with a hash the target stands right below a sticky header', async ({ page }) => {
  await ownPage(page, HEADER + main(), CSS)
  await page.goto('about:blank')
  await page.goto('/own/#target')
  await expect.poll(() => topOf(page, 'target')).toBe(80)
})

test('on arrival with a hash the target stands below the header also after pictures and fonts that load late', async ({
  page,
  problems,
}) => {
  const [picture, letters] = [heldBack(), heldBack()]
  await page.route('**/late.svg', async (route) => {
    await picture.sent
    await route.fulfill(svg(400, 700))
  })
  await page.route('**/late.ttf', async (route) => {
    await letters.sent
    await route.fulfill({ contentType: 'font/ttf', body: readFileSync(path.join(FONTS, font)) })
  })
  const css = `${CSS} @font-face { font-family: late; src: url(/own/late.ttf); font-display: swap; ascent-override: 400% } .tall { font-family: late, sans-serif }`
  const body = main('<img id="late" alt="" src="/own/late.svg"><p class="tall" id="tall">a<br>b<br>c<br>d</p>')
  await page.route('**/own/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/own/own.css"><link rel="icon" href="data:,"><script defer src="/skerry.js"></script>${body}`,
    }),
  )
  await page.route('**/own/own.css', (route) => route.fulfill({ contentType: 'text/css', body: css }))
  await page.goto('/own/#target', { waitUntil: 'commit' })
  await expect(page.locator('header.elementor-sticky')).toBeAttached()
  const heightBefore = await page.locator('#tall').evaluate((el) => el.clientHeight)
  picture.send()
  await expect.poll(() => page.locator('#late').evaluate((el: HTMLImageElement) => el.naturalHeight)).toBe(700)
  letters.send()
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
  await expect.poll(() => page.locator('#tall').evaluate((el) => el.clientHeight)).toBeGreaterThan(2 * heightBefore)
  await expect.poll(() => topOf(page, 'target')).toBe(80)
  expect(await scrollTopsInFrames(page)).toHaveLength(1)
  expect(await topOf(page, 'target')).toBe(80)
  expect(problems()).toEqual([])
})

test('a native jump after scrolling lands below the header that has become sticky meanwhile', async ({ page }) => {
  await ownPage(page, `${main()}<a id="far" href="#plain">x</a><h2 id="plain">p</h2><div class="rest"></div>`, CSS)
  await scrollTo(page, 900)
  await expect(page.locator('header.elementor-sticky--active')).toBeAttached()
  await expect.poll(() => page.evaluate(() => document.documentElement.style.scrollPaddingTop)).toBe('80px')
  await page.evaluate(() => {
    location.hash = 'plain'
  })
  await expect.poll(() => topOf(page, 'plain')).toBe(80)
})

const TARGET_CSS = `* { box-sizing: border-box } body { margin: 0; position: relative; height: 9000px } .target { position: absolute; height: 100px; width: 100% } #target { top: 908px }`
const TARGET = '<div class="elementor-menu-anchor target" id="target"></div>'

for (const [input, act, isReached] of [
  ['a wheel', (page: Page) => page.mouse.wheel(0, -500), (y: number) => y < 908],
  ['a key', (page: Page) => page.keyboard.press('Home'), (y: number) => y === 0],
] as const)
  test(`on arrival with a hash, ${input} before the last picture has loaded leaves the page where the visitor put it`, async ({ page }) => {
    const picture = heldBack()
    let isHeldBack = false
    await page.route('**/late.svg', async (route) => {
      if (isHeldBack) await picture.sent
      await route.fulfill(svg(4, 4))
    })
    await ownPage(page, `<img alt="" src="/own/late.svg">${TARGET}`, TARGET_CSS)
    isHeldBack = true
    await page.goto('about:blank')
    await page.goto('/own/#target', { waitUntil: 'commit' })
    await page.waitForResponse('**/chunks/anchors-scroll-to*')
    await expect.poll(() => scrollTop(page)).toBe(908)
    // The browser scrolls smoothly after a wheel: its own scroll must have ended.
    const scrollEnd = page.evaluate(() => new Promise((done) => addEventListener('scrollend', () => done(true), { once: true })))
    await act(page)
    await scrollEnd
    const y = await scrollTop(page)
    expect(isReached(y)).toBe(true)
    picture.send()
    await page.waitForFunction(() => document.readyState === 'complete')
    expect(await scrollTopsInFrames(page)).toEqual([y])
  })

test('a page that is reloaded stays where the visitor left it', async ({ page }) => {
  await ownPage(page, `<div data-settings='{"sticky":"top"}' id="a">a</div>${TARGET}`, `${TARGET_CSS} #a { height: 80px }`)
  await page.goto('about:blank')
  await page.goto('/own/#target')
  await expect.poll(() => scrollTop(page)).toBe(828)
  // For 100 ms after its arrival the page still follows the target.
  expect(await scrollTopsInFrames(page)).toEqual([828])
  await scrollTo(page, 1500)
  const response = page.waitForResponse('**/chunks/anchors-scroll-to*')
  await page.reload()
  await isReady(page)
  await (await response).finished()
  expect(await scrollTopsInFrames(page)).toEqual([1500])
})

for (const [query, isThere] of [
  ['?theme_template_id=73', true],
  ['?theme_template_id=', false],
  ['?theme_template_id=74', false],
  ['?theme_template_id=73x', false],
  ['?theme_template_id=%22%5D*', false],
] as const)
  test(`the address ${query} ${isThere ? 'scrolls to the template (TV-TT-1)' : 'names no template, and does not scroll'}`, async ({
    page,
    problems,
  }) => {
    await page.clock.install({ time: 0 })
    await ownPage(page, main(), CSS)
    const response = page.waitForResponse('**/chunks/anchors-scroll-to*')
    await page.goto(`/own/${query}`)
    await (await response).finished()
    // The template comes to the middle of the window.
    if (isThere) await expect.poll(() => topOf(page, 't')).toBe(400)
    else {
      await page.clock.runFor(1000)
      expect(await scrollTop(page)).toBe(0)
    }
    expect(problems()).toEqual([])
  })

test('a template that the address names is reached in 400 ms, on a page with several of it too (TV-TT-1)', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await ownPage(
    page,
    `<div class="elementor elementor-6479 target" id="t"></div><div class="elementor elementor-6479 target"></div>`,
    `${TARGET_CSS} #t { top: 3000px }`,
  )
  const response = page.waitForResponse('**/chunks/anchors-scroll-to*')
  await page.clock.pauseAt(60_000)
  await page.goto('/own/?theme_template_id=6479')
  await (await response).finished()
  await expect.poll(() => page.clock.runFor(20).then(() => scrollTop(page)), { intervals: [10] }).toBeGreaterThan(0)
  await page.clock.runFor(300)
  expect(await scrollTop(page)).toBeLessThan(2600)
  await page.clock.runFor(120)
  expect(await scrollTop(page)).toBe(2600)
})
