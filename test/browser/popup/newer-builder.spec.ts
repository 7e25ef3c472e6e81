import { expect, test } from '../harness'
import { DIALOG_RULES, DRAWER, FILE, LAID_OUT, layout, open, openNewerPage, POPUP_RULES } from './newer-builder-pages'
import { builderPopup, openLink, popupModal } from './popups'

test.describe('a popup of a builder whose own script fetches the rules of dialogs', () => {
  test('if the page has the rules, nothing is requested', async ({ page, problems }) => {
    const { conditional } = await openNewerPage(page, { css: DIALOG_RULES + POPUP_RULES + DRAWER, file: '' })
    await open(page)
    expect(await layout(page)).toEqual(LAID_OUT)
    expect(conditional()).toEqual([])
    expect(problems()).toEqual([])
  })

  test('if not, their file is loaded once, before the popup shows', async ({ page, problems }) => {
    const { conditional } = await openNewerPage(page)
    let answer = () => {}
    await page.route('**/conditionals/dialog*', (route) => {
      answer = () => void route.fulfill({ contentType: 'text/css', body: DIALOG_RULES })
    })
    const requested = page.waitForRequest(`**${FILE}`)
    await page.locator('#open-1').click()
    await requested
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect(page.locator('dialog')).toHaveCount(0)
    answer()
    await expect(popupModal(page, 1)).toBeVisible()
    expect(await layout(page)).toEqual(LAID_OUT)
    // The file's own values, not ours.
    expect(await popupModal(page, 1).evaluate((el) => getComputedStyle(el).zIndex)).toBe('9998')
    await page.keyboard.press('Escape')
    await open(page)
    expect(await page.locator('link[href*="conditionals"]').count()).toBe(1)
    expect(conditional()).toEqual([])
    expect(problems()).toEqual([])
  })

  test('if the file is missing, our own rules lay it out', async ({ page, problems }) => {
    const { conditional } = await openNewerPage(page)
    await open(page)
    expect(await layout(page)).toEqual(LAID_OUT)
    expect(conditional()).toEqual([FILE])
    await page.keyboard.press('Escape')
    await open(page)
    expect(conditional()).toEqual([FILE])
    expect(problems('404')).toEqual([])
  })

  test('a file that never arrives delays the popup for two seconds at most', async ({ page }) => {
    await page.clock.install()
    await openNewerPage(page)
    await page.route('**/conditionals/dialog*', () => {})
    const requested = page.waitForRequest(`**${FILE}`)
    await page.locator('#open-1').click()
    await requested
    // The installed clock also runs by itself: this leaves the machine a second.
    await page.clock.runFor(1000)
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(popupModal(page, 1)).toBeVisible()
    expect(await layout(page)).toEqual(LAID_OUT)
  })

  test('without any rules for popups, it is in the middle with its close button, and the page behind stays usable', async ({
    page,
    problems,
  }) => {
    await openNewerPage(page, { css: '', config: false })
    await open(page)
    const { position, root, content, closeButton } = await layout(page)
    expect({ position, root }).toEqual({ position: 'fixed', root: [0, 0, 1280, 800] })
    const [left = 0, top = 0, right = 0, bottom = 0] = content
    expect([left + right, right - left]).toEqual([1280, 640])
    expect(Math.abs(top + bottom - 800)).toBeLessThan(3)
    expect(closeButton).toEqual(['absolute', right - 20, top + 20])
    // Only the missing stylesheet says that it has an overlay.
    await page.mouse.click(10, 700)
    await expect(popupModal(page, 1)).toBeHidden()
    await open(page)
    await popupModal(page, 1).getByRole('button').click()
    await expect(popupModal(page, 1)).toBeHidden()
    expect(problems()).toEqual([])
  })

  test('without any rules for popups, an entrance plays if the page has its keyframes, and the popup is visible afterwards', async ({
    page,
    problems,
  }) => {
    const settings = { entrance_animation: 'fadeIn', entrance_animation_duration: { unit: 'px', size: 0.3, sizes: [] } }
    await openNewerPage(page, {
      css: '@keyframes fadeIn { from { opacity: 0 } } .fadeIn { animation-name: fadeIn } .animated { animation-duration: .3s }',
      config: false,
      body: `<main>${openLink(1)}</main>${builderPopup(1, settings, '<h2>Menu</h2>')}`,
    })
    const started = page.evaluate(
      () =>
        new Promise<string>((done) =>
          document.addEventListener('animationstart', (event) => done(`${event.animationName} ${(event.target as Element).className}`)),
        ),
    )
    await open(page)
    expect(await started).toMatch(/^fadeIn .*\bdialog-widget-content\b.*\bfadeIn\b/)
    const content = popupModal(page, 1).locator('.dialog-widget-content')
    await expect.poll(() => content.evaluate((el) => [el.getAnimations().length, getComputedStyle(el).opacity])).toEqual([0, '1'])
    await expect(popupModal(page, 1).getByRole('heading')).toBeVisible()
    expect(problems()).toEqual([])
  })

  for (const [position, place] of [
    ['inside', 'in the corner of its content'],
    ['outside', 'in the corner of the window'],
  ])
    test(`without any rules for popups, a close button set to ${position} is ${place}`, async ({ page }) => {
      const settings = position === 'outside' ? { close_button_position: 'outside' } : {}
      await openNewerPage(page, {
        css: '',
        config: false,
        body: `<main>${openLink(1)}</main>${builderPopup(1, settings, '<h2>Menu</h2>')}`,
      })
      await open(page)
      const { content, closeButton } = await layout(page)
      const [left = 0, top = 0, right = 0] = content
      expect(closeButton).toEqual(position === 'outside' ? ['absolute', 1260, 20] : ['absolute', right - 20, top + 20])
      expect(left + right).toBe(1280)
      await popupModal(page, 1).getByRole('button').click()
      await expect(popupModal(page, 1)).toBeHidden()
    })

  test('a button set to outside is in the window’s corner', async ({ page }) => {
    const settings = { close_button_position: 'outside' }
    await openNewerPage(page, {
      css: POPUP_RULES + DRAWER.replace('flex-end', 'flex-start'),
      body: `<main>${openLink(1)}</main>${builderPopup(1, settings, '<h2>Menu</h2>')}`,
    })
    await open(page)
    expect(await layout(page)).toEqual({ ...LAID_OUT, content: [0, 0, 300, 800], message: [0, 0, 300, 800] })
  })

  test('without an overlay the page stays in use', async ({ page }) => {
    await openNewerPage(page, {
      css: `${POPUP_RULES}#elementor-popup-modal-1 { justify-content: flex-end; align-items: flex-end }`,
      body: `<main><button id="plain">plain</button>${openLink(1)}</main>${builderPopup(1, { prevent_close_on_background_click: 'yes' }, '<h2>Menu</h2>')}`,
    })
    await open(page)
    await page.locator('#plain').click()
    const { position, content } = await layout(page)
    expect([position, content[2], content[3]]).toEqual(['fixed', 1280, 800])
  })
})
