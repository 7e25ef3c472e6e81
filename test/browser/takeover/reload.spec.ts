import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { failChunk, holdChunk } from '../hold-chunk'
import { ALL_WORK, serveBuilder, tryAll } from './living-builder'
import { ACCORDION, driverOf, takeoverOf } from './site'

test.use({ siteOptions: {} })

/** How often the page's document is asked for. */
function countVisits(page: Page): () => number {
  let visits = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits++
  })
  return () => visits
}
const open = async (page: Page, query = '') => {
  await serveBuilder(page, { body: `${ACCORDION}<input id="text" aria-label="text">` })
  await page.goto(`/living/${query}`)
}
/** A file of ours fails, long after the start. */
const failLater = (page: Page) =>
  page.evaluate(() => {
    const { Skerry } = window as unknown as { Skerry: { files: Map<string, Promise<unknown>> } }
    Skerry.files.set(new URL('/chunks/later-1.js', location.href).href, Promise.reject(Error('later')))
  })

test('a page that is given back late loads once more, and the next visits load once; other pages are taken', async ({ page }) => {
  const visits = countVisits(page)
  await failChunk(page, 'accordion')
  await open(page)
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
  expect(visits()).toBe(2)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await open(page)
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
  expect(visits()).toBe(3)
  expect((await takeoverOf(page))?.why.join()).toContain('could not be loaded')
  await open(page, '?skerry-on')
  // Our chunk forgets the reason, maybe after the page has loaded.
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('')
  await page.goto('/living/')
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  expect(visits()).toBe(5)
})

test('where cookies are refused, the address says that Skerry is off, and nothing loads for ever', async ({ page }) => {
  const visits = countVisits(page)
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} }))
  await failChunk(page, 'accordion')
  await open(page, '?a=1')
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
  expect(new URL(page.url()).searchParams.has('skerry-off')).toBe(true)
  expect(page.url()).toContain('a=1')
  expect(visits()).toBe(2)
})

test('what the visitor has typed stays; the next visit is the builder’s', async ({ page }) => {
  const visits = countVisits(page)
  const { requested, release } = await holdChunk(page, 'accordion', 'fails')
  await open(page)
  await requested
  await page.locator('#text').pressSequentially('typed')
  await release()
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('skerry-off=')
  expect(await takeoverOf(page)).toMatchObject({ decision: 'taken', why: [expect.stringContaining('could not be loaded')] })
  await expect(page.locator('#text')).toHaveValue('typed')
  expect(visits()).toBe(1)
  await page.reload()
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
})

test('a page that has been read for more than a minute only loads again if a press has just asked for the file', async ({ page }) => {
  const visits = countVisits(page)
  // What a test does in a page counts as a press.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => ({ isActive: 'hasPressed' in window }) }),
  )
  await page.clock.install()
  await open(page)
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(61_000)
  await failLater(page)
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('skerry-off=')
  expect(visits()).toBe(1)
  await page.goto('/living/?skerry-on')
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('')
  await page.goto('/living/')
  await expect.poll(() => driverOf(page)).toBe('Skerry')
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(61_000)
  await page.evaluate(() => Object.assign(window, { hasPressed: true }).hasPressed)
  await failLater(page)
  await expect.poll(() => tryAll(page)).toEqual(ALL_WORK)
})
