import type { Page } from 'playwright/test'
import { axe } from './axe'
import { expect, test } from './harness'
import { drawn, open, widget } from './lotties'

const hand = (settings: object, inner = '<img src="/own/a.svg" width="200" height="200" alt="Latarnia">') =>
  `<figure data-widget="lottie" data-settings='${JSON.stringify({ source_json: '/files/a.json', ...settings })}'>${inner}<figcaption>Podpis</figcaption></figure>`
const canvas = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(50)
    expect(await page.locator('canvas').count()).toBe(1)
  }).toPass()
const shown = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(50)
    expect(await page.locator('.skerry-lottie svg g').count()).toBeGreaterThan(0)
  }).toPass()
const far = '<div class="far"></div>'

interface State {
  body: string
  to: (page: Page) => Promise<unknown>
  data?: string
  calm?: boolean
  width?: number
  dir?: string
}
const states: Record<string, State> = {
  'on arriving': { body: widget({}), to: drawn },
  'on arriving, over': { body: widget({}), to: (page) => drawn(page).then(() => page.clock.runFor(3000)) },
  'an endless loop, its button in sight': {
    body: widget({ loop: 'yes' }),
    to: async (page) => {
      await drawn(page)
      await page.getByRole('button', { name: 'Wstrzymaj animację' }).focus()
    },
  },
  'an endless loop, paused': {
    body: widget({ loop: 'yes' }),
    to: async (page) => {
      await drawn(page)
      await page.getByRole('button', { name: 'Wstrzymaj animację' }).press('Enter')
    },
  },
  'hover, before': { body: widget({ trigger: 'on_hover' }), to: drawn },
  'hover, under the pointer': {
    body: widget({ trigger: 'on_hover', on_hover_out: 'reverse' }),
    to: async (page) => {
      await drawn(page)
      await page.locator('.e-lottie__animation').hover()
      await page.clock.runFor(500)
    },
  },
  'click, with a caption': { body: widget({ trigger: 'on_click' }), to: drawn },
  'click, without a caption': { body: widget({ trigger: 'on_click' }, { caption: '' }), to: drawn },
  'click, pressed': {
    body: widget({ trigger: 'on_click' }),
    to: async (page) => {
      await drawn(page)
      await page.getByRole('button').press('Enter')
      await page.clock.runFor(500)
    },
  },
  scroll: { body: far + widget({ trigger: 'bind_to_scroll' }) + far, to: drawn },
  'at once': { body: widget({ trigger: 'none' }), to: drawn },
  'a link, arriving': { body: widget({}, { link: '/dalej' }), to: drawn },
  'a link, hover': { body: widget({ trigger: 'on_hover' }, { link: '/dalej' }), to: drawn },
  'a link, click': { body: widget({ trigger: 'on_click', link_timeout: 500 }, { link: '/dalej' }), to: drawn },
  'a link without a caption': { body: widget({}, { link: '/dalej', caption: '' }), to: drawn },
  'a link without a caption, its file failed': {
    body: widget({}, { link: '/dalej', caption: '' }),
    data: '{',
    to: (page) => page.clock.runFor(1000),
  },
  'a link without a caption, click': { body: widget({ trigger: 'on_click' }, { link: '/dalej', caption: '' }), to: drawn },
  canvas: { body: widget({ renderer: 'canvas' }), to: canvas },
  'canvas, click': { body: widget({ renderer: 'canvas', trigger: 'on_click' }), to: canvas },
  'canvas, an endless loop': { body: widget({ renderer: 'canvas', loop: 'yes' }), to: canvas },
  'less motion, arriving': { body: widget({ loop: 'yes' }), calm: true, to: drawn },
  'less motion, click': { body: widget({ trigger: 'on_click' }), calm: true, to: drawn },
  'a failed file': { body: widget({}), data: '{', to: (page) => page.clock.runFor(1000) },
  'a failed file in a link': { body: widget({}, { link: '/dalej' }), data: '{', to: (page) => page.clock.runFor(1000) },
  'by hand': { body: hand({}), to: shown },
  'by hand, click': { body: hand({ trigger: 'on_click' }), to: shown },
  'by hand, an endless loop': { body: hand({ loop: 'yes' }), to: shown },
  'by hand, a link': { body: hand({}, '<a href="/dalej"><img src="/own/a.svg" width="200" height="200" alt="Latarnia"></a>'), to: shown },
  'by hand, without a picture': { body: hand({}, ''), to: shown },
  'by hand, without a picture, click': { body: hand({ trigger: 'on_click' }, ''), to: shown },
  'by hand, a failed file': { body: hand({}), data: '{', to: (page) => page.clock.runFor(1000) },
  'on a phone': { body: widget({ loop: 'yes' }), width: 390, to: drawn },
  'from right to left': { body: widget({ loop: 'yes' }), dir: 'rtl', to: drawn },
}

for (const [name, { body, to, data, calm, width = 1280, dir = 'ltr' }] of Object.entries(states))
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    if (calm) await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/own/a.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' }),
    )
    await open(page, `<main dir="${dir}"><h1>Animacje</h1>${body}</main>`, data)
    await to(page)
    // Axe waits for time to go by.
    await page.clock.resume()
    expect(await axe(page)).toEqual([])
  })

test('the button of an animation without a caption speaks the page’s language', async ({ page }) => {
  await open(page, widget({ trigger: 'on_click' }, { caption: '' }))
  await drawn(page)
  await expect(page.getByRole('button', { name: 'Odtwórz animację' })).toBeVisible()
})
