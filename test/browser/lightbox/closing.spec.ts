import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { historyEntry } from '../own-page'
import { box, group, open, ready } from './lightboxes'

/** Every way out, and what is left: the focus where it was, the page in its place, nothing moved, the address untouched. */
const CLOSINGS: [name: string, close: (page: Page) => Promise<unknown>][] = [
  ['Esc', (page) => page.keyboard.press('Escape')],
  ['the button', (page) => box(page).getByRole('button', { name: 'Close (Esc)' }).click()],
  ['Enter on the button', (page) => box(page).getByRole('button', { name: 'Close (Esc)' }).press('Enter')],
  ['Space on the button', (page) => box(page).getByRole('button', { name: 'Close (Esc)' }).press(' ')],
  ['the empty place', (page) => page.mouse.click(60, 700)],
  ['unmounting', (page) => page.evaluate(() => (window as unknown as { Skerry: { unmount(): void } }).Skerry.unmount())],
]
for (const [name, close] of CLOSINGS)
  test(`closed by ${name}: focus, place and width of the page are as before, and behind it was inert`, async ({ page }) => {
    await open(page, `<p class="high"></p>${group}<button id="other">x</button><p class="high"></p>`, { css: '.high{height:1500px}' })
    const link = page.locator('#b')
    await link.scrollIntoViewIfNeeded()
    const state = async () => [
      await historyEntry(page),
      ...(await page.evaluate(() => [scrollY, document.body.getBoundingClientRect().width, location.hash, document.activeElement?.id])),
    ]
    await link.focus()
    const before = await state()
    await link.click()
    await ready(page)
    expect((await state()).slice(0, 4)).toEqual(before.slice(0, 4))
    // Nothing behind can be reached, by script's focus neither.
    expect(
      await page.evaluate(() => {
        document.getElementById('other')?.focus()
        return document.activeElement?.closest('dialog') !== null
      }),
    ).toBe(true)
    await page.mouse.wheel(0, 400)
    for (let i = 0; i < 9; i++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    await close(page)
    await expect(box(page)).toHaveCount(0)
    await expect.poll(state).toEqual(before)
  })
