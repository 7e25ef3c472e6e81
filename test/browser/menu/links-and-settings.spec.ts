import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { hand } from './menu-kinds'
import { builder, byHand, main, openPage, twoFrames } from './menu-pages'

const scripts = (page: import('playwright/test').Page) => {
  const seen: string[] = []
  page.on('request', (r) => r.resourceType() === 'script' && seen.push(new URL(r.url()).pathname.replace(/-\w+\.js$/, '')))
  return seen
}

test.describe('the section in view', () => {
  test('a link to the same place of another page is never marked', async ({ page }) => {
    await openPage(page, builder().replaceAll('"#prices"', '"/other/#prices"'))
    await page.setViewportSize({ width: 1280, height: 300 })
    await page.evaluate(() => document.getElementById('prices')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
    await expect(main(page, 'Cennik')).not.toHaveAttribute('aria-current')
  })
  for (const href of ['#prices', '/own/#prices'])
    test(`${href} is marked`, async ({ page }) => {
      const seen = scripts(page)
      await openPage(page, byHand().replace('"#prices"', `"${href}"`))
      await page.setViewportSize({ width: 1280, height: 300 })
      await page.evaluate(() => document.getElementById('prices')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(page.getByRole('link', { name: 'Cennik' })).toHaveAttribute('aria-current', 'location')
      expect(seen.filter((url) => url.includes('spy'))).toHaveLength(1)
      expect(await unmountDifference(page)).toBe('')
    })
})

test.describe('a mistaken setting is reported once, and the menu works without it', () => {
  for (const [name, from, to, line] of [
    ['an unknown layout', '"horizontal"', '"sideways"', 'layout: expected choice (horizontal, vertical, dropdown), got sideways'],
    ['an unknown device', '"horizontal"', '"horizontal","dropdown":"tabelt"', 'dropdown: expected choice'],
    ['settings that are not JSON', '{"layout":"horizontal"}', '{layout: vertical}', 'data-settings: expected a JSON object'],
  ] as const)
    test(name, async ({ page, problems }) => {
      await openPage(page, hand('horizontal').replace(from, to))
      await page.locator('.skerry-menu-sub').first().click()
      await expect(page.getByRole('link', { name: 'Sklepy' })).toBeVisible()
      expect(await page.locator('nav').getAttribute('data-layout')).toBe('horizontal')
      expect(problems().filter((p) => p.includes(line))).toHaveLength(1)
      expect(problems()).toHaveLength(1)
      expect(await unmountDifference(page)).toBe('')
    })
})

test('the panel closes for a link to a place on this page, not for the same path on another host', async ({ page, problems }) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await openPage(page, builder())
  const toggle = page.locator('.elementor-menu-toggle')
  await toggle.click()
  const to = (href: string) =>
    page.evaluate((address) => {
      const link = document.querySelector('nav.elementor-nav-menu--dropdown a') as HTMLAnchorElement
      link.href = address
      addEventListener('click', (event) => event.preventDefault(), { once: true })
      link.click()
    }, href)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await to('https://other.test/own/#prices')
  await twoFrames(page)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await to('/own/#prices')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(problems()).toEqual([])
})
