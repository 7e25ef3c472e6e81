import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { unmount } from '../unmount'
import {
  builderPopup,
  expectPopupEvents,
  focusedElement,
  neverAgainLink,
  openLink,
  pageWithPopup,
  popupCss,
  popupModal,
  recordPopupEvents,
  stored,
  takePopupEvents,
  triggersHaveRun,
} from './popups'

test.describe('a popup of the builder', () => {
  test('closes at a click on the overlay, but not at a press that began inside', async ({ page }) => {
    await ownPage(page, pageWithPopup({ timing: [] }), popupCss)
    await page.locator('#open-1').click()
    const box = await page.locator('.dialog-message').boundingBox()
    if (!box) throw new Error('no box')
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(20, 20)
    await page.mouse.up()
    await expect(popupModal(page, 1)).toBeVisible()
    await page.mouse.click(20, 20)
    await expect(popupModal(page, 1)).toBeHidden()
  })

  test('closes at Escape only when it is the topmost, and stays open at a click in the popup above it', async ({ page }) => {
    const inner = `<h2>One</h2>${openLink(2)}`
    await ownPage(
      page,
      `${pageWithPopup({ timing: [] }, inner)}${builderPopup(2, { timing: [] }, '<h2>Two</h2><p id="two">x</p>')}`,
      popupCss,
    )
    await page.locator('#open-1').click()
    await page.locator('#open-2').click()
    await page.locator('#two').click()
    await expect(popupModal(page, 1)).toBeVisible()
    await expect(popupModal(page, 2)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 2)).toBeHidden()
    await expect(popupModal(page, 1)).toBeVisible()
    expect(await focusedElement(page)).toBe('open-2')
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 1)).toBeHidden()
  })

  test('tells listeners, counters and analytics when the browser closes it by itself', async ({ page }) => {
    await recordPopupEvents(page)
    await ownPage(
      page,
      pageWithPopup({ timing: { times_count: 'close' } }),
      popupCss,
      '<script defer data-datalayer="on" src="/skerry.js"></script>',
    )
    const closedEntries = () =>
      page.evaluate(
        () => (window as unknown as { dataLayer?: { popup_action: string }[] }).dataLayer?.map((entry) => entry.popup_action) ?? [],
      )
    for (const times of [1, 2]) {
      await page.locator('#open-1').click()
      await expect.poll(() => closedEntries().then((actions) => actions.length)).toBe(2 * times - 1)
      await takePopupEvents(page)
      // Like Android's back gesture if the visitor has not touched the popup.
      await popupModal(page, 1).evaluate((dialog: HTMLDialogElement) => dialog.close())
      await expect(popupModal(page, 1)).toBeHidden()
      await expectPopupEvents(page, ['hide:esc', 'hide 1', 'hidden:esc'])
      expect(await stored(page, 'popup_1_times')).toBe(times)
      expect(await closedEntries()).toEqual(Array.from({ length: times }, () => ['shown', 'closed']).flat())
    }
  })

  test('closes on an Escape pressed before it is visible', async ({ page }) => {
    await recordPopupEvents(page)
    await ownPage(page, pageWithPopup({ timing: [] }), popupCss)
    await page.locator('#open-1').click()
    await expect(popupModal(page, 1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 1)).toBeHidden()
    await takePopupEvents(page)
    const isSeen = page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          const press = () => {
            for (const type of ['keydown', 'keyup']) document.body.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true }))
          }
          document.addEventListener('skerry:popup:show', () =>
            queueMicrotask(() => {
              done(document.getElementById('elementor-popup-modal-1')?.style.display !== 'none')
              press()
            }),
          )
          document.getElementById('open-1')?.click()
        }),
    )
    expect(await isSeen).toBe(false)
    await expect(popupModal(page, 1)).toBeHidden()
    await expect.poll(() => takePopupEvents(page)).toContain('hidden:esc')
  })

  test('that is open when the page is unmounted counts as closed for scripts and analytics', async ({ page }) => {
    await recordPopupEvents(page)
    await ownPage(page, pageWithPopup({ timing: [] }), popupCss, '<script defer data-datalayer="on" src="/skerry.js"></script>')
    const actions = () =>
      page.evaluate(
        () => (window as unknown as { dataLayer?: { popup_action: string }[] }).dataLayer?.map((entry) => entry.popup_action) ?? [],
      )
    await page.locator('#open-1').click()
    await expect.poll(actions).toEqual(['shown'])
    await takePopupEvents(page)
    await unmount(page)
    expect(await takePopupEvents(page)).toEqual(['hide:api', 'hide 1', 'hidden:api'])
    expect(await actions()).toEqual(['shown', 'closed'])
  })

  test('closes only by its button when Escape and overlay are switched off', async ({ page }) => {
    await ownPage(page, pageWithPopup({ timing: [], prevent_close_on_background_click: 'yes', prevent_close_on_esc_key: 'yes' }), popupCss)
    await page.locator('#open-1').click()
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape')
    await page.mouse.click(20, 20)
    await expect(popupModal(page, 1)).toBeVisible()
    await page.locator('.dialog-close-button').click()
    await expect(popupModal(page, 1)).toBeHidden()
  })

  test('stays until its exit animation ends, and closes at once with reduced motion', async ({ page }) => {
    const settings = { timing: [], exit_animation: 'fadeIn', entrance_animation_duration: { size: 30 } }
    await ownPage(page, pageWithPopup(settings), popupCss)
    const classes = page.evaluate(
      () =>
        new Promise((done) =>
          window.addEventListener('elementor/popup/hide', () => done(document.querySelector('.dialog-widget-content')?.className)),
        ),
    )
    await page.locator('#open-1').click()
    await expect(popupModal(page, 1)).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await classes).toMatch(/ fadeIn reverse$/)
    // Long before the 30 seconds, as the animation itself has ended.
    await expect(popupModal(page, 1)).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.locator('#open-1').click()
    await expect(popupModal(page, 1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popupModal(page, 1)).toBeHidden()
    await expect(page.locator('.dialog-widget-content')).not.toHaveClass(/fadeIn/)
  })

  test('its opener is collapsed as soon as it starts closing', async ({ page }) => {
    const settings = { timing: [], exit_animation: 'slow', entrance_animation_duration: { size: 30 } }
    await ownPage(
      page,
      pageWithPopup(settings),
      `${popupCss} .slow.reverse { animation: slow 30s } @keyframes slow { from { opacity: 0.5 } }`,
    )
    await page.locator('#open-1').click()
    await expect(page.locator('#open-1')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(page.locator('.dialog-widget-content')).toHaveClass(/reverse/)
    await expect(page.locator('#open-1')).toHaveAttribute('aria-expanded', 'false')
    await expect(popupModal(page, 1)).toBeVisible()
  })

  test('stays closed after “never again”, whatever tries to open it', async ({ page }) => {
    await ownPage(page, pageWithPopup({ timing: [], open_selector: '#plain' }, neverAgainLink), popupCss)
    await page.locator('#open-1').click()
    await page.locator('#never').click()
    await expect(popupModal(page, 1)).toBeHidden()
    expect(await stored(page, 'popup_1_disable')).toBe(true)
    await page.locator('#plain').click()
    await page.locator('#open-1').click()
    await triggersHaveRun(page)
    await expect(popupModal(page, 1)).toBeHidden()
  })
})
