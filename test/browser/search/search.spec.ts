import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { formsMounted } from '../form/form-pages'
import { expect, test } from '../harness'
import { failChunk, holdChunk } from '../hold-chunk'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference, waitingIslands } from '../unmount'

const CSS = `.elementor-search-form__container:not(.elementor-search-form--full-screen) { position: absolute; visibility: hidden }
  .elementor-search-form--full-screen { position: fixed; inset: 0; display: flex; padding: 3rem; background: #fff } .dialog-close-button { width: 2rem; height: 2rem }`
/** The builder's search form (contract loops §13). */
const searchForm = (skin: string) =>
  `<div class="elementor-element elementor-widget elementor-search-form--skin-${skin}" data-element_type="widget" data-widget_type="search-form.default" data-settings='{"skin":"${skin}"}'><div class="elementor-widget-container"><search role="search"><form class="elementor-search-form" action="/own/" method="get">${
    skin === 'full_screen' ? '<div class="elementor-search-form__toggle" tabindex="0" role="button"><span>Open search</span></div>' : ''
  }<div class="elementor-search-form__container"><label for="s-${skin}">Find</label>${
    skin === 'minimal' ? '<div class="elementor-search-form__icon">o</div>' : ''
  }<input id="s-${skin}" class="elementor-search-form__input" type="search" name="s">${
    skin === 'full_screen'
      ? '<div class="dialog-lightbox-close-button dialog-close-button" role="button" tabindex="0" aria-label="Shut">x</div>'
      : ''
  }</div></form></search></div></div>`
const page1 = (body: string) => `<main><h1>t</h1>${body}</main>`

test("the builder's full-screen search opens by its toggle, keeps the focus, closes by Escape, its button and a press beside it, and is restored", async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await ownPage(page, page1(searchForm('full_screen')), CSS)
  await formsMounted(page)
  const toggle = page.getByRole('button', { name: 'Open search' })
  const panel = page.locator('.elementor-search-form__container')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await toggle.press('Enter')
  await expect(panel).toHaveClass(/elementor-search-form--full-screen elementor-lightbox/)
  await expect(page.getByRole('dialog', { name: 'Szukaj' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Shut' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Shut' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toggle).toBeFocused()
  await expect(panel).not.toHaveClass(/full-screen/)
  await toggle.click()
  await page.getByRole('searchbox').click()
  await expect(panel).toHaveClass(/full-screen/)
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await toggle.click()
  await panel.click({ position: { x: 5, y: 5 } })
  await expect(panel).not.toHaveClass(/full-screen/)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test.describe('as the first that happens on a page', () => {
  test.use({ hasTouch: true, isInUse: false })
  const openUnused = async (page: Page, skin: string) => {
    const held = await holdChunk(page, 'search')
    await ownPage(page, page1(searchForm(skin)), skin === 'minimal' ? '' : CSS)
    await expect.poll(() => waitingIslands(page)).toEqual(['search waiting'])
    return held
  }
  test('a tap on the toggle opens the full-screen search', async ({ page }) => {
    const held = await openUnused(page, 'full_screen')
    await page.getByRole('button', { name: 'Open search' }).tap()
    await held.requested
    await held.release()
    await expect(page.getByRole('dialog', { name: 'Szukaj' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
  test('keys open the full-screen search', async ({ page }) => {
    const held = await openUnused(page, 'full_screen')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await held.requested
    await held.release()
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
  test('a tap on the icon of a minimal search focuses its field', async ({ page }) => {
    const held = await openUnused(page, 'minimal')
    await page.locator('.elementor-search-form__icon').tap()
    await held.requested
    await held.release()
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
})

test('the full-screen search opens and takes the focus before what makes it a dialog has loaded, and without it', async ({ page }) => {
  const held = await holdChunk(page, 'search-dialog')
  await ownPage(page, page1(searchForm('full_screen')), CSS)
  await formsMounted(page)
  const [toggle, field, shut] = [
    page.locator('.elementor-search-form__toggle'),
    page.getByRole('searchbox'),
    page.getByRole('button', { name: 'Shut' }),
  ]
  await toggle.click()
  await held.requested
  await expect(field).toBeFocused()
  await shut.click()
  await expect(field).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await page.locator('.elementor-search-form__container').click({ position: { x: 5, y: 5 } })
  await expect(field).toBeHidden()
  await toggle.click()
  await page.keyboard.type('foo')
  await held.release()
  await expect(page.getByRole('dialog', { name: 'Szukaj' })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('foo')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(toggle).toBeFocused()
  await failChunk(page, 'search-dialog')
  await ownPage(page, page1(searchForm('full_screen')), CSS)
  await formsMounted(page)
  await toggle.click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/own/?s=')
})

test('a classic and a minimal search mark their form while it has the focus', async ({ page }) => {
  await ownPage(page, page1(searchForm('classic') + searchForm('minimal')))
  await formsMounted(page)
  const forms = page.locator('form')
  await page.locator('#s-classic').focus()
  await expect(forms.nth(0)).toHaveClass(/elementor-search-form--focus/)
  await page.locator('.elementor-search-form__icon').click()
  await expect(page.locator('#s-minimal')).toBeFocused()
  await expect(forms.nth(0)).not.toHaveClass(/elementor-search-form--focus/)
  await expect(forms.nth(1)).toHaveClass(/elementor-search-form--focus/)
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/own/?s=x')
})

test('a hand-written search opens over the page', async ({ page }) => {
  await rememberServedMarkup(page)
  await page.goto('/pages/form.html')
  await formsMounted(page)
  const toggle = page.locator('[data-search-toggle]')
  await expect(page.locator('[data-search-panel]')).toBeHidden()
  await toggle.click()
  await expect(page.getByRole('searchbox', { name: 'What are you looking for?' })).toBeFocused()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await expect(page.locator('[data-search-panel]')).toBeHidden()
  expect(await unmountDifference(page)).toBe('')
})

test('two full-screen searches of a page are independent of each other', async ({ page }) => {
  const body = searchForm('full_screen')
  await ownPage(page, page1(body + body.replaceAll('s-full_screen', 's-second').replace('Open search', 'Open second')), CSS)
  await formsMounted(page)
  const panels = page.locator('.elementor-search-form__container')
  await page.getByRole('button', { name: 'Open second' }).click()
  await expect(panels.nth(1)).toHaveClass(/full-screen/)
  await expect(panels.nth(0)).not.toHaveClass(/full-screen/)
  await page.keyboard.press('Escape')
  await expect(panels.nth(1)).not.toHaveClass(/full-screen/)
  await expect(page.getByRole('button', { name: 'Open second' })).toBeFocused()
})
