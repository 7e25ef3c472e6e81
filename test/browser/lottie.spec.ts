import type { Page } from 'playwright/test'
import { expect, test } from './harness'
import { ownPage, scrollTo } from './page'
import { keepServed, unmountDifference } from './served'

/** A square whose place says which frame stands: 60 frames, a second and two thirds, from 0 to 60 px. */
const square = (more: object = {}) => ({
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 60,
  w: 100,
  h: 100,
  assets: [],
  layers: [
    {
      ddd: 0,
      ind: 1,
      ty: 4,
      ks: {
        o: { a: 0, k: 100 },
        r: { a: 0, k: 0 },
        p: {
          a: 1,
          k: [
            { t: 0, s: [0, 0, 0], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
            { t: 60, s: [60, 0, 0] },
          ],
        },
        a: { a: 0, k: [0, 0, 0] },
        s: { a: 0, k: [100, 100, 100] },
      },
      shapes: [
        {
          ty: 'gr',
          it: [
            { ty: 'rc', p: { a: 0, k: [10, 10] }, s: { a: 0, k: [20, 20] }, r: { a: 0, k: 0 } },
            { ty: 'fl', c: { a: 0, k: [1, 0, 0, 1] }, o: { a: 0, k: 100 }, r: 1 },
            {
              ty: 'tr',
              p: { a: 0, k: [0, 0] },
              a: { a: 0, k: [0, 0] },
              s: { a: 0, k: [100, 100] },
              r: { a: 0, k: 0 },
              o: { a: 0, k: 100 },
            },
          ],
        },
      ],
      ip: 0,
      op: 60,
      st: 0,
      bm: 0,
    },
  ],
  ...more,
})
/** As the builder's server writes it. */
const widget = (settings: object, { link = '', caption = 'Podpis' } = {}) =>
  `<div class="elementor elementor-1"><div class="elementor-column"><div class="elementor-element elementor-widget elementor-widget-lottie" data-id="a1" data-element_type="widget" data-widget_type="lottie.default" data-settings='${JSON.stringify({ source: 'media_file', source_json: { url: '/files/a.json', id: 1 }, ...settings })}'><div class="elementor-widget-container">${link && `<a class="e-lottie__container__link" href="${link}">`}<div class="e-lottie__container"><div class="e-lottie__animation"></div><p class="e-lottie__caption">${caption}</p></div>${link && '</a>'}</div></div></div></div>`

const CSS = '.e-lottie__animation{width:200px;height:200px} .far{height:3000px} body{margin:0}'
async function open(page: Page, body: string, data: object | string = square()) {
  await page.clock.install()
  await page.route('**/files/*.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: typeof data === 'string' ? data : JSON.stringify(data) }),
  )
  await ownPage(page, body, CSS)
}
/** The frame that stands. */
const frame = async (page: Page) =>
  Math.round(
    Number(
      /matrix\(1,0,0,1,([\d.]+)/.exec(
        (await page.locator('.e-lottie__animation svg g[transform]').first().getAttribute('transform')) ?? '',
      )?.[1],
    ),
  )
const drawn = async (page: Page) => {
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await page.locator('.e-lottie__animation svg g[transform]').count()).toBeGreaterThan(0)
  }).toPass()
}

test('plays once when it is there, ends at its end, and gives everything back', async ({ page, problems }) => {
  await keepServed(page)
  await open(page, widget({ trigger: 'arriving_to_viewport', viewport: { unit: '%', size: '', sizes: { start: 0, end: 100 } } }))
  await drawn(page)
  await page.clock.runFor(1000)
  const middle = await frame(page)
  expect(middle).toBeGreaterThan(15)
  expect(middle).toBeLessThan(45)
  await page.clock.runFor(3000)
  expect(await frame(page)).toBe(60)
  expect(await page.evaluate(() => 'bodymovin' in window || 'lottie' in window)).toBe(false)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a loop stops where it is out of sight, and goes on', async ({ page }) => {
  await open(page, `${widget({ loop: 'yes' })}<div class="far"></div>`)
  await drawn(page)
  await page.clock.runFor(700)
  await scrollTo(page, 2000)
  await page.clock.runFor(300)
  const away = await frame(page)
  await page.clock.runFor(700)
  expect(await frame(page)).toBe(away)
  await scrollTo(page, 0)
  await page.clock.runFor(400)
  expect(await frame(page)).not.toBe(away)
})

