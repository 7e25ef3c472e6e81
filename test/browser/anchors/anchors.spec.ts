import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { historyEntry, ownPage, scrollTo } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import {
  firstStepAfter,
  focusedId,
  isReady,
  preloadScrolling,
  recordScrollTops,
  scrollTop,
  scrollTopsInFrames,
  topOf,
} from './anchor-pages'

const CSS = `* { box-sizing: border-box } body { margin: 0 } main { position: relative; height: 8000px } nav { position: fixed; top: 300px; z-index: 5 }
.elementor-menu-anchor, section, h2 { position: absolute; margin: 0 } #target { top: 2000px } #smørrebrød { top: 3000px } #plain-anchor { top: 4000px } #block { top: 1200px; height: 200px }
#target:target { outline: 1px solid } header { height: 80px } .strip { height: 600px }`
const LINKS = `<nav><a id="to" href="#target">target</a> <a id="pl" href="#sm%C3%B8rrebr%C3%B8d">pl</a> <a id="plain" href="#plain-anchor">plain</a> <a id="blk" href="#block">block</a>
<a id="window" href="#target" target="_blank">w</a> <a id="file" href="#target" download>f</a> <a id="odd" href="#a\\">odd</a> <a id="percent" href="#%">percent</a> <a id="none" href="#">none</a>
<a id="path" href="/other/#target">path</a> <a id="host" href="https://other.test/own/#target">host</a></nav>`
const MAIN = `<main>${LINKS}<div class="elementor-menu-anchor" id="target"></div><section data-widget="anchor" id="smørrebrød"><input></section><h2 id="plain-anchor">x</h2><section class="elementor-element" id="block"></section></main>`
const open = (page: Page, before = '', css = '', head?: string) => ownPage(page, before + MAIN, CSS + css, head)

test('a click scrolls for about half a second; the address, :target and the focus follow, and “back” returns', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await open(page)
  await scrollTo(page, 150)
  const scrollTops = await recordScrollTops(page)
  const before = await historyEntry(page)
  await page.click('#to')
  await expect.poll(() => scrollTop(page)).toBe(2000)
  await expect.poll(() => focusedId(page)).toBe('target')
  expect(await page.evaluate(() => [location.hash, document.querySelector(':target')?.id])).toEqual(['#target', 'target'])
  expect(await historyEntry(page)).not.toBe(before)
  const seen = await scrollTops()
  expect(seen.length).toBeGreaterThan(4)
  // It never jumps ahead and back.
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(150)
  expect([await historyEntry(page), new URL(page.url()).hash]).toEqual([before, ''])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a link with percent-encoded Polish letters leads to the element with that id', async ({ page }) => {
  await open(page)
  await page.click('#pl')
  await expect.poll(() => scrollTop(page)).toBe(3000)
  await expect
    .poll(() => page.evaluate(() => [document.querySelector(':target')?.id, document.activeElement?.id]))
    .toEqual(['smørrebrød', 'smørrebrød'])
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => [document.activeElement?.localName, document.getElementById('smørrebrød')?.hasAttribute('tabindex')]),
  ).toEqual(['input', false])
})

test('the target stands below a header that becomes sticky during the scroll', async ({ page }) => {
  await open(page, `<div class="strip"></div><header data-settings='{"sticky":"top"}'>h</header>`)
  await expect(page.locator('header.elementor-sticky')).toBeAttached()
  await page.click('#to')
  await expect.poll(() => focusedId(page)).toBe('target')
  expect(await topOf(page, 'target')).toBe(80)
  expect(await scrollTopsInFrames(page)).toHaveLength(1)
  expect(await topOf(page, 'target')).toBe(80)
})

