import type { Page } from 'playwright/test'
import { expect, test } from './harness'
import { hand } from './menu-kinds'
import { builder, mega, open, theme } from './menus'

/** Menus whose lists stand in the flow: what is below them moves when they close. */
const css = `main { margin-top: 0 } .elementor-element, [data-widget=menu] ul { position: static !important } nav.elementor-nav-menu--dropdown { position: static !important } .e-n-menu-content, .e-n-menu-content > div { position: static !important }
.site-navigation-dropdown { position: static } #after { margin: 20px; height: 40px }`
const kinds = {
  'by hand, a list always in sight': [hand('vertical', ',"dropdown":"none"'), '.skerry-menu-sub >> nth=0'],
  'by hand, behind its toggle': [hand('horizontal'), '[data-menu-toggle]'],
  'the builder’s, behind its toggle': [builder(), '.elementor-menu-toggle'],
  'the theme’s, behind its toggle': [theme, '.site-navigation-toggle'],
  'a mega menu’s burger': [mega('click'), '.e-n-menu-toggle'],
} as const
const count = (page: Page) =>
  page.evaluate(() => {
    const seen = Object.assign(window, { clicks: [] as string[] })
    document.addEventListener('click', (event) => seen.clicks.push((event.target as Element).id), true)
  })
const clicks = (page: Page) => page.evaluate(() => (window as unknown as { clicks: string[] }).clicks)

for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'by touch' : 'by mouse', () => {
    test.use({ hasTouch, viewport: { width: 700, height: 900 } })
    for (const [name, [body, opener]] of Object.entries(kinds))
      test(`${name}: a press on what is below it, while it is open, arrives`, async ({ page, problems }) => {
        await open(page, body, true, { more: css })
        const one = page.locator(opener)
        await one.click()
        await expect(one).toHaveAttribute('aria-expanded', 'true')
        await page.waitForTimeout(300)
        await count(page)
        const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('#after').boundingBox()) ?? {}
        const at = [x + width / 2, y + height / 2] as const
        if (hasTouch) await page.touchscreen.tap(...at)
        else {
          await page.mouse.move(...at)
          await page.mouse.down()
          // A hand is slower than a frame.
          await page.waitForTimeout(80)
          await page.mouse.up()
        }
        await expect.poll(() => clicks(page)).toEqual(['after'])
        // By key it is left, and closes.
        await one.focus()
        await page.locator('#after').focus()
        await expect(one).toHaveAttribute('aria-expanded', 'false')
        expect(problems()).toEqual([])
      })
  })
