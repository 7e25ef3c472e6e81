import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { themeCss, themeHeader } from './menu-kinds'
import { openPage, pressKeys, submenusLoaded, theme } from './menu-pages'

/** The companion theme's header on a wide window: its submenus show by `:hover` and `:focus-within`, and nothing toggles them. */
const nav = (page: Page, text: string) => page.locator('.site-navigation').getByText(text, { exact: true })
const start = (page: Page, body = themeHeader) =>
  openPage(page, body, true, { more: themeCss }).then(() =>
    expect
      .poll(() =>
        page.evaluate(() =>
          (window as unknown as { Skerry: { islands: () => { state: string; widget: { name: string } }[] } }).Skerry.islands().some(
            (i) => i.widget.name === 'theme-navigation' && i.state === 'mounted',
          ),
        ),
      )
      .toBe(true),
  )

test('Escape dismisses a hovered submenu, and the next hover shows it again', async ({ page, problems }) => {
  await start(page)
  await page.locator('#after').focus()
  await nav(page, 'Rejsy').hover()
  await nav(page, 'Nocne').hover()
  await expect(nav(page, 'Latarnie')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(nav(page, 'Dzienne')).toBeHidden()
  await expect(page.locator('#after')).toBeFocused()
  await page.mouse.move(600, 500)
  await nav(page, 'Rejsy').hover()
  await expect(nav(page, 'Dzienne')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(nav(page, 'Dzienne')).toBeHidden()
  // Moving within the same item is not a new hover.
  const box = await nav(page, 'Rejsy').boundingBox()
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await expect(nav(page, 'Dzienne')).toBeHidden()
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('by keyboard: Tab visits every level, Escape leaves the focus in place, or on the link above what it dismisses', async ({
  page,
  problems,
}) => {
  await start(page)
  await nav(page, 'Start').focus()
  expect(await pressKeys(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab')).toEqual([
    'Rejsy',
    'Dzienne',
    'Nocne',
    'Latarnie',
    'Kontakt',
    'Rejsy',
  ])
  await expect(nav(page, 'Dzienne')).toBeVisible()
  expect(await pressKeys(page, 'Escape')).toEqual(['Rejsy'])
  await expect(nav(page, 'Dzienne')).toBeHidden()
  expect(await pressKeys(page, 'Tab', 'Shift+Tab')).toEqual(['Kontakt', 'Rejsy'])
  await expect(nav(page, 'Dzienne')).toBeVisible()
  expect(await pressKeys(page, 'Tab', 'Tab', 'Tab', 'Escape')).toEqual(['Dzienne', 'Nocne', 'Latarnie', 'Rejsy'])
  await expect(nav(page, 'Dzienne')).toBeHidden()
  expect(await pressKeys(page, 'Tab', 'Tab')).toEqual(['Kontakt', 'Dalej'])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('links without a toggle announce no state, and a link to nowhere does not jump to the top', async ({ page }) => {
  await start(page)
  await expect(page.locator('.site-navigation :is([aria-expanded],[aria-haspopup],[aria-hidden],[inert],[tabindex])')).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }))
  await nav(page, 'Rejsy').evaluate((el) => (el as HTMLElement).focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([60, ''])
  await expect(page.locator('.site-navigation [aria-expanded]')).toHaveCount(0)
})

test('Escape also works in a header without a toggle', async ({ page }) => {
  const body = themeHeader.replace(/<div class="site-navigation-toggle-holder[\s\S]*?<\/nav>/, '')
  await start(page, body)
  await nav(page, 'Rejsy').hover()
  await page.keyboard.press('Escape')
  await expect(nav(page, 'Dzienne')).toBeHidden()
})

test.describe('touch', () => {
  // The tap is the first that happens on the page.
  test.use({ hasTouch: true, isInUse: false })
  test('the first tap on a parent shows its submenu, the second follows', async ({ page }) => {
    await start(page, themeHeader.replaceAll('href="#"', 'href="/trips/"'))
    await page.route('**/trips/', (route) => route.fulfill({ contentType: 'text/html', body: 'Rejsy' }))
    await nav(page, 'Rejsy').tap()
    await expect(nav(page, 'Dzienne')).toBeVisible()
    await expect(page).toHaveURL(/own/)
    await nav(page, 'Rejsy').tap()
    await expect(page).toHaveURL(/trips/)
  })
})

test('behind its toggle: Enter and Space, every level, independent items, reset on opening', async ({ page, problems }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await openPage(page, themeHeader, true, { more: themeCss })
  const toggle = page.locator('.site-navigation-toggle')
  const item = (text: string) => page.locator('.site-navigation-dropdown').getByText(text, { exact: true })
  await submenusLoaded(page, () => toggle.focus())
  expect(await pressKeys(page, 'Enter', 'Tab', 'Tab', 'Enter', 'Tab', 'Tab', 'Tab')).toEqual([
    'Menu',
    'Start',
    'Rejsy',
    'Rejsy',
    'Dzienne',
    'Nocne',
    'Kontakt',
  ])
  expect(await pressKeys(page, 'Home', 'End', 'ArrowUp', 'ArrowDown', 'ArrowUp')).toEqual(['Start', 'Kontakt', 'Rejsy', 'Dzienne', 'Rejsy'])
  await expect(item('Rejsy')).toHaveAttribute('aria-expanded', 'true')
  expect(await pressKeys(page, 'Escape')).toEqual(['Menu'])
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press(' ')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(item('Rejsy')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('.site-navigation-dropdown [tabindex="-1"]')).toHaveCount(0)
  await page.locator('#after').focus()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the theme’s header: keys, submenus, and closing on resize with its ARIA', async ({ page, problems }) => {
  await openPage(page, theme)
  const toggle = page.locator('.site-navigation-toggle')
  const dropdown = page.locator('.site-navigation-dropdown')
  await toggle.focus()
  expect(await pressKeys(page, 'Tab', 'Shift+Tab')).toEqual(['Dalej', 'Menu'])
  await page.keyboard.press('Enter')
  await expect(dropdown).toHaveAttribute('aria-hidden', 'false')
  expect(await pressKeys(page, 'Tab', 'Tab', 'Shift+Tab')).toEqual(['Jeden', 'C', 'Jeden'])
  await page.keyboard.press('Enter')
  await expect(page.locator('li.elementor-active')).toHaveCount(1)
  expect(await pressKeys(page, 'Tab')).toEqual(['B'])
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(dropdown).toHaveAttribute('aria-hidden', 'true')
  await toggle.press(' ')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('li.elementor-active')).toHaveCount(0)
  expect(await pressKeys(page, 'Escape')).toEqual(['Menu'])
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
