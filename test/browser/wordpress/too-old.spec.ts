import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { missing } from '../../../scripts/check/wordpress-programs'
import { expect, logIn, TABS, test } from './site'

test.describe.configure({ mode: 'default', timeout: 300_000 })

// A WordPress that is too old for the plugin.
const lack = missing('before')
test.skip(Boolean(lack), lack)
test.use({ edition: 'before' })

test('the plugin does nothing, and tells those who can change that', async ({ cms, page }) => {
  cms.publish({ tabs: [TABS] })
  const html = await cms.html('/tabs/')
  cms.php(`update_option( 'active_plugins', array( 'elementor/elementor.php' ) );`)
  expect(await cms.html('/tabs/')).toBe(html)
  cms.php(`update_option( 'active_plugins', array( 'elementor/elementor.php', 'skerry/skerry.php' ) );`)
  cms.set({ mode: 'on' })
  expect(await cms.html('/tabs/')).toBe(html)
  await page.goto('/tabs/')
  expect(await page.evaluate(() => (window as { ran?: string[] }).ran)).toContain('elementor-frontend')
  await logIn(page, 'editor')
  await page.goto('/wp-admin/')
  await expect(page.getByText('Skerry does nothing here')).toBeHidden()
  await page.context().clearCookies()
  await logIn(page, 'admin')
  await page.goto('/wp-admin/')
  await expect(page.getByText('Skerry does nothing here: it needs WordPress 6.5 or later.')).toBeVisible()
  expect(existsSync(path.join(cms.www, 'debug.log')) ? readFileSync(path.join(cms.www, 'debug.log'), 'utf8') : '').not.toMatch(
    /plugins\/skerry/,
  )
})
