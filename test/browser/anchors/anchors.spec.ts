import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { historyEntry, ownPage, scrollTo } from '../own-page'
import { keepServed, unmountDifference } from '../unmount'

const CSS = `* { box-sizing: border-box } body { margin: 0 } main { position: relative; height: 8000px } nav { position: fixed; top: 300px; z-index: 5 }
.elementor-menu-anchor, section, h2 { position: absolute; margin: 0 } #cel { top: 2000px } #zażółć { top: 3000px } #zwykly { top: 4000px } #blok { top: 1200px; height: 200px }
#cel:target { outline: 1px solid } header { height: 80px } .strip { height: 600px }`
const LINKS = `<nav><a id="to" href="#cel">cel</a> <a id="pl" href="#za%C5%BC%C3%B3%C5%82%C4%87">pl</a> <a id="plain" href="#zwykly">plain</a> <a id="blk" href="#blok">blok</a>
<a id="window" href="#cel" target="_blank">w</a> <a id="file" href="#cel" download>f</a> <a id="odd" href="#a\\">odd</a> <a id="percent" href="#%">percent</a> <a id="none" href="#">none</a>
<a id="path" href="/inna/#cel">path</a> <a id="host" href="https://inna.test/own/#cel">host</a></nav>`
const MAIN = `<main>${LINKS}<div class="elementor-menu-anchor" id="cel"></div><section data-widget="anchor" id="zażółć"><input></section><h2 id="zwykly">x</h2><section class="elementor-element" id="blok"></section></main>`
const open = (page: Page, before = '', css = '', head?: string) => ownPage(page, before + MAIN, CSS + css, head)
const y = (page: Page) => page.evaluate(() => Math.round(scrollY))
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round((document.getElementById(name) as HTMLElement).getBoundingClientRect().top), id)

test('takes about half a second; the address, the target and the focus follow, and “back” returns', async ({ page, problems }) => {
  await keepServed(page)
  await open(page)
  await scrollTo(page, 150)
  await page.evaluate(() => {
    const { ys } = Object.assign(window, { ys: [] as number[] })
    addEventListener('scroll', () => ys.push(scrollY))
  })
  const before = await historyEntry(page)
  await page.click('#to')
  await expect.poll(() => y(page)).toBe(2000)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cel')
  expect(await page.evaluate(() => [location.hash, document.querySelector(':target')?.id])).toEqual(['#cel', 'cel'])
  expect(await historyEntry(page)).not.toBe(before)
  const ys = await page.evaluate(() => (window as unknown as { ys: number[] }).ys)
  expect(ys.length).toBeGreaterThan(4)
  // It never jumps ahead and back.
  expect(ys).toEqual([...ys].sort((a, b) => a - b))
  await page.goBack()
  await expect.poll(() => y(page)).toBe(150)
  expect([await historyEntry(page), new URL(page.url()).hash]).toEqual([before, ''])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('Polish ids, in the address as the browser writes them', async ({ page }) => {
  await open(page)
  await page.click('#pl')
  await expect.poll(() => y(page)).toBe(3000)
  await expect
    .poll(() => page.evaluate(() => [document.querySelector(':target')?.id, document.activeElement?.id]))
    .toEqual(['zażółć', 'zażółć'])
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => [document.activeElement?.localName, document.getElementById('zażółć')?.hasAttribute('tabindex')]),
  ).toEqual(['input', false])
})

test('headers that stick on the way are left free', async ({ page }) => {
  await open(page, `<div class="strip"></div><header data-settings='{"sticky":"top"}'>h</header>`)
  await expect(page.locator('header.elementor-sticky')).toBeAttached()
  await page.click('#to')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cel')
  expect(await topOf(page, 'cel')).toBe(80)
  await page.waitForTimeout(100)
  expect(await topOf(page, 'cel')).toBe(80)
})

