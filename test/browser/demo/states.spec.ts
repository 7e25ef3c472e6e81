import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { settled } from '../settled'

async function expectClean(page: Page): Promise<void> {
  await settled(page)
  expect(await axe(page)).toEqual([])
}

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('every tab and every item of an accordion can be read when it is open', async ({ page }) => {
      await page.goto('/pages/tabs.html')
      await settled(page)
      for (const tab of await page.locator('[role=tab]:visible').all()) {
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
      }
      await expectClean(page)
      for (const title of await page.locator(':is(summary,[data-widget_type^=accordion] [role=button])[aria-expanded=false]').all())
        await title.click()
      await expectClean(page)
    })

    test('a form that was refused, and the search over the page, can be read', async ({ page }) => {
      await page.goto('/pages/form.html')
      await settled(page)
      await page.locator('form').evaluateAll((forms) => {
        for (const form of forms) (form as HTMLFormElement).noValidate = true
      })
      const contact = page.locator('form').first()
      await contact.locator('button').last().click()
      await expect(contact.locator('[aria-invalid=true]').first()).toBeFocused()
      await expectClean(page)
      await page.locator('[data-search-toggle]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectClean(page)
    })

    test('open panels, tooltips and turned cards can be read', async ({ page }) => {
      await page.goto('/pages/panels.html')
      await settled(page)
      for (const opener of await page.locator('[data-off-canvas-open],[data-off-canvas-toggle],a[href*=off_canvas]:visible').all()) {
        if (!(await opener.isVisible())) continue
        await opener.click()
        await expect(page.getByRole('dialog').first()).toBeVisible()
        await expectClean(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      for (const spot of await page.locator('.e-hotspot__button').all()) {
        await spot.focus()
        await page.keyboard.press('Enter')
        await expectClean(page)
      }
      for (const button of await page.locator('[data-widget="flip-box"] a').all()) {
        await button.focus()
        await expectClean(page)
      }
    })

    test('open contact boxes, a paused bar and an open cart can be read', async ({ page }) => {
      await page.goto('/pages/edges.html')
      await settled(page)
      for (const opener of await page.locator('[data-contact-toggle],.e-contact-buttons__opener').all()) await opener.click()
      for (const pause of await page.getByRole('button', { name: 'Pause' }).all()) await pause.click()
      await expect(page.getByRole('dialog')).toHaveCount(2)
      await expectClean(page)
      await page.locator('.elementor-menu-cart__toggle_button').click()
      await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible()
      await expectClean(page)
    })
  })
