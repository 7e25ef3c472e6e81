import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { builder, main, openPage, panel, pressKeys } from './menu-pages'

test.describe('the builder’s menu on a wide screen', () => {
  test('by keyboard: Tab visits only what is open, Space opens and closes, arrows move, Escape returns to the parent link', async ({
    page,
    problems,
  }) => {
    await openPage(page, builder())
    await page.keyboard.press('Tab')
    expect(await pressKeys(page, 'Tab', 'Tab', 'Tab', 'Tab')).toEqual(['Oferta', 'Blog', 'Cennik', 'Dalej'])
    await main(page, 'Oferta').press(' ')
    await expect(main(page, 'Oferta')).toHaveAttribute('aria-expanded', 'true')
    expect(await pressKeys(page, 'Tab', 'Tab', 'Shift+Tab')).toEqual(['Strony', 'Sklepy', 'Strony'])
    expect(await pressKeys(page, 'ArrowDown', 'ArrowUp', 'End', 'Home')).toEqual(['Sklepy', 'Strony', 'Sklepy', 'Strony'])
    expect(await pressKeys(page, 'Escape')).toEqual(['Oferta'])
    await expect(main(page, 'Oferta')).toHaveAttribute('aria-expanded', 'false')
    await expect(main(page, 'Strony')).toBeHidden()
    await page.keyboard.press(' ')
    await page.keyboard.press(' ')
    await expect(main(page, 'Oferta')).toHaveAttribute('aria-expanded', 'false')
    await main(page, 'Oferta').press(' ')
    expect(await pressKeys(page, 'Tab', 'Tab', 'Tab')).toEqual(['Strony', 'Sklepy', 'Blog'])
    await expect(main(page, 'Oferta')).toHaveAttribute('aria-expanded', 'false')
    expect(problems()).toEqual([])
  })

  test('the pointer opens a submenu after a delay and may move into it; Escape closes it wherever the focus is', async ({ page }) => {
    await openPage(page, builder())
    await main(page, 'Oferta').hover()
    await expect(main(page, 'Sklepy')).toBeVisible()
    await main(page, 'Strony').hover()
    await expect(main(page, 'Firmowe')).toBeVisible()
    const [first, second] = await Promise.all([main(page, 'Strony').boundingBox(), main(page, 'Firmowe').boundingBox()])
    expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0), 0)
    await page.keyboard.press('Escape')
    await expect(main(page, 'Sklepy')).toBeHidden()
  })

  test('a click elsewhere closes the submenu; unmounting leaves the page as it was', async ({ page }) => {
    await openPage(page, builder())
    await main(page, 'Blog').click()
    await expect(main(page, 'Nowości')).toBeVisible()
    await page.locator('#after').click()
    await expect(main(page, 'Nowości')).toBeHidden()
    await main(page, 'Blog').click()
    expect(await unmountDifference(page)).toBe('')
  })

  test('marks the link of the section in view', async ({ page }) => {
    await openPage(page, builder())
    await page.evaluate(() => document.getElementById('prices')?.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await page.setViewportSize({ width: 1280, height: 300 })
    await page.evaluate(() => document.getElementById('prices')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.mouse.wheel(0, 10)
    await expect(main(page, 'Cennik')).toHaveAttribute('aria-current', 'location')
    await expect(main(page, 'Cennik')).toHaveClass(/elementor-item-active/)
  })
})

test.describe('the builder’s menu behind its toggle', () => {
  test.use({ viewport: { width: 800, height: 700 } })
  const toggle = (page: Page) => page.locator('.elementor-menu-toggle')

  test('by keyboard: Enter and Space open it, its links are reached only while it is open, Escape and leaving close it', async ({
    page,
    problems,
  }) => {
    await openPage(page, builder())
    await toggle(page).focus()
    expect(await pressKeys(page, 'Tab', 'Shift+Tab')).toEqual(['Dalej', 'Menu'])
    await page.keyboard.press('Enter')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await pressKeys(page, 'Tab', 'Tab')).toEqual(['Start', 'Oferta'])
    await page.keyboard.press('Enter')
    await expect(panel(page, 'Oferta')).toHaveAttribute('aria-expanded', 'true')
    expect(await pressKeys(page, 'Tab', 'Tab', 'Tab')).toEqual(['Strony', 'Sklepy', 'Blog'])
    await page.keyboard.press(' ')
    await expect(panel(page, 'Nowości')).toBeVisible()
    await expect(panel(page, 'Sklepy')).toBeVisible()
    expect(await pressKeys(page, 'Escape')).toEqual(['Menu'])
    await expect(page.locator('nav.elementor-nav-menu--dropdown')).toHaveAttribute('aria-hidden', 'true')
    const y = await page.evaluate(() => scrollY)
    await page.keyboard.press(' ')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await page.evaluate(() => scrollY)).toBe(y)
    await expect(panel(page, 'Oferta')).toHaveAttribute('aria-expanded', 'false')
    await page.locator('#after').focus()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    expect(problems()).toEqual([])
  })

  test('spans the window; a link to a place on the page closes it, and so does a change of device', async ({ page }) => {
    await openPage(page, builder({ full_width: 'stretch' }))
    await toggle(page).click()
    const box = await page.locator('nav.elementor-nav-menu--dropdown').boundingBox()
    expect([box?.x, box?.width]).toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)])
    await panel(page, 'Cennik').click()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await toggle(page).click()
    await page.setViewportSize({ width: 600, height: 700 })
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('nav.elementor-nav-menu--dropdown')).toHaveAttribute('aria-hidden', 'true')
    expect(await unmountDifference(page)).toBe('')
  })
})

test.describe('touch', () => {
  test.use({ hasTouch: true })
  test('the first tap opens, the second follows', async ({ page }) => {
    await openPage(page, builder())
    await page.route('**/offer/', (route) => route.fulfill({ contentType: 'text/html', body: 'Oferta' }))
    await main(page, 'Oferta').tap()
    await expect(main(page, 'Sklepy')).toBeVisible()
    await expect(page).toHaveURL(/own/)
    await main(page, 'Oferta').tap()
    await expect(page).toHaveURL(/offer/)
  })
})