const pause = (page: Page) => page.getByRole('button', { name: 'Wstrzymaj animację' })
const hand = `<figure data-widget="lottie" data-settings='{"source_json":"/files/a.json","loop":"yes"}'><div class="e-lottie__animation"></div><figcaption>Podpis</figcaption></figure>`

for (const [name, body] of [
  ['the builder’s', `${widget({ loop: 'yes' })}<div class="far"></div>`],
  ['by hand', `${hand}<div class="far"></div>`],
] as const)
  test(`an endless loop stands still while the visitor wants it, in sight again too: ${name}`, async ({ page, problems }) => {
    await keepServed(page)
    await open(page, body)
    await drawn(page)
    await expect(pause(page)).toHaveCSS('opacity', '0')
    await page.locator('.e-lottie__animation').hover()
    await expect(pause(page)).toHaveCSS('opacity', '1')
    await pause(page).focus()
    await page.keyboard.press('Enter')
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
    const held = await frame(page)
    await page.clock.runFor(700)
    await scrollTo(page, 2000)
    await page.clock.runFor(300)
    await scrollTo(page, 0)
    await page.clock.runFor(700)
    expect(await frame(page)).toBe(held)
    await pause(page).click()
    await page.clock.runFor(700)
    expect(await frame(page)).not.toBe(held)
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true })
  test('the button always shows', async ({ page }) => {
    await open(page, widget({ loop: 'yes' }))
    await drawn(page)
    await expect(pause(page)).toHaveCSS('opacity', '1')
  })
})

test('what ends by itself or goes with the pointer has no button', async ({ page }) => {
  const all = [
    {},
    { loop: 'yes', number_of_times: 3 },
    { loop: 'yes', trigger: 'on_hover', on_hover_out: 'pause' },
    { loop: 'yes', trigger: 'none' },
  ]
  await open(page, all.map((settings) => widget(settings)).join(''))
  await drawn(page)
  await expect(pause(page)).toHaveCount(1)
})

test('lazy: nothing is asked for until it is near', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const json = () => asked.filter((url) => url.endsWith('.json') || url.includes('lottiePlayer')).length
  await open(page, `<div class="far"></div>${widget({ lazyload: 'yes' })}`)
  await page.clock.runFor(5000)
  expect(json()).toBe(0)
  await scrollTo(page, 2300)
  await expect.poll(json).toBe(2)
})

test('hover plays, leaving goes back; the keyboard hovers too', async ({ page }) => {
  await open(page, widget({ trigger: 'on_hover', on_hover_out: 'reverse' }, { link: '#x' }))
  await drawn(page)
  await page.clock.runFor(1000)
  expect(await frame(page)).toBe(0)
  await page.locator('.e-lottie__animation').hover()
  await page.clock.runFor(1000)
  const there = await frame(page)
  expect(there).toBeGreaterThan(15)
  await page.mouse.move(700, 600)
  await page.clock.runFor(3000)
  expect(await frame(page)).toBe(0)
  await page.locator('a').focus()
  await page.clock.runFor(3000)
  expect(await frame(page)).toBe(60)
})

test('a click plays, and follows the link when its time is over', async ({ page }) => {
  await open(page, widget({ trigger: 'on_click', link_timeout: 1500 }, { link: '#dalej' }))
  await drawn(page)
  await page.locator('a').click()
  await page.clock.runFor(1000)
  expect([new URL(page.url()).hash, (await frame(page)) > 15]).toEqual(['', true])
  await page.clock.runFor(1000)
  expect(new URL(page.url()).hash).toBe('#dalej')
})

test('without a link a click is a button’s: by key too', async ({ page }) => {
  await open(page, widget({ trigger: 'on_click' }))
  await drawn(page)
  await page.getByRole('button', { name: 'Podpis' }).press('Enter')
  await page.clock.runFor(3000)
  expect(await frame(page)).toBe(60)
})

