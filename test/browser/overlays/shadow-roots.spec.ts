import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, serveScript } from '../own-page'

const SCRIPT = `const define = (name, mode, html) => customElements.define(name, class extends HTMLElement {
  connectedCallback() {
    if (this.made) return
    this.made = true
    const root = this.attachShadow({ mode })
    for (const [tag, id, data] of html) {
      const el = root.appendChild(document.createElement(tag))
      if (id) { el.id = id; el.textContent = id }
      for (const [key, value] of Object.entries(data ?? {})) el.setAttribute(key, value)
    }
  }
})
define('x-form', 'open', [['input', 'mail'], ['button', 'go']])
define('x-card', 'open', [['slot'], ['button', 'last']])
define('x-shut', 'closed', [['input', 'mail']])
define('x-close', 'open', [['button', 'close', { 'data-popup-close': '', 'data-off-canvas-close': '' }]])
define('x-head', 'open', [['button', 'popup', { 'data-popup-open': 'p' }], ['button', 'panel', { 'data-off-canvas-open': 'd' }]])`
const FILES = '<link rel="stylesheet" href="/skerry.css"><script defer src="/shadow.js"></script><script defer src="/skerry.js"></script>'
const open = async (page: Page, content: string, kind: string) => {
  await serveScript(page, '/shadow.js', SCRIPT)
  const body =
    kind === 'popup'
      ? `<section data-widget="popup" id="p" hidden>${content}</section>`
      : `<${kind} data-widget="off-canvas" id="d">${content}</${kind}>`
  await ownPage(page, `<x-head></x-head>${body}`, '', FILES)
  await page.locator(`x-head >> #${kind === 'popup' ? 'popup' : 'panel'}`).click()
  await expect(page.locator(kind === 'popup' ? '#p' : '#d')).toBeVisible()
}
const focused = (page: Page) =>
  page.evaluate(() => {
    let el = document.activeElement
    while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement
    return el?.id || el?.getAttribute('aria-label') || el?.localName
  })
async function walk(page: Page, ...keys: string[]) {
  const seen = []
  for (const key of keys) {
    await page.keyboard.press(key)
    seen.push(await focused(page))
  }
  return seen
}

for (const kind of ['popup', 'dialog', 'aside']) {
  test(`Tab reaches the fields in a shadow root of a ${kind}: alone, first and last`, async ({ page, problems }) => {
    await open(page, '<x-form></x-form>', kind)
    expect(await walk(page, 'Tab', 'Tab', 'Tab', 'Tab')).toEqual(['Zamknij', 'mail', 'go', 'Zamknij'])
    expect(await walk(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab')).toEqual(['go', 'mail', 'Zamknij'])
    await open(page, '<x-card><input id="slotted"></x-card>', kind)
    expect(await walk(page, 'Tab', 'Tab', 'Tab', 'Tab')).toEqual(['Zamknij', 'slotted', 'last', 'Zamknij'])
    expect(await walk(page, 'Shift+Tab')).toEqual(['last'])
    await open(page, '<x-shut></x-shut>', kind)
    expect(await walk(page, 'Tab', 'Tab')).toEqual(['Zamknij', 'x-shut'])
    expect(problems()).toEqual([])
  })

  test(`a ${kind} is opened and closed by buttons in shadow roots, and the first gets the focus back`, async ({ page, problems }) => {
    await open(page, '<p>Text</p><x-close></x-close>', kind)
    await page.locator('x-close >> #close').click()
    await expect(page.locator(kind === 'popup' ? '#p' : '#d')).toBeHidden()
    await expect.poll(() => focused(page)).toBe(kind === 'popup' ? 'popup' : 'panel')
    expect(problems()).toEqual([])
  })
}
