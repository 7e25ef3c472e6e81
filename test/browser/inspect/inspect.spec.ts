import type { Page } from 'playwright/test'
import { expect, test } from '../harness'

const RULES = '/pages/popup-rules.html'
const panel = (page: Page) => page.getByRole('region', { name: 'Skerry inspector' })
const popupRegion = (page: Page, id: string) => panel(page).getByRole('region', { name: `Popup ${id}`, exact: true })

test('the inspector is not loaded on a page that is opened without ?skerry-inspect', async ({ page, problems }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(RULES)
  await expect(page.locator('[data-verdict="devices"]')).toContainText('desktop')
  expect(requested.filter((path) => path.includes('/inspect-'))).toEqual([])
  await expect(page.locator('#skerry-inspect')).toHaveCount(0)
  expect(problems()).toEqual([])
})

test('the panel lists widgets, popups with their verdicts, and settings that cannot be read', async ({ page, site, problems }) => {
  await page.route(`${site.url}/own/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': "default-src 'self'; require-trusted-types-for 'script'" },
      body: `<!doctype html><html lang="en"><head><title>t</title><script defer src="/skerry.js"></script></head><body>
        <nav data-widget="menu" id="top" aria-label="Menu" data-settings='{"layout":{}}'><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="#a">A</a></li></ul></nav>
        <div class="elementor-element" data-element_type="widget" data-widget_type="form.default" id="form">Form</div>
        <div class="elementor-element" data-element_type="widget" data-widget_type="heading.default">Heading</div>
        <div class="elementor-element" data-element_type="widget" data-widget_type="their-clock.default" id="clock">Clock</div>
        <section data-widget="popup" id="hello" hidden data-settings='{"close_automatically":"later","triggers":{"page_load":"yes","page_load_delay":60,"foo":"yes"},"timing":{"url":"yes","url_action":"regex","url_url":"("}}'><h2>Hello</h2></section>
      </body></html>`,
    }),
  )
  await page.goto('/own/?skerry-inspect')
  const inspector = panel(page)
  await expect(inspector.getByRole('region', { name: 'menu', exact: true })).toContainText('nav#top')
  await expect(inspector).toContainText('layout: expected one of horizontal, vertical, dropdown, got {}')
  await expect(inspector).toContainText('close_automatically: expected a number of seconds, got later')
  await expect(inspector.getByRole('region', { name: 'form', exact: true })).toContainText('div#form')
  await expect(inspector).not.toContainText('heading')
  await expect(inspector).toContainText('Widgets of third-party add-ons, which Skerry leaves alone (1)')
  await expect(inspector.getByRole('region', { name: 'their-clock', exact: true })).toContainText('div#clock')
  await expect(popupRegion(page, 'hello')).toContainText('url_url: “(” cannot be used')
  await expect(popupRegion(page, 'hello')).toContainText('no such trigger')
  await expect(popupRegion(page, 'hello')).toContainText('will not open by itself')
  // Compiled schemas would violate this policy. Messages about settings that cannot be read belong on the console.
  expect(problems('Skerry ·')).toEqual([])
})

test('its buttons show a popup regardless of its rules, and forget its counters', async ({ page, problems }) => {
  await page.goto(`${RULES}?skerry-inspect`)
  const popup = popupRegion(page, 'limit')
  await expect(popup).toContainText('shown 0 of 2 times within one day')
  await popup.getByRole('button', { name: 'Show anyway' }).click()
  await expect(page.locator('dialog').filter({ hasText: 'So many times at most' })).toBeVisible()
  await expect(popup).toContainText('open now')
  await expect(popup).toContainText('shown 1 of 2 times within one day')
  await popup.getByRole('button', { name: 'Reset its counters' }).click()
  await expect(popup).toContainText('shown 0 of 2 times within one day')
  expect(problems()).toEqual([])
})

test('an entry scrolls to its element and outlines it, and unmounting removes the outline', async ({ page }) => {
  await page.goto('/pages/menu.html?skerry-inspect')
  const entry = panel(page).getByRole('region', { name: 'menu', exact: true }).getByRole('button').first()
  await entry.click()
  const menu = page.locator('[data-widget="menu"]').first()
  await expect(menu).toBeInViewport()
  await expect(menu).toHaveCSS('outline-style', 'solid')
  await page.evaluate(() => (window as unknown as { Skerry: { unmount: (root: Node) => void } }).Skerry.unmount(document))
  await expect(menu).not.toHaveCSS('outline-style', 'solid')
  await expect(page.locator('#skerry-inspect')).toHaveCount(0)
})

test('the panel can be reached, read and closed with the keyboard alone', async ({ page, problems }) => {
  await page.goto('/pages/menu.html?skerry-inspect')
  const close = panel(page).getByRole('button', { name: 'Close the inspector' })
  await close.waitFor()
  // What it lists comes after its frame.
  await panel(page).locator('summary').first().waitFor()
  await close.focus()
  await page.keyboard.press('Tab')
  await expect(panel(page).locator('summary').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page).locator('details').first()).not.toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(page.locator('#skerry-inspect')).toHaveCount(0)
  // The links of this page's menus lead nowhere.
  expect(problems(/no element has the id/)).toEqual([])
})

test('the demo page shows why its popups open or not, and can start over', async ({ page, problems }) => {
  await page.clock.install()
  // What is not chosen does not open, however long one waits.
  await page.goto(RULES)
  await page.clock.runFor(5000)
  await expect(page.locator('#tried')).toHaveText('No trigger is being tried yet.')
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Try this one' }).first().click()
  const verdict = (id: string) => page.locator(`[data-verdict="${id}"]`)
  await expect(verdict('page-views')).toContainText('1 of 2 needed')
  await page.reload()
  await expect(verdict('page-views')).toContainText('2 of 2 needed')
  await expect(verdict('after-load')).toContainText('waits for 3 s')
  await page.clock.runFor(3500)
  await expect(page.locator('dialog').filter({ hasText: 'After the page is ready' })).toBeVisible()
  await page.clock.runFor(1500)
  await expect(verdict('after-load')).toContainText('opened it')
  await page.locator('#forget').click()
  await expect(verdict('page-views')).toContainText('0 of 2 needed')
  expect(problems()).toEqual([])
})

test('the panel gives the focus back to the page when it is closed by key', async ({ page }) => {
  await page.goto('/pages/menu.html?skerry-inspect')
  const close = panel(page).getByRole('button', { name: 'Close the inspector' })
  await expect(close).toBeVisible()
  const button = page.getByRole('button', { name: 'Trips', exact: true })
  await button.focus()
  await close.focus()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})