test('scrolling chooses the frame, between the ends of its part', async ({ page }) => {
  await open(
    page,
    `<div class="far"></div>${widget({ trigger: 'bind_to_scroll', start_point: { size: 20 }, end_point: { size: 60 } })}<div class="far"></div>`,
  )
  await drawn(page)
  expect(await frame(page)).toBe(12)
  await scrollTo(page, 3100 - (await page.evaluate(() => innerHeight / 2)))
  await page.clock.runFor(100)
  expect(await frame(page)).toBe(24)
  await scrollTo(page, 5000)
  await page.clock.runFor(100)
  expect(await frame(page)).toBe(36)
})

for (const [settings, expected] of [
  [{}, 60],
  [{ loop: 'yes' }, 30],
  [{ trigger: 'on_hover' }, 0],
] as const)
  test(`less motion: one still picture, ${JSON.stringify(settings)}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, widget(settings))
    await drawn(page)
    await page.clock.runFor(3000)
    await page.locator('.e-lottie__animation').hover()
    await page.clock.runFor(3000)
    expect(await frame(page)).toBe(expected)
  })

test('what cannot be read leaves the caption, and is said once', async ({ page, problems }) => {
  await keepServed(page)
  await open(page, widget({}) + widget({}), '{"v":1,')
  await expect.poll(() => problems().length).toBe(1)
  expect(problems()[0]).toContain('Skerry · lottie: ')
  await expect(page.locator('.e-lottie__caption').first()).toBeVisible()
  expect(await page.locator('.e-lottie__animation').first().innerHTML()).toBe('')
  expect(await unmountDifference(page)).toBe('')
})

test('a hostile file loads nothing, and is drawn all the same', async ({ page, problems }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('evil') && asked.push(request.url()))
  const data = square({
    assets: [{ id: 'i', w: 9, h: 9, u: 'https://evil.example/', p: 'i.png', e: 0 }],
    fonts: { list: [{ fName: 'E', fFamily: 'E', fOrigin: 't', fPath: 'https://evil.example/a.js', fStyle: 'Regular' }] },
    segments: [{ time: 1 }],
  })
  data.layers.push({ ...data.layers[0], ty: 2, refId: 'i', ind: 2 } as never)
  await open(page, widget({}), data)
  await drawn(page)
  await page.clock.runFor(6000)
  expect(await frame(page)).toBe(60)
  expect(asked).toEqual([])
  expect(problems('left out what it would load')).toEqual([])
})

test('a file that the player stumbles over leaves the markup', async ({ page, problems }) => {
  await keepServed(page)
  await open(page, widget({}), square({ layers: [{ ty: 4, ks: 1, shapes: 'x' }] }))
  await page.clock.runFor(15_000)
  await expect.poll(() => problems().length).toBe(1)
  expect(await unmountDifference(page)).toBe('')
})

test('canvas draws as well', async ({ page, problems }) => {
  await open(page, widget({ renderer: 'canvas' }))
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await page.locator('.e-lottie__animation canvas').count()).toBe(1)
  }).toPass()
  expect(problems()).toEqual([])
})

test.describe('a site that asks for consent', () => {
  const head = '<script defer src="/skerry.js" data-consent="page"></script>'
  const foreign = widget({ source: 'external_url', source_external_url: { url: 'https://cdn.example/a.json' } })
  test('an animation of another site waits for the visitor, who may have this one', async ({ page }) => {
    let asked = 0
    await page.route('https://cdn.example/**', (route) => {
      asked++
      return route.fulfill({
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: JSON.stringify(square()),
      })
    })
    await keepServed(page)
    await page.route('**/own/', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="pl"><head><title>t</title><link rel="icon" href="data:,">${head}</head><body>${foreign}</body></html>`,
      }),
    )
    await page.goto('/own/')
    const box = page.locator('.skerry-consent')
    await expect(box).toContainText('cdn.example')
    expect(asked).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(box).toHaveCount(0)
    await expect(page.locator('.e-lottie__animation svg')).toHaveCount(1)
    expect(asked).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('elementor-widget-lottie')
    expect(await unmountDifference(page)).toBe('')
  })
})

test('by hand: the picture stands until the animation does, and lends it its words', async ({ page, problems }) => {
  await keepServed(page)
  await page.goto('/pages/lottie.html')
  const stage = page.locator('#lottie-view .skerry-lottie')
  await expect(stage.locator('svg')).toHaveCount(1)
  await expect(page.getByRole('img', { name: 'Żaglówka mija latarnię morską' }).first()).toBeVisible()
  await expect(page.locator('#lottie-view img')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
