import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, scrollTo } from '../own-page'
import { settled } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'

interface Runtime {
  Skerry: { islands: () => { state: string }[] }
}
const wrap = (value: unknown) => ({ $$type: 'x', value })
const item = (trigger: string, effect: string, type: string, direction = '', config = {}, duration = 50) =>
  wrap({
    trigger: wrap(trigger),
    animation: wrap({
      ...{ effect: wrap(effect), type: wrap(type), direction: wrap(direction) },
      ...{ timing_config: wrap({ duration: wrap({ size: duration, unit: 'ms' }) }), config: wrap(config) },
    }),
  })
const DATA = {
  load: [item('load', 'slide', 'in', 'left')],
  hover: [item('hover', 'fade', 'out')],
  click: [item('click', 'scale', 'out')],
  unknown: [item('shake', 'fade', 'out')],
  scroll: [item('scrollOn', 'slide', 'in', 'left', { easing: wrap('linear') })],
  out: [item('scrollOut', 'fade', 'out')],
}
const pageOf = (all: object) => {
  const data = JSON.stringify(Object.entries(all).map(([elementId, interactions]) => ({ elementId, dataId: elementId, interactions })))
  const elements = Object.keys(all).map((id) => `<p id="${id}" class="e-paragraph-base" data-interaction-id="${id}">${id}</p>`)
  return `<main>${elements.join('')}<div id="last"></div></main><script type="application/json" id="elementor-interactions-data">${data}</script>`
}
const body = pageOf(DATA)
const CSS = 'body { margin: 0 } p { height: 100px; margin: 0 } #scroll { margin-top: 1600px } #last { height: 3000px }'
const style = (page: Page, id: string, name: 'opacity' | 'transform') =>
  page.locator(`#${id}`).evaluate((el, property) => getComputedStyle(el).getPropertyValue(property), name)
const written = (page: Page, id: string) => page.locator(`#${id}`).getAttribute('style')

test('interactions play on load, hover, press and scroll, and what nobody knows leaves its element as it is', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await ownPage(page, body, CSS)
  await expect.poll(() => written(page, 'load')).toBe('transform: none;')
  expect([await written(page, 'unknown'), await written(page, 'hover')]).toEqual([null, null])
  await page.locator('#hover').hover()
  await expect.poll(() => written(page, 'hover')).toBe('transition: none; opacity: 0;')
  await page.locator('#click').click()
  await expect.poll(() => written(page, 'click')).toBe('transition: none; transform: scale(0);')
  const { height } = page.viewportSize() ?? { height: 0 }
  const top = await page.locator('#scroll').evaluate((el) => el.getBoundingClientRect().top)
  await expect.poll(() => style(page, 'scroll', 'transform')).toBe('matrix(1, 0, 0, 1, -100, 0)')
  await scrollTo(page, top - height / 2)
  await expect.poll(async () => Math.round(Number((await style(page, 'scroll', 'transform')).split(',')[4]))).toBe(-50)
  // Out of view it goes, and is there again when it comes back.
  await scrollTo(page, top)
  await expect.poll(() => style(page, 'out', 'opacity')).toBe('1')
  await scrollTo(page, top + 600)
  await expect.poll(() => style(page, 'out', 'opacity')).toBe('0')
  await scrollTo(page, top)
  await expect.poll(() => style(page, 'out', 'opacity')).toBe('1')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('what fades out at the end of the window is there in a panel that opens without a scroll', async ({ page }) => {
  const closed = pageOf({ out: [item('scrollOn', 'fade', 'out', '', { easing: wrap('linear') })] })
  const panel = closed.replace(
    '<main>',
    '<main><button data-off-canvas-open="panel">Open</button><div data-widget="off-canvas" id="panel" hidden>',
  )
  await ownPage(page, panel.replace('</main>', '</div></main>'), '#out { height: 100px; margin: 400px 0 0 }')
  await settled(page)
  await page.getByText('Open').click()
  await expect.poll(async () => Number(await style(page, 'out', 'opacity'))).toBeGreaterThan(0.1)
})

test('without motion nothing moves, and what would go is gone at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ownPage(page, body, CSS)
  await expect.poll(() => written(page, 'load')).toBe('transform: none;')
  await page.locator('#hover').hover()
  await expect.poll(() => style(page, 'hover', 'opacity')).toBe('0')
  expect(await style(page, 'scroll', 'transform')).toBe('none')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

const mounted = (page: Page) =>
  expect.poll(() => page.evaluate(() => (window as unknown as Runtime).Skerry.islands().map(({ state }) => state))).toEqual(['mounted'])
/** How often the page has begun an animation. */
const countPlays = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype
    const counted = Object.assign(window, { plays: 0 })
    Element.prototype.animate = function (...args) {
      counted.plays++
      return animate.apply(this, args)
    }
  })
