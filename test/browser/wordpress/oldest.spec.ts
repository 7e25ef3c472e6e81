import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { missing } from '../../../scripts/check/wordpress-programs'
import { drivenBy, expect, FORM, HEADING, LANDING, logIn, TABS, test, widget } from './site'

test.describe.configure({ mode: 'default', timeout: 300_000 })

// The oldest WordPress that the plugin supports.
const lack = missing('oldest')
test.skip(Boolean(lack), lack)
test.use({ edition: 'oldest' })

test('a page is taken, works, and is given back; another is left alone; an administrator sees why', async ({ cms, page }) => {
  expect(readFileSync(path.join(cms.www, 'wp-includes/version.php'), 'utf8')).toContain(`'6.5.`)
  cms.publish({ landing: [LANDING], tabs: [TABS + FORM], account: [HEADING + widget('woocommerce-booking')] })
  cms.set({ mode: 'on' })
  for (const address of ['/tabs/', '/tabs/?skerry-off=1']) {
    await page.goto(address)
    expect(await drivenBy(page), address).toBe(address.includes('off') ? 'the builder' : 'Skerry')
  }
  await page.context().clearCookies()
  await page.goto('/landing/')
  await page.getByRole('link', { name: 'Pomoc' }).first().click()
  await expect(page.locator('.elementor-popup-modal')).toBeVisible()
  expect(await page.evaluate(() => (window as { ran?: string[] }).ran)).toBe(undefined)
  expect(await cms.html('/account/')).not.toContain('skerry-js')
  await logIn(page, 'admin')
  await page.goto('/account/')
  await expect(page.locator('#wp-admin-bar-skerry-verdict')).toContainText('woocommerce-booking')
  expect(existsSync(path.join(cms.www, 'debug.log')) ? readFileSync(path.join(cms.www, 'debug.log'), 'utf8') : '').not.toMatch(
    /plugins\/skerry/,
  )
})
