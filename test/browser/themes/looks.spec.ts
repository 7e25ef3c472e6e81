import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { slider } from '../slider/slider-markup'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const words = (className: string) =>
  `<h2 data-widget="animated-headline" data-settings='{"animation_type":"slide"}'>Co <span data-headline-words class="${className}"><b>dzień</b> <b>noc</b></span></h2>`
const opener = (id: string) => `<button type="button" data-off-canvas-open="${id}">${id}</button>`
const panel = (id: string) => `<dialog data-widget="off-canvas" id="${id}" class="${id}" aria-label="${id}"><p>p</p></dialog>`
/** Two of each, because sheets are shared. */
const BODY = `<main>${slider({ navigation: 'both' })}${slider({ navigation: 'both' })}${words('plain')}${words('mine')}${opener('plain')}${opener('mine')}
<button type="button" data-popup-open="one">one</button></main>${panel('plain')}${panel('mine')}
<section data-widget="popup" id="one" hidden aria-label="one"><p>p</p></section>`
/** A reset, a theme's rules for elements, and one class each. */
const CSS = `* { margin: 0; padding: 0 } dialog { margin: 9px; padding: 9px } body div { padding: 9px; border-radius: 9px } h2 b { font-style: italic }
.mine { padding: 7px; visibility: visible } .dialog-widget-content { border-radius: 3px }`

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((el, name) => getComputedStyle(el).getPropertyValue(name), property)
const adopted = (page: Page) =>
  page.evaluate(() => document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join('')))

test('what started widgets look like holds under a theme, yields to one class of the site, is adopted once, and goes with them', async ({
  page,
}) => {
  await rememberServedMarkup(page)
  await ownPage(page, BODY, CSS, '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>')
  await expect(page.locator('.skerry-slider-next')).toHaveCount(2)
  await expect(page.locator('[data-effect=slide]')).toHaveCount(2)
  expect(await styleOf(page, '.plain[data-effect]', 'visibility')).toBe('hidden')
  expect(await styleOf(page, '.mine[data-effect]', 'visibility')).toBe('visible')

  for (const [id, padding] of [
    ['plain', '20px'],
    ['mine', '7px'],
  ] as const) {
    await page.getByRole('button', { name: id, exact: true }).click()
    await expect(page.getByRole('dialog', { name: id })).toBeVisible()
    expect(await styleOf(page, `#${id}`, 'padding-top')).toBe(padding)
    expect(await styleOf(page, `#${id}`, 'margin-top')).toBe('0px')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: id })).toBeHidden()
  }

  await page.getByRole('button', { name: 'one', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'one' })).toBeVisible()
  expect(await styleOf(page, '.skerry-popup', 'display')).toBe('flex')
  expect(await styleOf(page, '.skerry-popup .dialog-message', 'border-radius')).toBe('9px')
  expect(await styleOf(page, '.skerry-popup .dialog-message', 'padding-top')).toBe('32px')
  expect(await styleOf(page, '.skerry-popup .dialog-widget-content', 'border-radius')).toBe('3px')

  const sheets = await adopted(page)
  for (const look of ['.skerry-slider-next', '[data-headline-words]', 'off-canvas"][data-open', 'dialog.skerry-popup'])
    expect(
      sheets.filter((sheet) => sheet.includes(look) && !sheet.startsWith('@media print')),
      look,
    ).toHaveLength(1)
  expect(new Set(sheets).size).toBe(sheets.length)
  expect(await unmountDifference(page)).toBe('')
  expect(await adopted(page)).toEqual([])
})
