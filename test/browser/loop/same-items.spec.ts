import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { expected, loopSite, loopsMounted, titles } from './loop-site'

type Marked = HTMLElement & { isFirst?: boolean }
const trips = expected((post) => post.category === 'trips')

/** Marks the current items' nodes; `marked` tells which later items are the same nodes. */
const mark = (page: Page) =>
  page.evaluate(() => {
    for (const item of document.querySelectorAll<Marked>('.e-loop-item')) item.isFirst = true
  })
const marked = (page: Page) =>
  page.locator('.e-loop-item').evaluateAll((items) => items.filter((item) => (item as Marked).isFirst).map((item) => item.textContent))

test('an item in both the old and the new list keeps its node and its focus', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await loopSite(page)
  await page.goto('/own/')
  await loopsMounted(page)
  await mark(page)
  const link = page.getByRole('link', { name: 'Post 2', exact: true })
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await link.focus()
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-filter="trips"]')?.click())
  await expect.poll(() => titles(page)).toEqual(trips)
  expect(await marked(page)).toEqual(['Post 2'])
  await expect(link).toBeFocused()
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-filter="__all"]')?.click())
  await expect.poll(() => titles(page)).toEqual(expected(() => true))
  expect(await marked(page)).toEqual(['Post 2'])
  await expect(link).toBeFocused()
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('an item that has changed on the server is replaced', async ({ page }) => {
  await loopSite(page)
  await page.goto('/own/')
  await loopsMounted(page)
  await mark(page)
  await page.locator('.e-loop-item', { hasText: 'Post 2' }).evaluate((item) => {
    ;(item.querySelector('a') as HTMLElement).textContent = 'Post 2, dawna cena'
  })
  await page.getByRole('button', { name: 'trips' }).click()
  await expect.poll(() => titles(page)).toEqual(trips)
  expect(await marked(page)).toEqual([])
})

test('an item that the button loaded is not reused, and unmounting leaves what the server sent', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await loopSite(page, { pagination: 'load_more_on_click' })
  await page.goto('/own/')
  await loopsMounted(page)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(page.locator('.e-loop-item')).toHaveCount(6)
  await mark(page)
  await page.getByRole('button', { name: 'trips' }).click()
  await expect.poll(() => titles(page)).toEqual(trips)
  expect(await marked(page)).toEqual(['Post 2'])
  await page.getByRole('button', { name: 'trips' }).click()
  await expect.poll(() => titles(page)).toEqual(expected(() => true))
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
