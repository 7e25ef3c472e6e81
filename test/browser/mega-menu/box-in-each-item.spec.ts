import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { linkNamed, newerMega, openPage, pressKeys } from '../menu/menu-pages'
import { unmountDifference } from '../unmount'

const icon = (page: Page, n: number) => page.locator(`[aria-controls=c${n}]`)
const DROPDOWNS = [1, 2, 4]
/** One content is open, or none, and its button and its box say so. */
async function expectOpen(page: Page, open?: number) {
  for (const n of DROPDOWNS) {
    await expect(page.locator(`#c${n}`)).toBeVisible({ visible: n === open })
    await expect(icon(page, n)).toHaveAttribute('aria-expanded', String(n === open))
  }
  await expect(page.locator('.e-n-menu-content.e-active > *')).toHaveCount(open ? 1 : 0)
}

test('where each item has a box of its own, every content opens by the pointer, and closes beside the menu', async ({ page, problems }) => {
  await openPage(page, newerMega('hover'))
  for (const n of DROPDOWNS) {
    await icon(page, n).hover()
    await expectOpen(page, n)
    await page.locator(`#c${n}`).hover()
    await expectOpen(page, n)
  }
  await page.mouse.move(600, 700)
  await expectOpen(page)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

for (const open_on of ['click', 'hover'])
  test(`where each item has a box of its own, every content opens by ${open_on} and by Enter, and a press in it closes nothing`, async ({
    page,
    problems,
  }) => {
    await openPage(page, newerMega(open_on).replaceAll(/href="\/\w\/"/g, 'href="#"'), true, {
      more: '.e-n-menu-content > div { --position: absolute; --width: 300px; z-index: 1 }',
    })
    for (const n of DROPDOWNS) {
      // What opens or closes below a resting pointer would count as hovered.
      await page.mouse.move(600, 700)
      if (open_on === 'hover') await expectOpen(page)
      await icon(page, n).press('Enter')
      await expectOpen(page, n)
      await icon(page, n).press('Enter')
      await expectOpen(page)
      await icon(page, n).click()
      await expectOpen(page, n)
      await page.locator(`#c${n}`).click({ position: { x: 250, y: 25 } })
      await expectOpen(page, n)
    }
    await page.locator('#after').click()
    await expectOpen(page)
    expect(problems()).toEqual([])
  })

test('where each item has a box of its own, Tab goes from a button into its content and on to the next title', async ({ page }) => {
  await openPage(page, newerMega('click'))
  await icon(page, 2).press('Enter')
  expect(await pressKeys(page, 'Tab', 'Tab', 'Tab')).toEqual(['Zet', 'Trzy', 'Cztery'])
  await expectOpen(page)
  await icon(page, 4).press('Enter')
  expect(await pressKeys(page, 'Tab', 'Shift+Tab', 'Tab', 'Escape')).toEqual(['Ku', 'Otwórz Cztery', 'Ku', 'Otwórz Cztery'])
  await expectOpen(page)
})

test('where each item has a box of its own, a burger’s panel shows every content', async ({ page, problems }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, newerMega('hover').replaceAll(/href="\/\w\/"/g, 'href="#"'), true, {
    more: '.e-n-menu-content > div { position: static }',
  })
  await page.locator('.e-n-menu-toggle').click()
  for (const n of DROPDOWNS) {
    await icon(page, n).click()
    await expect(page.locator(`#c${n}`)).toBeVisible()
    await expect(page.locator('.e-n-menu-content > .e-active')).toHaveCount(1)
  }
  await linkNamed(page, 'Dwa').click()
  await expect(page.locator('#c2')).toBeVisible()
  await expect(page.locator('#c4')).toBeHidden()
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})
