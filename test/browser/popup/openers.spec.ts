import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { builderPopup, openLink, pageWithPopup, popupCss, popupModal, requestedChunks } from './popups'

test.describe('a link or button that opens a popup', () => {
  const openers = `<main>${openLink(1)}<a id="plainly" href="#elementor-action:action=popup:open&settings=eyJpZCI6MX0=">x</a>
    <button id="hand" data-popup-open="h">h</button><button id="toggle" data-popup-toggle="h">t</button>
    <div id="box" data-popup-open="h">box</div><a id="close" href="#elementor-action%3Aaction%3Dpopup%3Aclose%26settings%3De30%3D">c</a><button id="other" data-popup-close>o</button></main>
    <section data-widget="popup" id="h" hidden><h2>H</h2></section>${builderPopup(1, { timing: [] }, '<h2>One</h2>')}`
  const ariaOf = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((el) => [el.getAttribute('aria-haspopup'), el.getAttribute('aria-expanded')])

  test('is announced as an openLink before its first use, even if it is added later', async ({ page }) => {
    await rememberServedMarkup(page)
    await ownPage(page, openers, popupCss)
    for (const id of ['open-1', 'plainly', 'hand', 'toggle']) await expect.poll(() => ariaOf(page, id), id).toEqual(['dialog', 'false'])
    for (const id of ['box', 'close', 'other']) expect(await ariaOf(page, id), id).toEqual([null, null])
    await page.locator('#hand').click()
    await expect.poll(() => ariaOf(page, 'hand')).toEqual(['dialog', 'true'])
    await page.keyboard.press('Escape')
    await expect.poll(() => ariaOf(page, 'hand')).toEqual(['dialog', 'false'])
    await page.evaluate(() => {
      const late = Object.assign(document.createElement('button'), { id: 'late', textContent: 'late' })
      late.dataset.popupOpen = 'h'
      document.querySelector('main')?.append(late)
    })
    await expect.poll(() => ariaOf(page, 'late')).toEqual(['dialog', 'false'])
    await page.locator('#late').evaluate((el) => el.remove())
    expect(await unmountDifference(page)).toBe('')
  })

  for (const way of ['hover', 'focus'] as const)
    test(`loads the dialog’s code on ${way}`, async ({ page, problems }) => {
      const chunks = requestedChunks(page)
      await ownPage(page, openers, popupCss)
      await expect.poll(() => ariaOf(page, 'open-1')).toEqual(['dialog', 'false'])
      expect(chunks()).toEqual([])
      await page.locator('#hand')[way]()
      await expect.poll(() => chunks().sort()).toEqual(['compat-popup-dialog', 'texts-pl'])
      await page.locator('#open-1')[way]()
      await expect.poll(() => chunks().sort()).toEqual(['compat-popup-dialog', 'popups-actions-run', 'texts-pl'])
      await expect(page.locator('dialog')).toHaveCount(0)
      expect(problems()).toEqual([])
    })

  test('works at the next try when the dialog’s code could not be loaded at hover', async ({ page, problems }) => {
    let isDown = true
    await page.route('**/chunks/*', (route) => (isDown ? route.abort() : route.continue()))
    await ownPage(page, openers, popupCss)
    // A pointer that is there already does not come.
    await expect.poll(() => ariaOf(page, 'hand')).toEqual(['dialog', 'false'])
    await page.locator('#hand').hover()
    await expect.poll(() => problems().filter((p) => p.includes('Error in file')).length).toBeGreaterThan(0)
    isDown = false
    await page.locator('#hand').click()
    await expect(page.locator('dialog')).toBeVisible()
    expect(problems('Error in file', 'ERR_FAILED', 'its folder chunks')).toEqual([])
  })

  test('works at the next click when the dialog’s code could not be loaded, which is reported once', async ({ page, problems }) => {
    let isDown = true
    let pending = 0
    page.on('request', () => pending++)
    for (const end of ['requestfailed', 'requestfinished'] as const) page.on(end as 'requestfailed', () => pending--)
    await page.route('**/chunks/compat-popup-dialog-*', (route) => (isDown ? route.abort() : route.continue()))
    await ownPage(page, pageWithPopup({ timing: [] }), popupCss)
    const actionChunk = page.waitForResponse(/popups-actions-run/)
    await page.locator('#open-1').click()
    await expect.poll(() => problems().filter((p) => p.includes('Error in file')).length).toBe(1)
    // The click requests the chunk twice, for prefetching and for its action: both must fail, or the second could still succeed.
    await actionChunk
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect.poll(() => pending).toBe(0)
    await expect(popupModal(page, 1)).toBeHidden()
    isDown = false
    await page.locator('#open-1').click()
    await expect(popupModal(page, 1)).toBeVisible()
  })
})
