import type { Locator, Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { open, widget } from './lotties'

const hand = (settings: object, inner = '<img src="/own/a.svg" width="200" height="200" alt="Latarnia">') =>
  `<figure data-widget="lottie" data-settings='${JSON.stringify({ source_json: '/files/a.json', ...settings })}'>${inner}<figcaption>Podpis</figcaption></figure>`
const far = '<div class="far"></div>'
const link = '/dalej'
const file = '/files/broken.json'
const broken = { source_json: { url: file, id: 1 } }

const SVG = '.e-lottie__animation svg g[transform]'
const OWN = '.skerry-lottie svg g'
const CANVAS = 'canvas'
interface State {
  body: string
  /** What tells that it is there; `null`: nothing ever comes. */
  drawn?: string | null
  dir?: string
  /** The state that it comes into from there. */
  later?: [name: string, act: (box: Locator) => Promise<unknown>]
}
const pause = (box: Locator) => box.getByRole('button', { name: 'Wstrzymaj animację' })
/** All side by side on one page. */
const states: Record<string, State> = {
  'on arriving': { body: widget({}), later: ['on arriving, over', (box) => box.page().clock.runFor(3000)] },
  'hover, before': { body: widget({ trigger: 'on_hover' }) },
  'hover with a way back': {
    body: widget({ trigger: 'on_hover', on_hover_out: 'reverse' }),
    later: ['hover, under the pointer', (box) => box.locator('.e-lottie__animation').hover()],
  },
  'an endless loop': {
    body: widget({ loop: 'yes' }),
    later: ['an endless loop, paused', (box) => pause(box).press('Enter')],
  },
  'click, with a caption': { body: widget({ trigger: 'on_click' }) },
  'click, without a caption': { body: widget({ trigger: 'on_click' }, { caption: '' }) },
  click: { body: widget({ trigger: 'on_click' }), later: ['click, pressed', (box) => box.getByRole('button').press('Enter')] },
  'at once': { body: widget({ trigger: 'none' }) },
  'a link, arriving': { body: widget({}, { link }) },
  'a link, hover': { body: widget({ trigger: 'on_hover' }, { link }) },
  'a link, click': { body: widget({ trigger: 'on_click', link_timeout: 500 }, { link }) },
  'a link without a caption': { body: widget({}, { link, caption: '' }) },
  'a link without a caption, its file failed': { body: widget(broken, { link, caption: '' }), drawn: null },
  'a link without a caption, click': { body: widget({ trigger: 'on_click' }, { link, caption: '' }) },
  canvas: { body: widget({ renderer: 'canvas' }), drawn: CANVAS },
  'canvas, click': { body: widget({ renderer: 'canvas', trigger: 'on_click' }), drawn: CANVAS },
  'canvas, an endless loop': { body: widget({ renderer: 'canvas', loop: 'yes' }), drawn: CANVAS },
  'a failed file': { body: widget(broken), drawn: null },
  'a failed file in a link': { body: widget(broken, { link }), drawn: null },
  'by hand': { body: hand({}), drawn: OWN },
  'by hand, click': { body: hand({ trigger: 'on_click' }), drawn: OWN },
  'by hand, an endless loop': { body: hand({ loop: 'yes' }), drawn: OWN },
  'by hand, a link': {
    body: hand({}, '<a href="/dalej"><img src="/own/a.svg" width="200" height="200" alt="Latarnia"></a>'),
    drawn: OWN,
  },
  'by hand, without a picture': { body: hand({}, ''), drawn: OWN },
  'by hand, without a picture, click': { body: hand({ trigger: 'on_click' }, ''), drawn: OWN },
  'by hand, a failed file': { body: hand({ source_json: file }), drawn: null },
  'from right to left': { body: widget({ loop: 'yes' }), dir: 'rtl' },
  'an endless loop once more': {
    body: widget({ loop: 'yes' }),
    later: ['an endless loop, its button in sight', (box) => pause(box).focus()],
  },
  scroll: { body: far + widget({ trigger: 'bind_to_scroll' }) + far },
}
/** Where visitors ask for less motion. */
const calm: Record<string, State> = {
  'less motion, arriving': { body: widget({ loop: 'yes' }) },
  'less motion, click': { body: widget({ trigger: 'on_click' }) },
}

const box = (page: Page, name: string) => page.locator(`[id="${name}"]`)
/** Opens a page with these and lets time go by until all that comes is there. */
async function openAll(page: Page, all: Record<string, State>) {
  await page.route('**/own/a.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' }),
  )
  const boxes = Object.entries(all).map(([name, { body, dir = 'ltr' }]) => `<div id="${name}" dir="${dir}">${body}</div>`)
  await open(page, `<main><h1>Animacje</h1><div class="row">${boxes.join('')}</div></main>`)
  await expect(async () => {
    await page.clock.runFor(50)
    for (const [name, { drawn = SVG }] of Object.entries(all))
      if (drawn) expect(await box(page, name).locator(drawn).count(), name).toBeGreaterThan(0)
  }).toPass()
  for (const [name, { drawn }] of Object.entries(all))
    if (drawn === null) expect(await box(page, name).locator('canvas,g').count(), name).toBe(0)
    else if (drawn === CANVAS) await expect(box(page, name).locator('canvas'), name).toHaveCount(1)
  // Axe waits for time to go by.
  await page.clock.resume()
}

test('axe finds nothing in any state of an animation, nor on a phone', async ({ page }) => {
  // As high as all of them, as they come when they are in sight.
  await page.setViewportSize({ width: 1280, height: 2000 })
  await openAll(page, states)
  expect(await axe(page), 'as they come').toEqual([])
  // The name is the page's language's.
  await expect(box(page, 'click, without a caption').getByRole('button', { name: 'Odtwórz animację' })).toBeVisible()
  const then = Object.entries(states).flatMap(([name, { later }]) => (later ? [[name, ...later] as const] : []))
  for (const [name, later, act] of then) await test.step(later, () => act(box(page, name)))
  await page.clock.runFor(500)
  await page.clock.resume()
  expect(await axe(page), `then ${then.map(([, later]) => later).join('; ')}`).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await axe(page), 'on a phone').toEqual([])
})

test('axe finds nothing where visitors ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAll(page, calm)
  expect(await axe(page)).toEqual([])
})
