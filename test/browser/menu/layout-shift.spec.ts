import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { hand } from './menu-kinds'
import { animationsEnd, builder, mega, openPage, theme, twoFrames } from './menu-pages'

/** Menus whose lists are in the flow: what is below moves when they close. */
const css = `main { margin-top: 0 } .elementor-element, [data-widget=menu] ul { position: static !important } nav.elementor-nav-menu--dropdown { position: static !important } .e-n-menu-content, .e-n-menu-content > div { position: static !important }
.site-navigation-dropdown { position: static } #after { margin: 20px; height: 40px }`
const kinds = {
  'by hand, a list always visible': [hand('vertical', ',"dropdown":"none"'), '.skerry-menu-sub >> nth=0'],
  'by hand, behind its toggle': [hand('horizontal'), '[data-menu-toggle]'],
  'the builder’s, behind its toggle': [builder(), '.elementor-menu-toggle'],
  'the theme’s, behind its toggle': [theme, '.site-navigation-toggle'],
  'a mega menu’s burger': [mega('click'), '.e-n-menu-toggle'],
} as const
/** Presses its middle as a hand does, for longer than a frame. */
async function press(page: Page, selector: string, hasTouch: boolean) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {}
  const at = [x + width / 2, y + height / 2] as const
  if (hasTouch) return page.touchscreen.tap(...at)
  await page.mouse.move(...at)
  await page.mouse.down()
  await twoFrames(page)
  await page.mouse.up()
}
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
      test(`${name}: a press on what is below the open menu arrives`, async ({ page, problems }) => {
        await openPage(page, body, true, { more: css })
        const one = page.locator(opener)
        await one.click()
        await expect(one).toHaveAttribute('aria-expanded', 'true')
        await animationsEnd(page)
        await count(page)
        await press(page, '#after', hasTouch)
        await expect.poll(() => clicks(page)).toEqual(['after'])
        // Moving on by key closes it.
        await one.focus()
        await page.locator('#after').focus()
        await expect(one).toHaveAttribute('aria-expanded', 'false')
        expect(problems()).toEqual([])
      })
  })

/** Titles and contents in one column, each content below its title, as the builder's stylesheet has it on phones. */
const column = `.e-n-menu-toggle[aria-expanded="true"] + .e-n-menu-wrapper { display: flex; flex-direction: column } .e-n-menu-heading, .e-n-menu-content { display: contents }
.e-n-menu-title:nth-child(1), #c1 { order: 1 } .e-n-menu-title:nth-child(2), #c2 { order: 2 } .e-n-menu-title:nth-child(3) { order: 3 } .e-n-menu-content > div { position: static !important; min-height: 150px }`
for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'by touch' : 'by mouse', () => {
    test.use({ hasTouch, viewport: { width: 700, height: 900 } })
    test('a mega menu behind its burger: the next title, below an open content, opens at the first press', async ({ page, problems }) => {
      await openPage(page, mega('click'), true, { more: column })
      await page.locator('.e-n-menu-toggle').click()
      for (const [n, other] of [
        [1, 2],
        [2, 1],
        [1, 2],
      ]) {
        await press(page, `[aria-controls=c${n}]`, hasTouch)
        await expect(page.locator(`#c${n}`)).toBeVisible()
        await expect(page.locator(`#c${other}`)).toBeHidden()
      }
      await page.keyboard.press('Escape')
      await expect(page.locator('#c1')).toBeHidden()
      expect(problems()).toEqual([])
    })

    test('a list that opened in the flow for lack of room: the next parent opens at the first press', async ({ page, problems }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const vertical = builder({ layout: 'vertical' }).replaceAll('"elementor-nav-menu"', '"elementor-nav-menu sm-vertical"')
      await openPage(page, vertical, true, {
        more: '.elementor-nav-menu--main { display: block !important; width: 340px } .elementor-nav-menu--main > ul { display: block } .elementor-nav-menu--main > ul > li > ul { top: auto !important } .elementor-element { margin: 0 20px } .elementor-menu-toggle, nav.elementor-nav-menu--dropdown { display: none !important }',
      })
      const MAIN = '.elementor-nav-menu--main'
      for (const name of ['Oferta', 'Blog', 'Oferta']) {
        await press(page, `${MAIN} a:text-is("${name}")`, hasTouch)
        await expect(page.locator(`${MAIN} a:text-is("${name}")`)).toHaveAttribute('aria-expanded', 'true')
        await expect(page.locator(`${MAIN} [aria-expanded="true"]`)).toHaveCount(1)
        // The previous one has closed.
        await expect(page.locator(`${MAIN} li > ul`).filter({ visible: true })).toHaveCount(1)
      }
      await expect(page).toHaveURL(/own\/$/)
      expect(problems()).toEqual([])
    })
  })
