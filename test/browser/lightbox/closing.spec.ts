import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { historyEntry } from '../own-page'
import { actionHref, builderPopup, popupCss } from '../popup/popups'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { closeByEscape, focusedName, GROUP, lightbox, openPage, waitUntilOpen } from './lightbox-pages'

/** Every way to close the lightbox. */
const CLOSINGS: [name: string, close: (page: Page) => Promise<unknown>][] = [
  ['Esc', (page) => page.keyboard.press('Escape')],
  ['the button', (page) => lightbox(page).getByRole('button', { name: 'Close (Esc)' }).click()],
  ['Enter on the button', (page) => lightbox(page).getByRole('button', { name: 'Close (Esc)' }).press('Enter')],
  ['Space on the button', (page) => lightbox(page).getByRole('button', { name: 'Close (Esc)' }).press(' ')],
  ['a click beside the picture', (page) => page.mouse.click(60, 700)],
  ['unmounting', (page) => page.evaluate(() => (window as unknown as { Skerry: { unmount(): void } }).Skerry.unmount())],
]
test('closed in any way, focus, scroll position, width and address of the page are as before; meanwhile the page was inert', async ({
  page,
  each,
}) => {
  await each(
    CLOSINGS,
    ([name]) => `closed by ${name}: focus, scroll position, width and address of the page are as before; meanwhile the page was inert`,
    async ([, close]) => {
      await openPage(page, `<p class="high"></p>${GROUP}<button id="other">x</button><p class="high"></p>`, { css: '.high{height:1500px}' })
      const link = page.locator('#b')
      await link.scrollIntoViewIfNeeded()
      const state = async () => [
        await historyEntry(page),
        ...(await page.evaluate(() => [scrollY, document.body.getBoundingClientRect().width, location.hash, document.activeElement?.id])),
      ]
      await link.focus()
      const before = await state()
      await link.click()
      await waitUntilOpen(page)
      expect((await state()).slice(0, 4)).toEqual(before.slice(0, 4))
      // Nothing behind the lightbox can be reached once it has been painted, not even by a script's focus().
      await expect(page.locator('#other[inert],[inert] #other')).toHaveCount(1)
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
      await expect(lightbox(page)).toHaveCount(0)
      await expect.poll(state).toEqual(before)
    },
  )
})

test('unmounting closes it and leaves the page as it was served', async ({ page }) => {
  await rememberServedMarkup(page)
  await openPage(page, GROUP)
  await page.locator('#a').click()
  await waitUntilOpen(page)
  expect(await unmountDifference(page)).toBe('')
})

test('Esc closes a lightbox that was opened in a popup, and leaves the popup open', async ({ page }) => {
  await openPage(
    page,
    `<a id="open-1" href="${actionHref('popup:open', { id: '1' })}">open</a>${builderPopup(1, {}, '<a id="in" href="a.jpg">picture</a>')}`,
    { css: popupCss },
  )
  await page.locator('#open-1').click()
  await page.locator('.elementor-popup-modal #in').click()
  await waitUntilOpen(page)
  await closeByEscape(page)
  await expect(page.locator('.elementor-popup-modal')).toBeVisible()
  expect(await focusedName(page)).toBe('in')
})
