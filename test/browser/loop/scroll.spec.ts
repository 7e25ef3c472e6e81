import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { frames } from '../settled'
import { loopsMounted } from './loop-site'

const count = (page: Page) => page.locator('[data-id=v1gnett] .e-loop-item').count()
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
/** Clicks without scrolling or moving the pointer. */
const choose = (page: Page, term: string) => page.locator(`[data-filter="${term}"]`).dispatchEvent('click')

test.use({ viewport: { width: 390, height: 700 } })

for (const has of ['with', 'without'])
  test(`back and forward restore the visitor’s place once the list has loaded, with the focus on the filter, ${has} the Navigation API`, async ({
    page,
    problems,
  }) => {
    if (has === 'without') await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
    const isLoaded = page.waitForResponse('**/chunks/loop-restore-scroll*')
    let release: (() => void) | undefined
    let isSlow = false
    await page.route('**/vignettes/*', async (route) => {
      if (isSlow && route.request().resourceType() === 'fetch')
        await new Promise<void>((done) => {
          release = done
        })
      await route.continue()
    })
    await page.goto('/vignettes/?e-filter-v1gnett-country=moldova')
    await loopsMounted(page)
    await (await isLoaded).finished()
    await scrollTo(page, 1500)
    await choose(page, 'day')
    await choose(page, 'coach')
    // One item: the page is short now.
    await expect.poll(() => count(page)).toBe(1)
    expect(await scrollTop(page)).toBeLessThan(1000)
    await scrollTo(page, 100)
    // The page hears of the scrolling in the next frame.
    await frames(page, 2)
    await page.locator('[data-filter="coach"]').evaluate((el) => (el as HTMLElement).focus({ preventScroll: true }))
    // No storage, or the list would be there at once.
    await page.evaluate(() => indexedDB.deleteDatabase('skerry'))
    isSlow = true
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL(/\?e-filter-v1gnett-country=moldova$/)
    await expect(page.locator('[data-id=v1gnett]')).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => release !== undefined).toBe(true)
    isSlow = false
    release?.()
    await expect.poll(() => count(page)).toBe(9)
    await expect.poll(() => scrollTop(page)).toBe(1500)
    await expect(page.locator('[data-filter="coach"]')).toBeFocused()
    await page.evaluate(() => history.go(2))
    await expect.poll(() => count(page)).toBe(1)
    await expect.poll(() => scrollTop(page)).toBe(100)
    expect(problems()).toEqual([])
  })

for (const has of ['with', 'without'])
  test(`a visitor who scrolls before the list has loaded stays there, ${has} the Navigation API`, async ({ page }) => {
    if (has === 'without') await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
    const isLoaded = page.waitForResponse('**/chunks/loop-restore-scroll*')
    const details = () => page.locator('[data-id=v1gnett] .description').allTextContents()
    await page.goto('/vignettes/?e-page-v1gnett=2')
    await loopsMounted(page)
    await (await isLoaded).finished()
    const served = await details()
    await scrollTo(page, 900)
    await choose(page, 'year')
    await expect.poll(async () => (await details()).every((text) => text.startsWith('Rok'))).toBe(true)
    await scrollTo(page, 300)
    let release: (() => void) | undefined
    await page.route('**/vignettes/*', async (route) => {
      if (route.request().resourceType() === 'fetch') await new Promise<void>((done) => (release = done))
      await route.continue()
    })
    await page.evaluate(() => indexedDB.deleteDatabase('skerry'))
    await page.evaluate(() => history.back())
    await expect.poll(() => release !== undefined).toBe(true)
    // Without the API the browser itself restores the place, as the page is long enough.
    const top = has === 'with' ? 300 : 900
    await expect.poll(() => scrollTop(page)).toBe(top)
    await page.mouse.move(200, 300)
    await page.mouse.wheel(0, 50)
    await expect.poll(() => scrollTop(page)).toBe(top + 50)
    release?.()
    await expect.poll(details).toEqual(served)
    await frames(page)
    expect(await scrollTop(page)).toBe(top + 50)
  })

test('a reload restores the visitor’s place too', async ({ page, problems }) => {
  await page.goto('/vignettes/')
  await loopsMounted(page)
  await scrollTo(page, 1200)
  await choose(page, 'moldova')
  await choose(page, 'day')
  await choose(page, 'coach')
  await expect.poll(() => count(page)).toBe(1)
  await scrollTo(page, 0)
  const isLoaded = page.waitForResponse('**/chunks/loop-restore-scroll*')
  await page.reload()
  await loopsMounted(page)
  await (await isLoaded).finished()
  await page.evaluate(() => history.go(-3))
  await expect.poll(() => count(page)).toBe(9)
  await expect.poll(() => scrollTop(page)).toBe(1200)
  expect(problems()).toEqual([])
})
