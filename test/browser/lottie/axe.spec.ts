import type { Locator, Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { openAnimations, widget } from './lottie-pages'

const handWritten = (settings: object, inner = '<img src="/own/a.svg" width="200" height="200" alt="Latarnia">') =>
  `<figure data-widget="lottie" data-settings='${JSON.stringify({ source_json: '/files/a.json', ...settings })}'>${inner}<figcaption>Podpis</figcaption></figure>`
const far = '<div class="far"></div>'
const link = '/further'
const file = '/files/broken.json'
const broken = { source_json: { url: file, id: 1 } }

const SVG = '.e-lottie__animation svg g[transform]'
const BY_HAND = '.skerry-lottie svg g'
const CANVAS = 'canvas'
interface State {
  body: string
  /** The selector of what is drawn; `null` when nothing is ever drawn. */
  drawn?: string | null
  dir?: string
  /** Another state, and how the animation gets into it. */
  next?: [name: string, act: (box: Locator) => Promise<unknown>]
}
const pauseButton = (box: Locator) => box.getByRole('button', { name: 'Wstrzymaj animację' })
/** All of them are side by side on one page. */
const states: Record<string, State> = {
  'on arriving': { body: widget({}), next: ['on arriving, ended', (box) => box.page().clock.runFor(3000)] },
  'hover, before': { body: widget({ trigger: 'on_hover' }) },
  'hover, with reverse on leaving': {
    body: widget({ trigger: 'on_hover', on_hover_out: 'reverse' }),
    next: ['hover, under the pointer', (box) => box.locator('.e-lottie__animation').hover()],
  },
  'an endless loop': {
    body: widget({ loop: 'yes' }),
    next: ['an endless loop, paused', (box) => pauseButton(box).press('Enter')],
  },
  'click, with a caption': { body: widget({ trigger: 'on_click' }) },
  'click, without a caption': { body: widget({ trigger: 'on_click' }, { caption: '' }) },
  click: { body: widget({ trigger: 'on_click' }), next: ['click, pressed', (box) => box.getByRole('button').press('Enter')] },
  'without a trigger': { body: widget({ trigger: 'none' }) },
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
  'by hand': { body: handWritten({}), drawn: BY_HAND },
  'by hand, click': { body: handWritten({ trigger: 'on_click' }), drawn: BY_HAND },
  'by hand, an endless loop': { body: handWritten({ loop: 'yes' }), drawn: BY_HAND },
  'by hand, a link': {
    body: handWritten({}, '<a href="/further"><img src="/own/a.svg" width="200" height="200" alt="Latarnia"></a>'),
    drawn: BY_HAND,
  },
  'by hand, without a picture': { body: handWritten({}, ''), drawn: BY_HAND },
  'by hand, without a picture, click': { body: handWritten({ trigger: 'on_click' }, ''), drawn: BY_HAND },
  'by hand, a failed file': { body: handWritten({ source_json: file }), drawn: null },
  'from right to left': { body: widget({ loop: 'yes' }), dir: 'rtl' },
  'another endless loop': {
    body: widget({ loop: 'yes' }),
    next: ['an endless loop, its button focused', (box) => pauseButton(box).focus()],
  },
  scroll: { body: far + widget({ trigger: 'bind_to_scroll' }) + far },
}
/** For visitors who prefer reduced motion. */
const reducedMotionStates: Record<string, State> = {
  'reduced motion, arriving': { body: widget({ loop: 'yes' }) },
  'reduced motion, click': { body: widget({ trigger: 'on_click' }) },
}

const box = (page: Page, name: string) => page.locator(`[id="${name}"]`)
/** Opens a page with these and runs the clock until everything is drawn. */
async function openAll(page: Page, all: Record<string, State>) {
  await page.route('**/own/a.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' }),
  )
  const boxes = Object.entries(all).map(([name, { body, dir = 'ltr' }]) => `<div id="${name}" dir="${dir}">${body}</div>`)
  await openAnimations(page, `<main><h1>Animacje</h1><div class="row">${boxes.join('')}</div></main>`)
  await expect(async () => {
    await page.clock.runFor(50)
    for (const [name, { drawn = SVG }] of Object.entries(all))
      if (drawn) expect(await box(page, name).locator(drawn).count(), name).toBeGreaterThan(0)
  }).toPass()
  for (const [name, { drawn }] of Object.entries(all))
    if (drawn === null) expect(await box(page, name).locator('canvas,g').count(), name).toBe(0)
    else if (drawn === CANVAS) await expect(box(page, name).locator('canvas'), name).toHaveCount(1)
  // Axe needs a running clock.
  await page.clock.resume()
}

test('axe finds nothing in any state of an animation, and on a phone', async ({ page }) => {
  // The window is as high as all of them, because they start when they are in view.
  await page.setViewportSize({ width: 1280, height: 2000 })
  await openAll(page, states)
  expect(await axe(page), 'as they start').toEqual([])
  // The name is in the page's language.
  await expect(box(page, 'click, without a caption').getByRole('button', { name: 'Odtwórz animację' })).toBeVisible()
  const changes = Object.entries(states).flatMap(([name, { next }]) => (next ? [[name, ...next] as const] : []))
  for (const [name, next, act] of changes) await test.step(next, () => act(box(page, name)))
  await page.clock.runFor(500)
  await page.clock.resume()
  expect(await axe(page), `then ${changes.map(([, next]) => next).join('; ')}`).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await axe(page), 'on a phone').toEqual([])
})

test('axe finds nothing for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAll(page, reducedMotionStates)
  expect(await axe(page)).toEqual([])
})
