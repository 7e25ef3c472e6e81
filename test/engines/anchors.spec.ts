import { DESKTOP, expect, PHONE, test } from './harness'
import type { Visitor } from './visitor'

const css = `* { box-sizing: border-box } body { margin: 0 } main { position: relative; height: 8000px } nav { position: fixed; top: 300px; z-index: 5 }
nav a { display: inline-block; min-width: 30px; line-height: 30px } section, h1 { position: absolute; margin: 0 } #target { top: 2000px } #smørrebrød { top: 3000px } #plain-anchor { top: 4000px } header { height: 80px; width: 100%; background: #fff } .strip { height: 600px }`
const body = `<main><nav><a id="to" href="#target">target</a> <a id="pl" href="#sm%C3%B8rrebr%C3%B8d">pl</a> <a id="plain" href="#plain-anchor">plain</a> <a id="none" href="#">none</a> <a id="gone" href="#missing">gone</a></nav>
<section data-widget="anchor" id="target">c</section><section data-widget="anchor" id="smørrebrød"><input id="field" aria-label="pole"></section><h1 id="plain-anchor">x</h1></main>`
const open = (visitor: Visitor, before = '', size = DESKTOP) => visitor.visitOwn({ body: before + body, css }, size)
const arrives = (visitor: Visitor, y: number) => expect.poll(visitor.scrollY, { timeout: 10_000 }).toBe(y)

test('a press scrolls smoothly to the place; the address and the focus follow', async ({ visitor }) => {
  await open(visitor)
  await visitor.evaluate(() => {
    const { tops } = Object.assign(window, { tops: [] as number[], frames: 0 })
    addEventListener('scroll', () => tops.push(scrollY))
    const count = () => {
      if (scrollY > 0 && scrollY < 2000) (window as unknown as { frames: number }).frames++
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  await visitor.click('#to')
  await arrives(visitor, 2000)
  await visitor.isFocused('target')
  expect(await visitor.location()).toBe('/own/#target')
  const { tops, frames } = await visitor.evaluate(() => {
    const { tops, frames } = window as unknown as { tops: number[]; frames: number }
    return { tops, frames }
  })
  // It is seen on the way in every frame that the browser draws; a busy machine draws few.
  expect(tops.filter((top) => top > 0 && top < 2000).length).toBeGreaterThan(0)
  expect(tops.length).toBeGreaterThanOrEqual(Math.min(5, frames))
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
})
test('“back” returns to where the visitor came from', async ({ visitor }) => {
  await open(visitor)
  await visitor.scrollTo(150)
  await visitor.click('#to')
  await visitor.isFocused('target')
  await visitor.evaluate(() => history.back())
  await arrives(visitor, 150)
  expect(await visitor.location()).toBe('/own/')
})
test('Polish letters in the address lead to their place, and Tab goes on from there', async ({ visitor }) => {
  await open(visitor)
  await visitor.click('#pl')
  await arrives(visitor, 3000)
  await visitor.isFocused('smørrebrød')
  expect(await visitor.walk('Tab')).toEqual(['field'])
})
test('the Enter key follows a link, too', async ({ visitor }) => {
  await open(visitor)
  await visitor.focus('#plain')
  await visitor.press('Enter')
  await expect.poll(async () => (await visitor.box('#plain-anchor')).y).toBe(0)
})
test('the place stands below a header that becomes sticky on the way', async ({ visitor }) => {
  await open(visitor, `<div class="strip"></div><header data-settings='{"sticky":"top"}'>h</header>`)
  await visitor.seen('header.elementor-sticky')
  await visitor.click('#to')
  await visitor.isFocused('target')
  await expect.poll(async () => (await visitor.box('#target')).y).toBe(80)
})
test('a script that sets the address leads below a header that is not sticky yet', async ({ visitor }) => {
  await open(visitor, `<div class="strip"></div><header data-settings='{"sticky":"top"}'>h</header>`)
  await visitor.seen('header.elementor-sticky')
  const isAnnounced = await visitor.evaluate(() => 'navigation' in window)
  test.skip(!isAnnounced, 'the engine does not announce it')
  await visitor.evaluate(() => {
    location.hash = 'plain-anchor'
  })
  await expect.poll(async () => (await visitor.box('#plain-anchor')).y).toBe(80)
})
test('an address with a place in it leads there at the arrival', async ({ visitor }) => {
  await visitor.visit('/pages/anchors.html#prices')
  const { height } = await visitor.box('header')
  const below = async () => (await visitor.box('#prices')).y - height
  await expect.poll(async () => Math.abs(await below()) < 120 && (await below()) >= -1, { timeout: 10_000 }).toBe(true)
})
test('the demo’s contents lead below its sticky header, on a phone', async ({ visitor }) => {
  await visitor.visit('/pages/anchors.html', PHONE)
  await visitor.click('.contents a >> Questions and answers')
  await visitor.isFocused('questions-and-answers')
  const header = await visitor.box('header')
  await expect.poll(async () => (await visitor.box('#questions-and-answers')).y - header.height).toBeGreaterThanOrEqual(-1)
})
test('a link to a place that is not there leaves the page where it is', async ({ visitor }) => {
  await open(visitor)
  await visitor.scrollTo(150)
  await visitor.click('#gone')
  await visitor.evaluate(() => inPage.frames(10))
  expect(await visitor.scrollY()).toBe(150)
})
test('where the tag switches it off, the browser jumps by itself', async ({ visitor }) => {
  await visitor.visitOwn({ body, css, head: '<script defer src="/skerry.js" data-anchors="off"></script>' })
  await visitor.click('#to')
  await visitor.evaluate(() => inPage.frames(2))
  expect(await visitor.scrollY()).toBe(2000)
})
test('with motion switched off it arrives at once', async ({ visitor }) => {
  await visitor.visitOwn({ body, css, head: '<script defer src="/skerry.js" data-motion="never"></script>' })
  await visitor.evaluate(() => {
    const { tops } = Object.assign(window, { tops: [] as number[] })
    addEventListener('scroll', () => tops.push(scrollY))
  })
  await visitor.click('#to')
  await arrives(visitor, 2000)
  await expect.poll(() => visitor.evaluate(() => [...new Set((window as unknown as { tops: number[] }).tops)])).toEqual([2000])
})
test('a visitor’s wheel or key stops the way', async ({ visitor }) => {
  await open(visitor)
  await visitor.click('#plain')
  await expect.poll(visitor.scrollY).toBeGreaterThan(0)
  await visitor.evaluate(() => document.body.dispatchEvent(new Event('wheel', { bubbles: true })))
  const stopped = await visitor.scrollY()
  await visitor.evaluate(() => inPage.frames(30))
  expect(Math.abs((await visitor.scrollY()) - stopped)).toBeLessThan(100)
})
test('a finger leads there, too', async ({ visitor }) => {
  test.skip(!visitor.hasTouch, 'WebKitGTK’s driver has no touch')
  await open(visitor, '', PHONE)
  await visitor.tap('#to')
  await arrives(visitor, 2000)
})
test('is accessible, makes no mistakes, and unmounting leaves nothing behind', async ({ visitor }) => {
  await open(visitor)
  await visitor.click('#to')
  await visitor.isFocused('target')
  expect(await visitor.axe()).toEqual([])
  expect(await visitor.problems()).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
})
