import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { builderPopup, pageWithPopup, popupCss, popupModal, requestedChunks, stored, triggersHaveRun } from './popups'

test.describe('a form of the page', () => {
  const body = `<main><form id="contact"><input name="target"></form></main>${builderPopup(1, { timing: [] }, '<h2>One</h2>')}`
  const success = `document.getElementById('contact').dispatchEvent(new CustomEvent('skerry:form:success', { bubbles: true, detail: { data: { popup: { action: 'open', id: '1' } } } }))`

  test('opens a popup on its first response, before any other popup', async ({ page, problems }) => {
    const chunks = requestedChunks(page)
    await ownPage(page, body, popupCss)
    expect(chunks()).not.toContain('popups-conversion')
    await page.evaluate(success)
    await expect(popupModal(page, 1)).toBeVisible()
    expect(chunks()).toContain('popups-conversion')
    expect(problems()).toEqual([])
  })

  test('opens nothing if its response names no popup', async ({ page, problems }) => {
    await ownPage(page, body, popupCss)
    const conversionChunk = page.waitForResponse(/popups-conversion/)
    for (const detail of ['undefined', '{}', '{ data: [] }', '{ data: { popup: null } }'])
      await page.evaluate(`document.dispatchEvent(new CustomEvent('skerry:form:success', { detail: ${detail} }))`)
    await conversionChunk
    await triggersHaveRun(page)
    await expect(page.locator('dialog')).toHaveCount(0)
    expect(problems()).toEqual([])
  })

  test('in a popup opens another popup at once on its response, or closes its own after a second', async ({ page }) => {
    await ownPage(
      page,
      `${pageWithPopup({ timing: [] }, '<h2>One</h2><form id="inner"></form>')}${builderPopup(2, { timing: [] }, '<h2>Two</h2>')}`,
      popupCss,
    )
    const success = (popup: object) =>
      page.evaluate(
        (detail) => document.getElementById('inner')?.dispatchEvent(new CustomEvent('skerry:form:success', { bubbles: true, detail })),
        { data: { popup } },
      )
    const conversionChunk = page.waitForResponse(/popups-conversion/)
    await page.locator('#open-1').click()
    await conversionChunk
    await expect(popupModal(page, 1)).toBeVisible()
    await success({ action: 'open', id: '2' })
    await expect(popupModal(page, 2)).toBeVisible()
    await success({ action: 'close', do_not_show_again: 'yes' })
    await expect(popupModal(page, 1)).toBeHidden()
    await expect(popupModal(page, 2)).toBeVisible()
    expect(await stored(page, 'popup_1_disable')).toBe(true)
  })
})
