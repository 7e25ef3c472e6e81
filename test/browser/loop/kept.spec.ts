import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { settled } from '../settled'
import { expected, loopSite, loopsMounted, titles } from './loop-site'

const trips = expected((p) => p.category === 'trips')
/** Opens the filter once, so that its list has loaded, and undoes that. */
async function visitFilter(page: Page) {
  await page.goto('/own/')
  await loopsMounted(page)
  const button = page.getByRole('button', { name: 'trips' })
  await button.click()
  await expect.poll(() => titles(page)).toEqual(trips)
  // The server was asked, and the answer has been stored.
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          // Whoever opens it first creates it.
          (await indexedDB.databases()).some(({ name }) => name === 'skerry') &&
          new Promise((done) => {
            const opening = indexedDB.open('skerry')
            opening.onsuccess = () => {
              const all = opening.result.transaction('fragments').objectStore('fragments').getAllKeys()
              all.onsuccess = () => done(all.result.length)
              opening.result.close()
            }
            opening.onerror = () => done(-1)
          }),
      ),
    )
    .toBeGreaterThan(1)
  await button.click()
  await expect.poll(() => titles(page)).toEqual(expected(() => true))
  return button
}

test('a filter that was used before shows its list at once, and the newer one when it arrives', async ({ page, problems }) => {
  let answer = () => {}
  let isSlow = false
  const sent = await loopSite(page, {}, async () => {
    if (isSlow) await new Promise<void>((done) => (answer = done))
    return false
  })
  const button = await visitFilter(page)
  isSlow = true
  await button.click()
  await expect.poll(() => titles(page)).toEqual(trips)
  await expect(page.locator('.e-loading-overlay,[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => sent.length).toBe(3)
  await page.evaluate(() => document.querySelector('.e-loop-item')?.remove())
  const arrived = page.waitForResponse(/refresh-loop/)
  answer()
  await (await arrived).finished()
  await settled(page)
  expect(await titles(page)).toEqual(trips.slice(1))
  expect(problems()).toEqual([])
})

test('a filter that was used before works without the server', async ({ page }) => {
  let isDown = false
  await loopSite(page, {}, (route) => isDown && route.abort().then(() => true))
  const button = await visitFilter(page)
  isDown = true
  const failed = page.evaluate(
    () => new Promise((done) => document.addEventListener('skerry:loop:error', () => done(true), { once: true })),
  )
  await button.click()
  await expect.poll(() => titles(page)).toEqual(trips)
  expect(await failed).toBe(true)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

for (const [what, broken] of [
  [
    'denied',
    () =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
  ],
  ['another script’s', () => indexedDB.open('skerry')],
  ['never there', () => Object.assign(IDBFactory.prototype, { open: () => new EventTarget() })],
  [
    'full',
    () =>
      Object.assign(IDBObjectStore.prototype, {
        put: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      }),
  ],
] as const)
  test(`where the browser’s storage is ${what} lists still filter`, async ({ page, problems }) => {
    await page.addInitScript(broken)
    await loopSite(page)
    await page.goto('/own/')
    await loopsMounted(page)
    await page.getByRole('button', { name: 'trips' }).click()
    await expect.poll(() => titles(page)).toEqual(trips)
    await page.getByRole('button', { name: 'trips' }).click()
    await expect.poll(() => titles(page)).toEqual(expected(() => true))
    expect(problems()).toEqual([])
  })

test('with data-cache="off" nothing is stored', async ({ page }) => {
  const sent = await loopSite(page)
  await page.addInitScript(() => {
    new MutationObserver(() => document.querySelector<HTMLElement>('script[src="/skerry.js"]')?.setAttribute('data-cache', 'off')).observe(
      document,
      {
        childList: true,
        subtree: true,
      },
    )
  })
  await page.goto('/own/')
  await loopsMounted(page)
  for (const name of ['trips', 'harbours', 'trips']) {
    await page.getByRole('button', { name }).click()
    await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === name))
  }
  expect(sent.length).toBe(3)
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})
