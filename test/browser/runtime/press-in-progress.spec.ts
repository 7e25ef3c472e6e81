import { classicAccordion } from '../disclosure/disclosure-pages'
import { expect, test } from '../harness'
import { holdRequests } from '../hold-chunk'
import { ownPage } from '../own-page'

test('a press that begins before our script and ends when its widget has started counts once', async ({ page }) => {
  const { requested, release } = await holdRequests(page, '**/skerry.js')
  const opened = ownPage(page, classicAccordion('toggle'), '', '<script async src="/skerry.js"></script>')
  await requested
  const title = page.locator('.elementor-tab-title a').first()
  await title.hover()
  await page.mouse.down()
  await release()
  await opened
  const panel = page.locator('.elementor-tab-content').first()
  await expect(panel).toHaveAttribute('aria-hidden', 'true')
  await page.mouse.up()
  await expect(page.locator('.elementor-tab-title').first()).toHaveAttribute('aria-expanded', 'true')
  await expect(panel).toBeVisible()
})