for (const type of ['wheel', 'keydown', 'touchstart', 'pointerdown'])
  test(`${type} ends the way`, async ({ page }) => {
    await open(page)
    // From inside, because half a second may be over before a driver's wheel arrives.
    await page.evaluate((name) => {
      const seen = Object.assign(window, { stoppedAt: -1 })
      addEventListener('scroll', () => {
        if (seen.stoppedAt >= 0 || scrollY < 100) return
        seen.stoppedAt = scrollY
        document.body.dispatchEvent(new Event(name, { bubbles: true }))
      })
    }, type)
    await page.click('#to')
    const stoppedAt = () => page.evaluate(() => Math.round((window as unknown as { stoppedAt: number }).stoppedAt))
    await expect.poll(stoppedAt).toBeGreaterThan(0)
    await page.waitForTimeout(700)
    expect(await y(page)).toBe(await stoppedAt())
    expect(await page.evaluate(() => location.hash)).toBe('#cel')
  })

test('what is not ours stays the browser’s', async ({ page, context, problems }) => {
  await open(page)
  await page.evaluate(() => {
    const { heard } = Object.assign(window, { heard: [] as unknown[] })
    document.addEventListener('click', (event) => {
      heard.push([(event.target as Element).id, event.defaultPrevented])
      if ((event.target as Element).id !== 'plain') event.preventDefault()
    })
  })
  for (const id of ['window', 'file', 'odd', 'percent', 'none', 'path', 'host']) await page.click(`#${id}`)
  for (const key of ['Control', 'Shift', 'Alt', 'Meta'] as const) await page.click('#to', { modifiers: [key] })
  await page.click('#plain')
  const heard = await page.evaluate(() => (window as unknown as { heard: [string, boolean][] }).heard)
  expect(heard.filter(([, isPrevented]) => isPrevented)).toEqual([])
  expect(heard.length).toBe(12)
  expect([await y(page), context.pages().length]).toEqual([4000, 1])
  expect(problems()).toEqual([])
})

test('a prevented click and data-anchors="off" are respected', async ({ page }) => {
  await open(page)
  await page.evaluate(() => document.getElementById('to')?.addEventListener('click', (event) => event.preventDefault()))
  await page.click('#to')
  await page.waitForTimeout(200)
  expect(await y(page)).toBe(0)
  await page.unroute('**/own/**')
  await open(page, '', '', '<script defer src="/skerry.js" data-anchors="off"></script>')
  await page.click('#blk')
  // The browser's own jump: there at once.
  expect(await y(page)).toBe(1200)
})

test('calm: it jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.evaluate(() => {
    const { ys } = Object.assign(window, { ys: [] as number[] })
    addEventListener('scroll', () => ys.push(scrollY))
  })
  await page.click('#to')
  await expect.poll(() => y(page)).toBe(2000)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cel')
  expect(new Set(await page.evaluate(() => (window as unknown as { ys: number[] }).ys))).toEqual(new Set([2000]))
})

test('an add-on’s filter has its say', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const { hooks } = (
      window as unknown as { elementorFrontend: { hooks: { addFilter: (name: string, filter: (n: number) => number) => void } } }
    ).elementorFrontend
    hooks.addFilter('frontend/handlers/menu_anchor/scroll_top_distance', (place) => place - 10)
  })
  await page.click('#to')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cel')
  await page.waitForTimeout(100)
  expect(await y(page)).toBe(1990)
})

test('arriving with a hash, it stands below the header', async ({ page }) => {
  const body = `<header data-settings='{"sticky":"top"}'>h</header>${MAIN}`
  await ownPage(page, body, CSS)
  await page.goto('about:blank')
  await page.goto('/own/#cel')
  await expect.poll(() => topOf(page, 'cel')).toBe(80)
})

test('the address asks for a template', async ({ page }) => {
  await ownPage(page, `${MAIN}<div class="elementor elementor-73">t</div><div class="strip"></div>`, CSS)
  await page.goto('/own/?theme_template_id=73')
  await expect.poll(() => y(page)).toBe(7600)
})

test('with the builder’s runtime at work only hand-written anchors are served', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { elementorFrontend: { hooks: {} } }))
  await open(page)
  await page.click('#to')
  expect(await y(page)).toBe(2000)
  await page.click('#pl')
  expect(await y(page)).toBeLessThan(3000)
  await expect.poll(() => y(page)).toBe(3000)
})

test('Tab, pressed before the page has arrived, goes on from where the link leads', async ({ page }) => {
  await open(page)
  await page.focus('#pl')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => scrollY > 0)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('input')
  expect(await topOf(page, 'zażółć')).toBe(0)
})
