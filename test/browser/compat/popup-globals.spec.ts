import { show } from '../embed/embeds'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { builderPopup, pageWithPopup, popupCss, popupModal, requestedChunks } from '../popup/popups'

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

type Frontend = { documentsManager: { documents: Record<number, object> } }
const inner =
  '<div class="elementor-element" data-element_type="widget" data-widget_type="heading.default" data-id="in1"><h2>One</h2></div>'

test('without jQuery a popup tells native listeners, and what only add-ons use is loaded once a script registers something', async ({
  page,
  problems,
}) => {
  const requested = requestedChunks(page)
  const chunks = () => requested().filter((name) => !name.startsWith('texts-'))
  await page.addInitScript(() => {
    const calls: unknown[] = []
    Object.assign(window, { calls })
    for (const name of ['elementor/popup/show', 'elementor/popup/hide', 'elementor/frontend/init'])
      window.addEventListener(name, (event) => {
        const { detail } = event as CustomEvent<{ id: number; instance: object } | null>
        calls.push([
          name,
          detail?.id,
          detail &&
            detail.instance === (window as unknown as { elementorFrontend: Frontend }).elementorFrontend.documentsManager.documents[1],
        ])
      })
  })
  const takeCalls = () => page.evaluate(() => (window as unknown as { calls: unknown[] }).calls.splice(0))
  await ownPage(page, `<main class="elementor"></main>${builderPopup(1, { timing: [] }, inner)}`, popupCss)
  await expect.poll(takeCalls).toEqual([['elementor/frontend/init', undefined, null]])
  const open = async () => {
    await page.evaluate('elementorProFrontend.modules.popup.showPopup({ id: 1 })')
    await expect(popupModal(page, 1)).toBeVisible()
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 1)).toBeHidden()
  }
  await open()
  await close()
  expect(await takeCalls()).toEqual([
    ['elementor/popup/show', 1, true],
    ['elementor/popup/hide', 1, true],
  ])
  expect(chunks()).toEqual(['compat-popup-dialog'])

  await page.evaluate(
    `elementorFrontend.hooks.addAction('frontend/element_ready/heading.default', ($scope) => calls.push($scope[0].dataset.id))`,
  )
  await expect.poll(chunks).toEqual(['compat-popup-dialog', 'compat-full'])
  await expect.poll(() => page.evaluate('typeof elementorModules')).toBe('object')
  await open()
  await expect.poll(takeCalls).toEqual([['elementor/popup/show', 1, true], 'in1'])
  expect(problems()).toEqual([])
})

test('a builder’s popup has the builder’s markup also after a page that had opened a hand-written one', async ({
  page,
  site,
  problems,
}) => {
  await show(page, site.url, {
    content: `<style>${popupCss}</style><button data-popup-open="h">h</button><section data-widget="popup" id="h" hidden><h2>H</h2></section>`,
  })
  await page.locator('button').click()
  await expect(page.locator('dialog.skerry-popup')).toBeVisible()
  await page.evaluate(
    (html) => {
      document.dispatchEvent(new Event('turbo:before-render'))
      const next = document.createElement('body')
      next.innerHTML = html
      document.body.replaceWith(next)
      document.dispatchEvent(new Event('turbo:render'))
    },
    `<main class="elementor"></main>${builderPopup(1, { timing: [] }, inner)}`,
  )
  await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'desktop')
  await page.evaluate('Skerry.popup.show("1")')
  await expect(page.locator('dialog')).toBeVisible()
  await expect(popupModal(page, 1)).toBeVisible()
  expect(problems()).toEqual([])
})
