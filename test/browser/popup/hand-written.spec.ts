import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { expectPopupEvents, focusedElement, recordPopupEvents, stored, triggersHaveRun } from './popups'

test.describe('a hand-written popup', () => {
  const hand = (settings: object, attributes = '') =>
    `<main><button id="op" data-popup-open="summer">open</button><a id="link" href="/elsewhere" data-popup-toggle="summer">toggle</a><p>page</p>
    <section data-widget="popup" id="summer" hidden ${attributes} data-settings='${JSON.stringify(settings)}'><h2>Lato</h2><input id="name"><button id="no" data-popup-close>no</button>
    <button id="yes" data-popup-convert>yes</button></section><p>after</p></main>`
  const head = '<script defer src="/skerry.js" data-datalayer="on"></script><link rel="stylesheet" href="/skerry.css">'
  const dialog = (page: Page) => page.locator('dialog.skerry-popup')

  test('keeps its nodes and what was typed, and returns to its place when it closes', async ({ page, problems }) => {
    await rememberServedMarkup(page)
    await recordPopupEvents(page)
    await ownPage(page, hand({ overlay: 'yes', position: 'bottom right' }), '', head)
    await page.evaluate(() => Object.assign(window, { node: document.getElementById('name') }))
    await page.locator('#op').click()
    await expect(page.getByRole('dialog', { name: 'Lato' })).toBeVisible()
    await expect(dialog(page)).toHaveAttribute('data-position', 'bottom right')
    await page.locator('#name').fill('abc')
    await page.locator('#no').click()
    await expect(dialog(page)).toBeHidden()
    expect(await page.evaluate(() => document.querySelector('main > section + p')?.textContent)).toBe('after')
    expect(await focusedElement(page)).toBe('op')
    await page.locator('#link').click()
    await expect(page.locator('#name')).toHaveValue('abc')
    expect(await page.evaluate(() => (window as unknown as { node: Node }).node === document.getElementById('name'))).toBe(true)
    expect(page.url()).toContain('/own/')
    await expectPopupEvents(page, ['show:link', 'shown:link', 'hide:link', 'hidden:link', 'show:link', 'shown:link'])
    expect(problems()).toEqual([])
    expect(await unmountDifference(page)).toBe('')
  })

  test('that is opened again while open keeps its scroll position, and returns the focus to where it was at first', async ({ page }) => {
    await ownPage(page, hand({ prevent_scroll: 'yes' }), '#name { display: block; margin-top: 3000px }', head)
    await page.locator('#op').focus()
    const open = () =>
      page.evaluate(() => {
        const shown = new Promise((done) =>
          document.addEventListener('skerry:popup:shown', () => requestAnimationFrame(done), { once: true }),
        )
        ;(window as unknown as { Skerry: { popup: { show: (id: string) => void } } }).Skerry.popup.show('summer')
        return shown
      })
    await open()
    await page.locator('#name').focus()
    const place = () => dialog(page).evaluate((el) => [el, ...el.querySelectorAll('*')].map(({ scrollTop }) => scrollTop).filter(Boolean))
    const before = await place()
    expect(before[0]).toBeGreaterThan(500)
    await open()
    expect(await place()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect(await focusedElement(page)).toBe('op')
  })

  test('reports to the data layer, and stores the conversion', async ({ page }) => {
    await ownPage(page, hand({}, 'data-popup-version="2"'), '', head)
    await page.locator('#op').click()
    await page.locator('#yes').click()
    await expect.poll(() => stored(page, 'popup_summer_v2_converted')).toBe(true)
    await page.keyboard.press('Escape')
    const layer = () => page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer)
    await expect.poll(layer).toEqual([
      { event: 'skerry_popup', popup_id: 'summer', popup_action: 'shown', reason: 'link' },
      { event: 'skerry_popup', popup_id: 'summer', popup_action: 'converted' },
      { event: 'skerry_popup', popup_id: 'summer', popup_action: 'closed', reason: 'esc' },
    ])
    expect(await stored(page, 'popup_summer_v2_times')).toBe(1)
  })

  test('gets the focus without a ring when it opens by itself, while its controls show theirs', async ({ page }) => {
    await ownPage(page, hand({ triggers: { page_load: 'yes' } }), '', head)
    await expect(dialog(page)).toBeFocused()
    await page.keyboard.press('Shift')
    await expect(dialog(page)).toHaveCSS('outline-style', 'none')
    await page.keyboard.press('Tab')
    await expect(dialog(page).locator(':focus-visible')).not.toHaveCSS('outline-style', 'none')
  })

  test('has a close button in the language of its content', async ({ page }) => {
    for (const [lang, name] of [
      ['', 'Zamknij'],
      ['lang="en-GB"', 'Close'],
    ]) {
      await ownPage(page, hand({}, lang), '', head)
      await page.locator('#op').click()
      await expect(dialog(page).locator('.dialog-close-button')).toHaveAccessibleName(name as string)
    }
  })

  test('takes no focus as a card without overlay, and leaves the page usable', async ({ page }) => {
    await ownPage(page, hand({ overlay: 'no', prevent_close_on_background_click: 'yes', close_button: 'no' }), '', head)
    await page.locator('#op').click()
    await expect(page.locator('#op')).toHaveAttribute('aria-expanded', 'true')
    expect(await focusedElement(page)).toBe('op')
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'false')
    await expect(page.locator('.dialog-close-button')).toHaveCount(0)
    await page.locator('main > p').first().click()
    await expect(dialog(page)).toBeVisible()
  })

  test('stays closed when the page prevents its opening; an unknown id is reported once', async ({ page, problems }) => {
    await ownPage(page, `${hand({})}<button id="nope" data-popup-open="nope">x</button>`, '', head)
    await page.evaluate(() => document.addEventListener('skerry:popup:show', (e) => e.preventDefault(), { once: true }))
    await page.locator('#op').click()
    await triggersHaveRun(page)
    await expect(dialog(page)).toBeHidden()
    await page.locator('#nope').click()
    await page.locator('#nope').click()
    await expect.poll(() => problems()).toHaveLength(1)
    expect(problems()[0]).toContain('none has the id nope')
    await page.locator('#op').click()
    await expect(dialog(page)).toBeVisible()
  })
})
