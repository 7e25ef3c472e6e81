import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { pageWithPopup, popupCss, popupModal } from '../popup/popups'

test('scripts of the site find the globals, documents and instances of popups that they use', async ({ page }) => {
  await ownPage(page, pageWithPopup({ timing: [], classes: 'promo' }), popupCss)
  await page.evaluate('elementorProFrontend.modules.popup.showPopup({ id: 1 })')
  await expect(popupModal(page, 1)).toBeVisible()
  const facts = await page.evaluate(`(() => {
    const { popup } = elementorProFrontend.modules
    const instance = elementorFrontend.documentsManager.documents[1]
    const modal = instance.getModal()
    const facts = [popup.popupPopped, instance.getSettings('id'), instance.getDocumentSettings('classes'), modal.isVisible(), modal.getElements('widget')[0].id, instance.$element[0].isConnected]
    popup.closePopup({}, { target: document.querySelector('#field') })
    return facts
  })()`)
  expect(facts).toEqual([true, 1, 'promo', true, 'elementor-popup-modal-1', true])
  await expect(popupModal(page, 1)).toBeHidden()
  await expect(popupModal(page, 1)).toHaveClass(/elementor-popup-modal promo$/)
})
