import { expect, test } from '../harness'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { currentFrame, openAnimations, square, waitUntilDrawn, widget } from './lottie-pages'

test('a file that cannot be read leaves the caption, and is reported once', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await openAnimations(page, widget({}) + widget({}), '{"v":1,')
  await expect.poll(() => problems().length).toBe(1)
  expect(problems()[0]).toContain('Skerry · lottie: ')
  await expect(page.locator('.e-lottie__caption').first()).toBeVisible()
  expect(await page.locator('.e-lottie__animation').first().innerHTML()).toBe('')
  expect(await unmountDifference(page)).toBe('')
})

test('a hostile file is drawn and loads nothing', async ({ page, problems }) => {
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('evil') && requested.push(request.url()))
  const data = square({
    assets: [{ id: 'i', w: 9, h: 9, u: 'https://evil.example/', p: 'i.png', e: 0 }],
    fonts: { list: [{ fName: 'E', fFamily: 'E', fOrigin: 't', fPath: 'https://evil.example/a.js', fStyle: 'Regular' }] },
    segments: [{ time: 1 }],
  })
  data.layers.push({ ...data.layers[0], ty: 2, refId: 'i', ind: 2 } as never)
  await openAnimations(page, widget({}), data)
  await waitUntilDrawn(page)
  // It begins when the observer has told that it is in view, for which the clock does not wait.
  await expect.poll(() => page.clock.runFor(3000).then(() => currentFrame(page)), { intervals: [50] }).toBe(60)
  expect(requested).toEqual([])
  expect(problems('left out what it would load')).toEqual([])
})

test('a file that the player cannot draw leaves the markup', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await openAnimations(page, widget({}), square({ layers: [{ ty: 4, ks: 1, shapes: 'x' }] }))
  await page.clock.runFor(15_000)
  await expect.poll(() => problems().length).toBe(1)
  expect(await unmountDifference(page)).toBe('')
})

const picture =
  '<figure data-widget="lottie" data-settings=\'{"source_json":"/files/a.json"}\'><img src="/pages/lottie/lighthouse.svg" width="320" height="200" alt="Latarnia"><figcaption>Podpis</figcaption></figure>'
for (const [name, body, status] of [
  ['is not there', 'Not found', 404],
  ['is a page to sign in', '<!doctype html><p>Zaloguj się', 200],
  ['is empty', '', 200],
  ['is no animation', '{"name":"skerry","version":"1"}', 200],
  ['is a list', '[1,2]', 200],
  ['has no size', JSON.stringify(square({ w: 'x' })), 200],
] as const)
  test(`a file that ${name}: the picture and the caption stay, and it is reported once`, async ({ page, problems }) => {
    await rememberServedMarkup(page)
    await openAnimations(page, picture + widget({ loop: 'yes' }), body, status)
    await expect.poll(() => problems('status of 404').length).toBe(1)
    expect(problems('status of 404')[0]).toContain('Skerry · lottie: ')
    await page.clock.runFor(3000)
    await expect(page.getByRole('img', { name: 'Latarnia' })).toBeVisible()
    await expect(page.getByText('Podpis').last()).toBeVisible()
    // There is nothing to pause.
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(problems('status of 404')).toHaveLength(1)
    expect(await unmountDifference(page)).toBe('')
  })

test('a large file is drawn', async ({ page, problems }) => {
  const [layer] = square().layers
  const layers = Array.from({ length: 2000 }, (_, i) => ({ ...layer, ind: i + 1 }))
  await openAnimations(page, widget({}), square({ layers }))
  await waitUntilDrawn(page)
  expect(await page.locator('.e-lottie__animation svg path').count()).toBe(2000)
  expect(problems()).toEqual([])
})

const asset = (id: string, ...shows: string[]) => ({
  id,
  layers: shows.map((refId, i) => ({ ...square().layers[0], ty: 0, refId, w: 9, h: 9, ind: i + 1 })),
})
for (const [what, assets] of [
  ['whose compositions show one another', [asset('a', 'b'), asset('b', 'a')]],
  [
    'of thirty compositions, each shown twice by the one before',
    Array.from({ length: 30 }, (_, i) => asset(i ? `${i}` : 'a', `${i + 1}`, `${i + 1}`)),
  ],
] as const)
  test(`a small file ${what} is not drawn, and the page stays responsive`, async ({ page, problems }) => {
    await rememberServedMarkup(page)
    await openAnimations(page, picture, square({ assets, layers: asset('', 'a').layers }))
    await expect.poll(() => problems().length).toBe(1)
    expect(problems()[0]).toContain('more than 10000 layers')
    await expect(page.getByRole('img', { name: 'Latarnia' })).toBeVisible()
    expect(await unmountDifference(page)).toBe('')
  })

test.describe('a site that asks for consent', () => {
  const head = '<script defer src="/skerry.js" data-consent="page"></script>'
  const foreign = widget({ source: 'external_url', source_external_url: { url: 'https://cdn.example/a.json' } })
  test('an animation of another site is loaded only when the visitor allows it', async ({ page }) => {
    let requests = 0
    await page.route('https://cdn.example/**', (route) => {
      requests++
      return route.fulfill({
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: JSON.stringify(square()),
      })
    })
    await rememberServedMarkup(page)
    await page.route('**/own/', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="pl"><head><title>t</title><link rel="icon" href="data:,">${head}</head><body>${foreign}</body></html>`,
      }),
    )
    await page.goto('/own/')
    const box = page.locator('.skerry-consent')
    await expect(box).toContainText('cdn.example')
    expect(requests).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(box).toHaveCount(0)
    await expect(page.locator('.e-lottie__animation svg')).toHaveCount(1)
    expect(requests).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('elementor-widget-lottie')
    expect(await unmountDifference(page)).toBe('')
  })
})
