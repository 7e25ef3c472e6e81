import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { settled } from '../settled'
import { expected, loopSite, loopsMounted, titles } from './loop-site'

const trips = expected((post) => post.category === 'trips')
const button = (page: Page, name: string) => page.getByRole('button', { name })

const open = async (page: Page) => {
  await page.goto('/own/')
  await loopsMounted(page)
}
/** Any earlier timer with a shorter delay has run by then. */
const pass = (page: Page, ms: number) => page.evaluate((time) => new Promise((done) => setTimeout(done, time)), ms)

test('a filter is requested when the pointer rests on it, and pressing it requests nothing more', async ({ page, problems }) => {
  const sent = await loopSite(page, { pagination: 'numbers', ajax: true })
  await open(page)
  await button(page, 'trips').hover()
  await expect.poll(() => sent.length).toBe(1)
  expect(await titles(page)).toEqual(expected(() => true))
  await button(page, 'trips').click()
  await expect.poll(() => titles(page)).toEqual(trips)
  // Its links are those for its own address.
  await expect(page.locator('a.page-numbers').first()).toHaveAttribute('href', /e-filter-l00p111-category=trips/)
  expect(sent.length).toBe(1)
  expect(problems()).toEqual([])
})

test('passing over filters requests only the last one, by focus as well as by pointer', async ({ page, problems }) => {
  const sent = await loopSite(page)
  await open(page)
  await page.evaluate(() => {
    for (const term of ['harbours', 'summer', 'trips']) document.querySelector<HTMLElement>(`[data-filter=${term}]`)?.focus()
  })
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.widget_filters).toEqual({ taxonomy: { category: { terms: ['trips'] } } })
  await button(page, 'winter').hover()
  await expect.poll(() => sent.length).toBe(2)
  // Neither a choice that changes nothing nor one that has just loaded is requested.
  await button(page, 'all topics').focus()
  await button(page, 'winter').focus()
  await pass(page, 200)
  expect(sent.length).toBe(2)
  expect(problems()).toEqual([])
})

test('a press repeats a prefetch that failed', async ({ page, problems }) => {
  const sent = await loopSite(
    page,
    {},
    (route, count) => count === 1 && route.fulfill({ status: 500, json: { code: 'x' } }).then(() => true),
  )
  await open(page)
  const failed = page.waitForResponse('**/refresh-loop')
  await button(page, 'trips').hover()
  await (await failed).finished()
  await settled(page)
  await button(page, 'trips').click()
  await expect.poll(() => titles(page)).toEqual(trips)
  expect(sent.length).toBe(2)
  expect(problems(/500/)).toEqual([])
})

for (const [what, prepare] of [
  [
    'whose browser saves data',
    () => Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }), configurable: true }),
  ],
  [
    'of a site with data-cache="off"',
    () =>
      new MutationObserver(() => document.querySelector('script[src="/skerry.js"]')?.setAttribute('data-cache', 'off')).observe(document, {
        childList: true,
        subtree: true,
      }),
  ],
] as [string, () => void][])
  test(`nothing is prefetched for a visitor ${what}`, async ({ page, problems }) => {
    const sent = await loopSite(page)
    await page.addInitScript(prepare)
    await open(page)
    const code = page.waitForResponse('**/chunks/loop-prefetch*')
    await button(page, 'trips').hover()
    await (await code).finished()
    await pass(page, 200)
    expect(sent.length).toBe(0)
    await button(page, 'trips').click()
    await expect.poll(() => titles(page)).toEqual(trips)
    expect(sent.length).toBe(1)
    expect(problems()).toEqual([])
  })

test('in the editor a list is requested as it is being edited, with the editor’s nonce', async ({ page, problems }) => {
  const sent = await loopSite(page)
  const headers: string[] = []
  page.on('request', (request) => request.url().includes('/refresh-loop') && headers.push(request.headers()['x-wp-nonce'] ?? ''))
  await page.route('**/config.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `var elementorFrontendConfig = { environmentMode: { edit: true }, post: { id: 40 } }; var ElementorProFrontendConfig = { nonce: 'a1b2', urls: { rest: '/wp-json/' } }`,
    }),
  )
  await page.goto('/own/')
  await loopsMounted(page)
  await button(page, 'trips').click()
  await expect.poll(() => titles(page)).toEqual(trips)
  expect(sent.at(-1)).toMatchObject({
    is_edit_mode: true,
    widget_model: { id: 'l00p111', elType: 'widget', widgetType: 'loop-grid', settings: { pagination_type: '' }, elements: [] },
  })
  expect(headers.at(-1)).toBe('a1b2')
  expect(problems()).toEqual([])
})
