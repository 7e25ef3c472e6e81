import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { mega, openPage, pressKeys, twoFrames } from '../menu/menu-pages'
import { unmountDifference } from '../unmount'

test.describe('the mega menu', () => {
  const icon = (page: Page, n: number) => page.locator(`[aria-controls=c${n}]`)

  test('by keyboard: from the title into its content and on to the next title, never round in a loop', async ({ page, problems }) => {
    await openPage(page, mega('click'))
    await icon(page, 1).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#c1')).toBeVisible()
    expect(await pressKeys(page, 'Tab', 'Tab', 'Tab')).toEqual(['Iks', 'Igrek', 'Dwa'])
    await expect(page.locator('#c1')).toBeHidden()
    expect(await pressKeys(page, 'Tab', 'Enter', 'Tab', 'Shift+Tab', 'Tab', 'Escape')).toEqual([
      'Otwórz Dwa',
      'Otwórz Dwa',
      'Zet',
      'Otwórz Dwa',
      'Zet',
      'Otwórz Dwa',
    ])
    await expect(page.locator('.e-active')).toHaveCount(0)
    expect(await pressKeys(page, 'Home', 'End', 'Tab')).toEqual(['Jeden', 'Trzy', 'Dalej'])
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

  test('a menu of links alone opens behind its burger, closes with Escape and stays for a click beside it (contract newer §11)', async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    const links = mega('hover')
      .replace(/<div class="e-n-menu-content">.*<\/div><\/div>(?=<\/div><\/nav>)/, '')
      .replace(/<button class="e-n-menu-dropdown-icon[^>]*>.*?<\/button>/g, '')
    expect(links).not.toContain('e-n-menu-content')
    await openPage(page, links, false)
    const burger = page.locator('.e-n-menu-toggle')
    await burger.click()
    await expect(page.getByRole('link', { name: 'Jeden' })).toBeVisible()
    await expect(burger).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.click(5, 690)
    await expect(burger).toHaveAttribute('aria-expanded', 'true')
    await burger.focus()
    await page.keyboard.press('Escape')
    await expect(burger).toHaveAttribute('aria-expanded', 'false')
    await expect(burger).toBeFocused()
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

  test('hover opens one at a time; Escape and leaving close', async ({ page }) => {
    await openPage(page, mega('hover'))
    await page.getByRole('link', { name: 'Jeden' }).hover()
    await expect(page.locator('#c1')).toBeVisible()
    await page.getByRole('link', { name: 'Iks' }).hover()
    await expect(page.locator('#c1')).toBeVisible()
    await page.getByRole('link', { name: 'Dwa' }).hover()
    await expect(page.locator('#c2')).toBeVisible()
    await expect(page.locator('#c1')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.locator('#c2')).toBeHidden()
    await page.getByRole('link', { name: 'Jeden' }).hover()
    await page.getByRole('link', { name: 'Trzy' }).hover()
    await expect(page.locator('.e-active')).toHaveCount(0)
  })

  test('the burger opens and closes its panel by click, Escape and a click elsewhere', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 })
    await openPage(page, mega('hover'), false)
    const burger = page.locator('.e-n-menu-toggle')
    await expect(page.locator('.e-n-menu')).toHaveAttribute('data-layout', 'dropdown')
    expect(await axe(page)).toEqual([])
    await burger.click()
    await expect(page.getByRole('link', { name: 'Jeden' })).toBeVisible()
    await icon(page, 1).click()
    await expect(page.locator('#c1')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator('#c1')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(burger).toBeFocused()
    await expect(burger).toHaveAttribute('aria-expanded', 'false')
    await burger.click()
    await page.locator('#after').click()
    await expect(burger).toHaveAttribute('aria-expanded', 'false')
    // A place on this page closes it; one at the same path of another host is another page.
    await burger.click()
    const to = (href: string) =>
      page.evaluate((address) => {
        const link = document.querySelector('#c1 a') as HTMLAnchorElement
        link.href = address
        link.addEventListener('click', (event) => event.preventDefault(), { once: true })
        link.click()
      }, href)
    await to('https://other.test/own/#prices')
    await twoFrames(page)
    await expect(burger).toHaveAttribute('aria-expanded', 'true')
    await to('/own/#prices')
    await expect(burger).toHaveAttribute('aria-expanded', 'false')
  })
})
