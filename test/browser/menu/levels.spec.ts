import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { hand } from './menu-kinds'
import { builder, linkNamed, main, openPage, pressKeys, submenusLoaded } from './menu-pages'

const sub = (page: Page, name: string) => page.locator('.skerry-menu-sub').and(page.getByRole('button', { name, exact: true }))
/** For each visible trigger: does it say that its submenu is open, and is that visible? */
const states = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-controls][aria-expanded]')]
      .filter((el) => el.getClientRects().length)
      .map((el) => [
        el.getAttribute('aria-expanded') === 'true',
        (document.getElementById(el.getAttribute('aria-controls') as string)?.getClientRects().length ?? 0) > 0,
      ]),
  )
const areTrue = async (page: Page) => expect.poll(async () => (await states(page)).every(([said, is]) => said === is)).toBe(true)

for (const rtl of [false, true])
  for (const layout of ['horizontal', 'vertical', 'dropdown'])
    test(`by hand, ${layout}, ${rtl ? 'rtl' : 'ltr'}: three levels by keyboard, each announcing its true state`, async ({
      page,
      problems,
    }) => {
      await openPage(page, hand(layout), true, { html: rtl ? 'dir="rtl"' : '' })
      await submenusLoaded(page, async () => {
        if (layout === 'dropdown') await page.locator('[data-menu-toggle]').press('Enter')
        await linkNamed(page, 'Start').focus()
      })
      const [forward, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
      expect(await pressKeys(page, forward, forward, back, 'End', 'Home', forward)).toEqual([
        'Oferta',
        'Oferta',
        'Oferta',
        'Cennik',
        'Start',
        'Oferta',
      ])
      await sub(page, 'Oferta').focus()
      expect(await pressKeys(page, 'Enter', 'ArrowDown', 'Tab', ' ', 'Tab')).toEqual(['Oferta', 'Strony', 'Strony', 'Strony', 'Firmowe'])
      await areTrue(page)
      await expect(linkNamed(page, 'Firmowe')).toBeVisible()
      expect(await pressKeys(page, 'Shift+Tab', 'Shift+Tab', 'End')).toEqual(['Strony', 'Strony', 'Sklepy'])
      await areTrue(page)
      await expect(page.locator('[data-widget=menu] [tabindex]')).toHaveCount(0)
      await page.locator('#after').focus()
      await expect(linkNamed(page, 'Sklepy')).toBeHidden()
      await areTrue(page)
      expect(await unmountDifference(page)).toBe('')
      expect(problems()).toEqual([])
    })

for (const [name, body] of [
  ['the builder’s', builder()],
  ['a hand-written', hand('horizontal')],
] as const)
  test(`${name} menu: a window of another width closes flyouts, and every announced state is true`, async ({ page, problems }) => {
    await openPage(page, body)
    const first = name === 'the builder’s' ? main(page, 'Oferta') : sub(page, 'Oferta')
    await first.press(' ')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await areTrue(page)
    await first.press(' ')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await page.setViewportSize({ width: 700, height: 800 })
    const toggle = page.locator('.elementor-menu-toggle,[data-menu-toggle]')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await areTrue(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await areTrue(page)
    await page.setViewportSize({ width: 700, height: 800 })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

test.describe('touch', () => {
  test.use({ hasTouch: true })
  test('by hand, the button opens by tap and the link is followed at once', async ({ page }) => {
    await openPage(page, hand('horizontal'))
    await page.route('**/www/', (route) => route.fulfill({ contentType: 'text/html', body: 'Strony' }))
    await sub(page, 'Oferta').tap()
    await expect(linkNamed(page, 'Sklepy')).toBeVisible()
    await linkNamed(page, 'Strony').tap()
    await expect(page).toHaveURL(/www/)
  })
  test('the builder’s: the second level opens by tap too, and a tap elsewhere closes', async ({ page }) => {
    await openPage(page, builder())
    await main(page, 'Oferta').tap()
    await main(page, 'Strony').tap()
    await expect(main(page, 'Firmowe')).toBeVisible()
    await expect(page).toHaveURL(/own/)
    await page.touchscreen.tap(900, 600)
    await expect(main(page, 'Strony')).toBeHidden()
    await areTrue(page)
  })
})
