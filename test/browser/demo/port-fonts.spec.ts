import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { animationsEnd, menusMounted } from '../menu/menu-pages'

/** One font is narrower than the page's own, the other one wider. */
const FONTS = ['DejaVu Sans Condensed', 'DejaVu Sans Mono']
/** The two menu panels on a phone, and the buttons that open each of them with all its submenus. */
const PANELS = [
  { panel: '.site-navigation-dropdown', open: ['.site-navigation-toggle', 'a:text-is("Rejsy")', 'a:text-is("Do latarni")'] },
  { panel: '.e-n-menu-wrapper', open: ['.e-n-menu-toggle', '#e-n-menu-dropdown-icon-7311'] },
] as const

/** The width of a button's text in px: it shows that the font has changed. */
const textWidth = (page: Page) => page.evaluate(() => document.querySelector('.elementor-button-text')?.getBoundingClientRect().width ?? 0)
/** The visible links and buttons that the panel covers, in part or in whole. */
const covered = (page: Page, panel: string) =>
  page.evaluate((selector) => {
    const box = document.querySelector(selector) as HTMLElement
    const { top, right, bottom, left } = box.getBoundingClientRect()
    return [...document.querySelectorAll<HTMLElement>('a[href],button,[role=button]')]
      .filter((el) => !box.contains(el) && el.checkVisibility({ visibilityProperty: true }))
      .filter((el) => {
        const rect = el.getBoundingClientRect()
        return rect.right > left && rect.left < right && rect.bottom > top && rect.top < bottom
      })
      .map((el) => el.outerHTML.slice(0, 120))
  }, panel)

for (const { panel, open } of PANELS)
  test(`an open ${panel} of /port/ on a phone covers no link and no button, also in a narrower and a wider font`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/port/')
    await menusMounted(page, 3)
    const toggle = page.locator(open[0])
    for (const opener of open) await page.locator(opener).filter({ visible: true }).first().press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const widths = [await textWidth(page)]
    for (const font of FONTS) {
      await page.evaluate((family) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`* { font-family: "${family}" !important }`)
        document.adoptedStyleSheets = [sheet]
      }, font)
      await animationsEnd(page)
      widths.push(await textWidth(page))
      expect(await covered(page, panel), font).toEqual([])
      expect(await axe(page), font).toEqual([])
    }
    const [usual = 0, narrower = 0, wider = 0] = widths
    expect(narrower).toBeLessThan(usual)
    expect(wider).toBeGreaterThan(usual)
  })
