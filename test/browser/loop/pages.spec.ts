import { axe } from '../axe'
import { expect, test } from '../harness'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { expected, LOOP, loopSite, loopsMounted, titles } from './loop-site'

const all = () => true

test('a page number shows its page in place, keeps the address right and gives the focus to the first new item', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await loopSite(page, { pagination: 'numbers', ajax: true })
  await page.goto('/own/?utm=x')
  await loopsMounted(page)
  await page.evaluate('window.isSame = true')
  // The word before the number is part of the link.
  await page.locator('a.page-numbers span').first().focus()
  await page.locator('a.page-numbers', { hasText: '2' }).press('Enter')
  await expect.poll(() => titles(page)).toEqual(expected(all, 2))
  expect(new URL(page.url()).search).toBe(`?utm=x&e-page-${LOOP}=2`)
  await expect(page.getByRole('link', { name: 'Post 4' })).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.locator('a.page-numbers', { hasText: '1' }).first().click()
  await expect.poll(() => titles(page)).toEqual(expected(all))
  expect(new URL(page.url()).search).toBe('?utm=x')
  expect(await page.evaluate('window.isSame')).toBe(true)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the browser opens a page that cannot be fetched; without AJAX it follows all links', async ({ page }) => {
  await loopSite(page, { pagination: 'numbers', ajax: true })
  await page.goto('/own/')
  await loopsMounted(page)
  let isFirst = true
  await page.route(`**/own/?e-page-${LOOP}=2`, (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    return route.fulfill({ status: 503, body: '' })
  })
  await page.evaluate('window.isSame = true')
  await page.locator('a.page-numbers', { hasText: '2' }).click()
  await page.waitForFunction(() => !('isSame' in window))
  await expect.poll(() => titles(page)).toEqual(expected(all, 2))
})

test('the button loads the next page below, announces it, keeps the focus, and disappears at the end', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await loopSite(page, { pagination: 'load_more_on_click' })
  await page.goto('/own/')
  await loopsMounted(page)
  const button = page.getByRole('button', { name: 'Load More' })
  await expect(button.locator('.e-load-more-spinner')).toHaveCount(1)
  for (const count of [6, 9, 12]) {
    await button.press(count === 6 ? ' ' : 'Enter')
    await expect(page.locator('.e-loop-item')).toHaveCount(count)
    if (count < 12) await expect(button).toBeFocused()
    await expect(page.getByRole('status')).toHaveText(`Items shown: ${count}.`)
  }
  expect(await titles(page)).toEqual(expected(all, 1).concat(expected(all, 2), expected(all, 3), expected(all, 4)))
  await expect(page.locator(`[data-id=${LOOP}]`)).toHaveClass(/e-load-more-pagination-end/)
  expect(page.url()).toMatch(/\/own\/$/)
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a next page that fails leaves the button usable, and the next press asks for the same page', async ({ page, problems }) => {
  await loopSite(page, { pagination: 'load_more_on_click' })
  let count = 0
  await page.route(`**/own/?e-page-${LOOP}=2`, (route) => (count++ ? route.fallback() : route.abort()))
  await page.goto('/own/')
  await loopsMounted(page)
  const button = page.getByRole('button', { name: 'Load More' })
  await button.click()
  await expect.poll(() => problems().filter((text) => text.includes('loop:'))).toHaveLength(1)
  await expect(page.locator('.e-load-more-pagination-loading,[aria-busy=true]')).toHaveCount(0)
  await button.click()
  await expect(page.locator('.e-loop-item')).toHaveCount(6)
  expect(page.url()).not.toContain('#')
})

test('scrolling to the end of a list loads more until there is no more; a list of one page does nothing', async ({ page, problems }) => {
  await loopSite(page, { pagination: 'load_more_infinite_scroll' })
  await page.goto('/own/')
  await loopsMounted(page)
  for (let i = 0; i < 4; i++) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => page.locator('.e-loop-item').count()).toBeGreaterThanOrEqual(Math.min(12, 3 * (i + 2)))
  }
  await expect(page.locator('.e-loop-item')).toHaveCount(12)
  await expect(page.locator(`[data-id=${LOOP}]`)).toHaveClass(/e-load-more-pagination-end/)
  await page.goto(`/own/?e-filter-${LOOP}-category=trips&e-filter-${LOOP}-post_tag=winter`)
  await loopsMounted(page)
  await expect(page.locator('.e-loop-item')).toHaveCount(2)
  expect(problems()).toEqual([])
})

test('an endless list asks a failing server once, and again when the visitor comes back to its end', async ({ page }) => {
  await loopSite(page, { pagination: 'load_more_infinite_scroll' })
  let isDown = true
  let asked = 0
  await page.route(`**/own/?e-page-${LOOP}=2`, (route) => {
    asked++
    return isDown ? route.fulfill({ status: 503, body: '' }) : route.fallback()
  })
  await page.goto('/own/')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main{padding-bottom:3000px}')
    document.adoptedStyleSheets = [sheet]
  })
  await loopsMounted(page)
  const isScrolledTo = (top: number) =>
    page.evaluate(
      (y) =>
        new Promise((done) => {
          window.scrollTo(0, y)
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
        }),
      top,
    )
  await expect.poll(() => asked).toBe(1)
  await expect(page.locator('.e-load-more-pagination-loading')).toHaveCount(0)
  // Far from the end and back: any request in between has been made by then.
  await isScrolledTo(3000)
  expect(asked).toBe(1)
  isDown = false
  await isScrolledTo(0)
  // As many pages as fit in the window.
  await expect.poll(() => page.locator('.e-loop-item').count()).toBeGreaterThanOrEqual(6)
})
