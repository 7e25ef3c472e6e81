import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { unmount } from '../unmount'
import { CONFIG, closeByEscape, GROUP, lightbox, openPage, waitUntilOpen } from './lightbox-pages'

/** What the builder's own runtime adds before the first lightbox (contract popups §19). */
const RULES = `
.elementor-lightbox .elementor-slideshow__header { position: absolute; top: 0; right: 60px; z-index: 10; display: flex }
.elementor-lightbox .elementor-slideshow__footer { position: absolute; bottom: 0; width: 100% }
.elementor-lightbox .dialog-lightbox-close-button { position: absolute; top: 0; right: 0 }`
const NEWER = { ...CONFIG, version: '3.27.0', urls: { assets: '/files/elementor/assets/' } }
const FILES = ['dialog', 'lightbox'].map((name) => `/files/elementor/assets/css/conditionals/${name}.min.css?ver=3.27.0`)

/** Answers for the builder's files with `rules`, or with 404, and collects what was requested. */
async function answerForFiles(page: Page, rules?: string): Promise<string[]> {
  const requested: string[] = []
  await page.route('**/files/**', (route) => {
    const { pathname, search } = new URL(route.request().url())
    requested.push(pathname + search)
    return rules === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'text/css', body: rules })
  })
  return requested
}
const footerPosition = (page: Page) =>
  lightbox(page)
    .locator('footer')
    .evaluate((el) => getComputedStyle(el).position)

test('where the page has the rules of lightboxes, nothing is requested', async ({ page, problems }) => {
  const requested = await answerForFiles(page, RULES)
  await openPage(page, GROUP, { config: NEWER, css: RULES })
  await page.locator('#b').click()
  await waitUntilOpen(page)
  expect(requested).toEqual([])
  expect(problems()).toEqual([])
})

test('where the page lacks the rules, they are loaded once, before the lightbox shows', async ({ page, problems }) => {
  const requested = await answerForFiles(page, RULES)
  await openPage(page, GROUP, { config: NEWER })
  const answers: (() => void)[] = []
  await page.route('**/conditionals/*', (route) => {
    answers.push(() => void route.fallback())
  })
  await page.locator('#b').click()
  await expect.poll(() => answers.length).toBe(2)
  // Impatient visitors click again.
  await page.locator('#b').click()
  await expect(lightbox(page)).toHaveCount(0)
  for (const answer of answers) answer()
  await waitUntilOpen(page)
  await expect(lightbox(page)).toHaveCount(1)
  await expect(lightbox(page)).not.toHaveClass(/skerry-lightbox/)
  expect(await footerPosition(page)).toBe('absolute')
  await closeByEscape(page)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('b')
  await page.locator('#a').click()
  await waitUntilOpen(page)
  expect(requested.sort()).toEqual(FILES)
  expect(problems()).toEqual([])
})

test('where the rules cannot be loaded, the lightbox opens with our own look, and does not request them again', async ({
  page,
  problems,
}) => {
  const requested = await answerForFiles(page)
  await openPage(page, GROUP, { config: NEWER })
  for (const id of ['b', 'a']) {
    await page.locator(`#${id}`).click()
    await waitUntilOpen(page)
    await expect(lightbox(page)).toHaveClass(/skerry-lightbox/)
    await closeByEscape(page)
  }
  expect(requested.sort()).toEqual(FILES)
  expect(problems('404')).toEqual([])
})

test('a lightbox waits for files without an answer for two seconds at most; of two that wait only the last opens', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await openPage(page, GROUP, { config: NEWER })
  let count = 0
  await page.route('**/files/**', () => {
    count++
  })
  await page.clock.pauseAt(60_000)
  await page.locator('#b').click()
  await expect.poll(() => count).toBe(2)
  await page.locator('#a').click()
  await page.clock.runFor(1900)
  await expect(lightbox(page)).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(lightbox(page).locator('.elementor-slideshow__title')).toHaveText('A')
  await expect(lightbox(page)).toHaveCount(1)
})

test('a lightbox that still waits for the rules when the page is unmounted does not open', async ({ page }) => {
  await page.clock.install()
  await openPage(page, GROUP, { config: NEWER })
  let count = 0
  await page.route('**/files/**', () => {
    count++
  })
  await page.locator('#b').click()
  await expect.poll(() => count).toBe(2)
  await unmount(page)
  await page.clock.runFor(3000)
  await expect(lightbox(page)).toHaveCount(0)
})

test('a page without a trace of the builder asks for nothing', async ({ page, problems }) => {
  const requested = await answerForFiles(page, RULES)
  await openPage(page, GROUP, { config: false })
  await page.locator('#b').click()
  await waitUntilOpen(page)
  await expect(lightbox(page)).toHaveClass(/skerry-lightbox/)
  expect(requested).toEqual([])
  expect(problems()).toEqual([])
})