const plays = (page: Page) => page.evaluate(() => (window as { plays?: number }).plays)
const running = (page: Page) => page.evaluate(() => document.getAnimations().length)

test('an entrance that plays at each entry begins once, though it begins and waits outside of the window', async ({ page }) => {
  await countPlays(page)
  const { height } = page.viewportSize() ?? { height: 0 }
  // Of each, 20 px are in view at first; it comes from below, and is set back there.
  const css = `body { margin: 0 } p { height: 100px; margin: 0 } #below { margin-top: ${height - 20}px } #last { height: 3000px }`
  await ownPage(page, pageOf({ below: [item('scrollIn', 'slide', 'in', 'bottom', { replay: wrap(true) }, 300)] }), css)
  await expect.poll(() => written(page, 'below')).toBe('transform: none;')
  expect([await plays(page), await running(page)]).toEqual([1, 0])
  // Just out of the window, above it: set back by 100 px, it would be in view again.
  await scrollTo(page, height + 90)
  await expect.poll(() => written(page, 'below')).toBe('transform: translateY(100px); transition: none;')
  expect([await plays(page), await running(page)]).toEqual([1, 0])
  await scrollTo(page, height)
  await expect.poll(() => written(page, 'below')).toBe('transform: none;')
  expect(await plays(page)).toBe(2)
})

test('what goes out of view and comes back before it has gone stays there', async ({ page }) => {
  await ownPage(page, pageOf({ out: [item('scrollOut', 'fade', 'out', '', {}, 5000)] }), `${CSS} #out { margin-top: 300px }`)
  await mounted(page)
  await settled(page)
  await scrollTo(page, 380)
  await expect.poll(() => running(page)).toBe(1)
  await scrollTo(page, 0)
  await expect.poll(() => running(page), { timeout: 15_000 }).toBe(0)
  expect(await style(page, 'out', 'opacity')).toBe('1')
})

test('a repeated animation plays as often as its data say, and an endless one goes on', async ({ page, problems }) => {
  const repeated = (repeat: string) => [item('load', 'fade', 'in', '', { repeat: wrap(repeat), times: wrap(3) }, 40)]
  await ownPage(page, pageOf({ times: repeated('times'), loop: repeated('loop') }), CSS)
  await expect.poll(() => written(page, 'times')).toBe('opacity: 1;')
  const iteration = () => page.locator('#loop').evaluate((el) => el.getAnimations()[0]?.effect?.getComputedTiming().currentIteration ?? -1)
  await expect.poll(iteration).toBeGreaterThan(4)
  // On paper all of it can be read.
  await page.emulateMedia({ media: 'print' })
  expect([await style(page, 'loop', 'opacity'), await style(page, 'times', 'opacity')]).toEqual(['1', '1'])
  expect(problems()).toEqual([])
})

test('nothing plays on a page that nobody sees yet', async ({ page }) => {
  await page.addInitScript(() => {
    let isPrerendering = true
    Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => isPrerendering })
    Object.assign(window, {
      show() {
        isPrerendering = false
        document.dispatchEvent(new Event('prerenderingchange'))
      },
    })
  })
  await ownPage(page, body, CSS)
  await mounted(page)
  expect([await written(page, 'load'), await running(page)]).toEqual([null, 0])
  await page.evaluate(() => (window as unknown as { show: () => void }).show())
  await expect.poll(() => written(page, 'load')).toBe('transform: none;')
})