for (const type of ['wheel', 'keydown', 'touchstart', 'pointerdown'])
  test(`a visitor’s ${type} stops the scroll where the page is`, async ({ page }) => {
    await page.clock.install({ time: 0 })
    await open(page)
    await isReady(page)
    await preloadScrolling(page, '#to')
    await page.clock.pauseAt(60_000)
    await page.evaluate(() => document.getElementById('to')?.click())
    await page.clock.runFor(250)
    const stoppedAt = await scrollTop(page)
    expect(stoppedAt).toBeGreaterThan(100)
    expect(stoppedAt).toBeLessThan(1900)
    await page.evaluate((name) => document.body.dispatchEvent(new Event(name, { bubbles: true })), type)
    await page.clock.runFor(1000)
    expect(await scrollTop(page)).toBe(stoppedAt)
    expect(await page.evaluate(() => location.hash)).toBe('#target')
  })

test('clicks that ask for something else are left to the browser', async ({ page, context, problems }) => {
  await open(page)
  await page.evaluate(() => {
    const { clicks } = Object.assign(window, { clicks: [] as unknown[] })
    document.addEventListener('click', (event) => {
      clicks.push([(event.target as Element).id, event.defaultPrevented])
      if ((event.target as Element).id !== 'plain') event.preventDefault()
    })
  })
  for (const id of ['window', 'file', 'odd', 'percent', 'none', 'path', 'host']) await page.click(`#${id}`)
  for (const key of ['Control', 'Shift', 'Alt', 'Meta'] as const) await page.click('#to', { modifiers: [key] })
  await page.click('#plain')
  const clicks = await page.evaluate(() => (window as unknown as { clicks: [string, boolean][] }).clicks)
  expect(clicks.filter(([, isPrevented]) => isPrevented)).toEqual([])
  expect(clicks.length).toBe(12)
  expect([await scrollTop(page), context.pages().length]).toEqual([4000, 1])
  expect(problems()).toEqual([])
})

test('a click that another script has prevented does not scroll', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await open(page)
  await isReady(page)
  await preloadScrolling(page, '#to')
  await page.evaluate(() => document.getElementById('to')?.addEventListener('click', (event) => event.preventDefault()))
  await page.click('#to')
  await page.clock.runFor(1000)
  expect(await scrollTop(page)).toBe(0)
})

test('with data-anchors="off" the browser jumps by itself', async ({ page }) => {
  await open(page, '', '', '<script defer src="/skerry.js" data-anchors="off"></script>')
  expect(await firstStepAfter(page, '#blk'), 'without an animation').toBe(1200)
})

test('for a visitor who asks for less motion the page jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const scrollTops = await recordScrollTops(page)
  await page.click('#to')
  await expect.poll(() => scrollTop(page)).toBe(2000)
  await expect.poll(() => focusedId(page)).toBe('target')
  expect(new Set(await scrollTops())).toEqual(new Set([2000]))
})

test('an add-on’s filter changes the scroll position', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const { hooks } = (
      window as unknown as { elementorFrontend: { hooks: { addFilter: (name: string, filter: (n: number) => number) => void } } }
    ).elementorFrontend
    hooks.addFilter('frontend/handlers/menu_anchor/scroll_top_distance', (place) => place - 10)
  })
  // A script's first filter loads the code that runs filters.
  await page.waitForFunction(() => {
    const { hooks } = (window as unknown as { elementorFrontend: { hooks: { applyFilters: (name: string, n: number) => number } } })
      .elementorFrontend
    return hooks.applyFilters('frontend/handlers/menu_anchor/scroll_top_distance', 10) === 0
  })
  await page.click('#to')
  await expect.poll(() => focusedId(page)).toBe('target')
  expect(await scrollTopsInFrames(page)).toEqual([1990])
})

test('while the builder’s runtime is alive only hand-written targets are scrolled to', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { elementorFrontend: { hooks: {} } }))
  await open(page)
  expect(await firstStepAfter(page, '#to')).toBe(2000)
  expect(await firstStepAfter(page, '#pl')).toBeLessThan(3000)
  await expect.poll(() => scrollTop(page)).toBe(3000)
})

test('Tab, pressed before the page has arrived, moves the focus on from the target', async ({ page }) => {
  await open(page)
  await page.focus('#pl')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => scrollY > 0)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('input')
  expect(await topOf(page, 'smørrebrød')).toBe(0)
})
