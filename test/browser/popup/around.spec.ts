import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { built, css, modal, page1, stored } from './popups'

test.describe('a popup of the builder and the page around it', () => {
  test('the page keeps its place while it is locked', async ({ page }) => {
    for (const extra of ['', 'html { overflow-x: hidden }', 'body { overflow-x: hidden }', 'html, body { height: 100% }']) {
      await ownPage(page, page1({ timing: [], prevent_scroll: 'yes' }), css + extra)
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      await page.evaluate(() => document.querySelector<HTMLElement>('#open-1')?.click())
      await expect(modal(page, 1)).toBeVisible()
      await expect(page.locator('body')).toHaveClass(/dialog-prevent-scroll/)
      await page.mouse.move(20, 20)
      await page.mouse.wheel(0, 500)
      await page.waitForTimeout(100)
      expect(await page.evaluate(() => scrollY), extra).toBe(700)
      await page.keyboard.press('Escape')
      await expect(modal(page, 1)).toBeHidden()
      expect(await page.evaluate(() => [scrollY, document.body.style.cssText]), extra).toEqual([700, ''])
    }
  })

  test('site scripts find what they know: globals, documents, instances', async ({ page }) => {
    await ownPage(page, page1({ timing: [], classes: 'promo' }), css)
    await page.evaluate('elementorProFrontend.modules.popup.showPopup({ id: 1 })')
    await expect(modal(page, 1)).toBeVisible()
    const facts = await page.evaluate(`(() => {
      const { popup } = elementorProFrontend.modules
      const instance = elementorFrontend.documentsManager.documents[1]
      const modal = instance.getModal()
      const facts = [popup.popupPopped, instance.getSettings('id'), instance.getDocumentSettings('classes'), modal.isVisible(), modal.getElements('widget')[0].id, instance.$element[0].isConnected]
      popup.closePopup({}, { target: document.querySelector('#field') })
      return facts
    })()`)
    expect(facts).toEqual([true, 1, 'promo', true, 'elementor-popup-modal-1', true])
    await expect(modal(page, 1)).toBeHidden()
    await expect(modal(page, 1)).toHaveClass(/elementor-popup-modal promo$/)
  })

  test('a form’s answer opens another popup at once, or closes its own after a second', async ({ page }) => {
    await ownPage(page, `${page1({ timing: [] }, '<h2>One</h2><form id="inner"></form>')}${built(2, { timing: [] }, '<h2>Two</h2>')}`, css)
    const success = (popup: object) =>
      page.evaluate(
        (detail) => document.getElementById('inner')?.dispatchEvent(new CustomEvent('skerry:form:success', { bubbles: true, detail })),
        { data: { popup } },
      )
    const conversionChunk = page.waitForResponse(/popup-conversion/)
    await page.locator('#open-1').click()
    await conversionChunk
    await expect(modal(page, 1)).toBeVisible()
    await success({ action: 'open', id: '2' })
    await expect(modal(page, 2)).toBeVisible()
    await success({ action: 'close', do_not_show_again: 'yes' })
    await expect(modal(page, 1)).toBeHidden()
    await expect(modal(page, 2)).toBeVisible()
    expect(await stored(page, 'popup_1_disable')).toBe(true)
  })

  test('a chunk that fails is said once, and the next click tries again', async ({ page, problems }) => {
    let isDown = true
    await page.route('**/chunks/popup-dialog-*', (route) => (isDown ? route.abort() : route.continue()))
    await ownPage(page, page1({ timing: [] }), css)
    await page.locator('#open-1').click()
    await expect.poll(() => problems().filter((p) => p.includes('Error in file')).length).toBe(1)
    // The first click asks twice, ahead and when it opens: let both be over, or the second one may still succeed.
    await page.waitForTimeout(500)
    await expect(modal(page, 1)).toBeHidden()
    isDown = false
    await page.locator('#open-1').click()
    await expect(modal(page, 1)).toBeVisible()
  })
})
