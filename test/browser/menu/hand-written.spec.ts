import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { byHand, linkNamed, openPage, pressKeys } from './menu-pages'

test.describe('a hand-written menu', () => {
  const sub = (page: Page, name: string) => page.locator('.skerry-menu-sub').and(page.getByRole('button', { name, exact: true }))

  test('keys: a button after each parent link opens and closes its list', async ({ page, problems }) => {
    await openPage(page, byHand())
    await expect(page.locator('nav')).toHaveAttribute('data-layout', 'horizontal')
    await linkNamed(page, 'Start').focus()
    expect(await pressKeys(page, 'Tab', 'Tab')).toEqual(['Oferta', 'Oferta'])
    await expect(sub(page, 'Oferta')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sub(page, 'Oferta')).toHaveAttribute('aria-expanded', 'true')
    await expect(linkNamed(page, 'Sklepy')).toBeVisible()
    expect(await pressKeys(page, 'Tab', 'Tab', 'Escape')).toEqual(['Strony', 'Sklepy', 'Oferta'])
    await expect(sub(page, 'Oferta')).toBeFocused()
    await expect(linkNamed(page, 'Sklepy')).toBeHidden()
    await page.keyboard.press(' ')
    await expect(linkNamed(page, 'Sklepy')).toBeVisible()
    await page.keyboard.press(' ')
    await expect(linkNamed(page, 'Sklepy')).toBeHidden()
    await sub(page, 'Oferta').click()
    await page.locator('#after').focus()
    await expect(linkNamed(page, 'Sklepy')).toBeHidden()
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

  test('the button’s list is what it controls', async ({ page }) => {
    await openPage(page, byHand())
    const id = await sub(page, 'Blog').getAttribute('aria-controls')
    await expect(page.locator(`#${id}`)).toHaveText(/Nowości/)
  })

  test('hover opens, the link itself is followed at once', async ({ page }) => {
    await openPage(page, byHand())
    await linkNamed(page, 'Oferta').hover()
    await expect(linkNamed(page, 'Sklepy')).toBeVisible()
    await page.mouse.move(600, 600)
    await expect(linkNamed(page, 'Sklepy')).toBeHidden()
    await page.route('**/offer/', (route) => route.fulfill({ contentType: 'text/html', body: 'Oferta' }))
    await linkNamed(page, 'Oferta').click()
    await expect(page).toHaveURL(/\/offer\/$/)
  })

  test('is a panel behind its toggle on small devices', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 700 })
    await openPage(page, byHand(), false)
    const toggle = page.locator('[data-menu-toggle]')
    await expect(page.locator('nav')).toHaveAttribute('data-layout', 'dropdown')
    await expect(linkNamed(page, 'Start')).toBeHidden()
    expect(await axe(page)).toEqual([])
    await toggle.press('Enter')
    await expect(linkNamed(page, 'Start')).toBeVisible()
    await sub(page, 'Oferta').click()
    await sub(page, 'Blog').click()
    await expect(linkNamed(page, 'Sklepy')).toBeVisible()
    await expect(linkNamed(page, 'Nowości')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(toggle).toBeFocused()
    await expect(linkNamed(page, 'Start')).toBeHidden()
    await toggle.press(' ')
    await expect(linkNamed(page, 'Start')).toBeVisible()
    await expect(linkNamed(page, 'Sklepy')).toBeHidden()
    await linkNamed(page, 'Cennik').click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await page.setViewportSize({ width: 1200, height: 700 })
    await expect(page.locator('nav')).toHaveAttribute('data-layout', 'horizontal')
    await expect(linkNamed(page, 'Start')).toBeVisible()
    expect(await unmountDifference(page)).toBe('')
  })

  test('without submenus and links to places on the page nothing is loaded', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (r) => r.resourceType() === 'script' && scripts.push(r.url()))
    await openPage(
      page,
      '<nav data-widget="menu" aria-label="x"><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="/a/">A</a></li></ul></nav>',
    )
    await linkNamed(page, 'A').hover()
    await linkNamed(page, 'A').focus()
    await page.waitForLoadState('networkidle')
    expect(scripts).toHaveLength(1)
  })
})
