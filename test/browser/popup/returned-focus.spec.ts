import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { shows, showsNone } from '../security/form-names'
import { frames } from '../settled'
import { builderPopup, focusedElement, popupCss, popupModal } from './popups'

const head =
  '<meta name="viewport" content="width=device-width"><script defer src="/skerry.js"></script><link rel="stylesheet" href="/skerry.css">'
const popup = '<section data-widget="popup" id="p" hidden><h2>Text</h2><button type="button">a</button></section>'
const hide = (page: Page, selector: string) =>
  page.evaluate((css) => {
    ;(document.querySelector(css) as HTMLElement).style.display = 'none'
  }, selector)

test('a popup gives the focus back to its button, even after a click on the button’s sprite icon', async ({ page }) => {
  const icon = '<svg id="icon" width="40" height="40"><use href="#sign"/></svg>'
  const sprite = '<svg hidden><symbol id="sign" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></symbol></svg>'
  await ownPage(
    page,
    `${sprite}<nav><a href="/" id="home">Home</a><button id="opener" type="button" aria-label="Open" data-popup-open="p">${icon}</button></nav>${popup}`,
    popupCss,
    head,
  )
  await page.locator('#icon').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('#opener')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await focusedElement(page)).toBe('opener')
})

test('if a form is removed while its popup is open, the focus goes nearby, whatever its fields are called, and never to the top of the page', async ({
  page,
}) => {
  const form = '<form><input name="parentElement" aria-label="a"><button id="opener" type="button" data-popup-open="p">Open</button></form>'
  for (const [near, focused] of [
    ['<button type="button" id="near">near</button>', 'near'],
    ['', 'body'],
  ] as const) {
    await ownPage(page, `<a href="/" id="home">Home</a><main><section>${form}</section>${near}</main>${popup}`, popupCss, head)
    // By keyboard and in the page: Playwright's own clicks and expectations climb by `parentElement`, endlessly on such a form.
    await page.evaluate(() => document.getElementById('opener')?.focus())
    await page.keyboard.press('Enter')
    await shows(page, 'dialog[open]')
    await hide(page, 'form')
    await page.keyboard.press('Escape')
    await showsNone(page, 'dialog[open]')
    expect(await focusedElement(page)).toBe(focused)
  }
})

/** It has the focus before anything opens, however slow the machine. */
const FIELD = '<input id="field" aria-label="field" autofocus>'

test('a card that took the focus by itself gives it back, but not to a field that the visitor has left for the page', async ({ page }) => {
  const settings = { a11y_navigation: 'yes', triggers: { page_load: 'yes', page_load_delay: 1 }, timing: [] }
  const card = builderPopup(3, settings, '<h2>Card</h2><button type="button">On</button>')
  for (const isLeft of [false, true]) {
    await ownPage(page, `<main>${FIELD}</main>${card}`, popupCss, head)
    await expect(popupModal(page, 3)).toBeVisible()
    await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true)
    if (isLeft) await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.evaluate(() => (window as unknown as { Skerry: { popup: { hide: (id: number) => void } } }).Skerry.popup.hide(3))
    await expect(popupModal(page, 3)).toBeHidden()
    expect(await focusedElement(page)).toBe(isLeft ? 'body' : 'field')
  }
})

test('a card that took no focus returns a keyboard visitor to where they came from', async ({ page }) => {
  const card = builderPopup(
    3,
    { triggers: { page_load: 'yes', page_load_delay: 1 }, timing: [] },
    '<h2>Card</h2><button type="button" id="in">On</button>',
  )
  await ownPage(page, `<main>${FIELD}</main>${card}`, popupCss, head)
  await expect(popupModal(page, 3)).toBeVisible()
  await frames(page, 10)
  expect(await focusedElement(page)).toBe('field')
  await popupModal(page, 3).locator('#in').focus()
  expect(await focusedElement(page)).toBe('in')
  await page.evaluate(() => (window as unknown as { Skerry: { popup: { hide: (id: number) => void } } }).Skerry.popup.hide(3))
  await expect(popupModal(page, 3)).toBeHidden()
  expect(await focusedElement(page)).toBe('field')
})

for (const device of ['keyboard', 'mouse'] as const)
  test(`a visitor who closes a card by ${device} far below its button ${device === 'mouse' ? 'stays there' : 'sees the focus'}`, async ({
    page,
  }) => {
    const card = builderPopup(3, { triggers: {}, timing: [] }, '<h2>Card</h2><button type="button" id="in">On</button>')
    await ownPage(
      page,
      `<main><button id="opener" type="button" data-popup-open="3">Open</button></main>${card}`,
      `${popupCss} main { height: 5000px }`,
      head,
    )
    await page.locator('#opener').press('Enter')
    await expect(popupModal(page, 3)).toBeVisible()
    await expect(page.locator('#opener')).toHaveAttribute('aria-expanded', 'true')
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    const close = popupModal(page, 3).locator('.dialog-close-button')
    if (device === 'mouse') await close.click()
    else await close.press('Enter')
    await expect(popupModal(page, 3)).toBeHidden()
    expect(await focusedElement(page)).toBe('opener')
    expect(await page.evaluate(() => scrollY)).toBe(device === 'mouse' ? 3000 : 0)
  })

test('the Tab key goes round in a popup that begins with a video below its picture', async ({ page }) => {
  const settings = JSON.stringify({ close_button: 'no' })
  const video = `<div class="elementor-element" data-element_type="widget" data-widget_type="video.default" data-settings='{"video_type":"youtube","youtube_url":"https://youtu.be/XHOmBV4js_E","show_image_overlay":"yes"}'>
    <div class="elementor-wrapper"><iframe title="v" class="elementor-video-iframe" srcdoc=""></iframe><div class="elementor-custom-embed-image-overlay"><img alt="" width="200" height="100" src="data:,"></div></div></div>`
  await ownPage(
    page,
    `<button id="opener" type="button" data-popup-open="p">Open</button><section data-widget="popup" id="p" hidden data-settings='${settings}'>${video}<a id="last" href="#x">x</a></section>`,
    `${popupCss} dialog .dialog-close-button { display: none !important }`,
    head,
  )
  await page.locator('#opener').click()
  await expect(page.locator('dialog iframe[inert]')).toBeAttached()
  // The popup takes the focus with this.
  await expect(page.locator('#opener')).toHaveAttribute('aria-expanded', 'true')
  await page.locator('#last').focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.elementor-custom-embed-image-overlay') !== null)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await focusedElement(page)).toBe('last')
})
