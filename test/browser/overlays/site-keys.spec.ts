import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage, serveScript } from '../own-page'

const LIST = `for (const field of document.querySelectorAll('.list')) {
  let isOpen = false
  field.addEventListener('focus', () => { isOpen = true })
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen) return
    isOpen = false
    if (field.dataset.does !== 'stop') event.preventDefault()
    if (field.dataset.does !== 'prevent') event.stopPropagation()
  })
}
document.querySelector('#all')?.addEventListener('keydown', (event) => event.stopPropagation())`
const CONTENT = `<h2>Title</h2><input class="list" aria-label="prevent" data-does="prevent"><input class="list" aria-label="stop" data-does="stop">
  <input class="list" aria-label="both"><p id="all"><input aria-label="deaf"></p><button popovertarget="own">more</button><div popover id="own"><button id="in">in</button></div>
  <button id="ask">ask</button><dialog id="theirs"><button>yes</button></dialog>`
const KINDS = {
  popup: `<button data-popup-open="it">open</button><section data-widget="popup" id="it" hidden>${CONTENT}</section>`,
  'dialog panel': `<button data-off-canvas-open="it">open</button><dialog data-widget="off-canvas" id="it">${CONTENT}</dialog>`,
  panel: `<button data-off-canvas-open="it">open</button><aside data-widget="off-canvas" id="it">${CONTENT}</aside>`,
}
const FILES = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script><script defer src="/list.js"></script>'
async function open(page: Page, body: string) {
  await serveScript(page, '/list.js', LIST)
  await ownPage(page, body, '', FILES)
  await page.getByRole('button', { name: 'open' }).click()
  await expect(page.locator('#it')).toBeVisible()
}
const afterEscape = async (page: Page) => {
  await page.keyboard.press('Escape')
  // Closing would begin within these.
  await page.evaluate(async () => {
    for (let i = 0; i < 10; i++) await new Promise((done) => requestAnimationFrame(done))
  })
}

for (const [kind, body] of Object.entries(KINDS)) {
  test(`a list in a ${kind} that uses Escape is believed, and the next Escape closes the ${kind}`, async ({ page, problems }) => {
    for (const label of ['prevent', 'stop', 'both']) {
      await open(page, body)
      await page.getByLabel(label).focus()
      await afterEscape(page)
      await expect(page.locator('#it')).toBeVisible()
      await expect(page.getByLabel(label)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.locator('#it')).toBeHidden()
    }
    expect(problems()).toEqual([])
  })

  test(`Escape closes a ${kind} at the second press where the site stops every key`, async ({ page }) => {
    await open(page, body)
    await page.getByLabel('deaf').focus()
    await afterEscape(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('#it')).toBeHidden()
  })

  test(`Escape closes a popover in a ${kind} alone, with the focus in it or on its button`, async ({ page }) => {
    for (const where of ['more', 'in']) {
      await open(page, body)
      await page.getByRole('button', { name: 'more' }).click()
      await expect(page.locator('#own')).toBeVisible()
      if (where === 'in') await page.locator('#in').focus()
      await afterEscape(page)
      await expect(page.locator('#own')).toBeHidden()
      await expect(page.locator('#it')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.locator('#it')).toBeHidden()
    }
  })

  test(`Escape closes a modal dialog of the site’s own in a ${kind} alone`, async ({ page }) => {
    await open(page, body)
    await page.evaluate(() => (document.getElementById('theirs') as HTMLDialogElement).showModal())
    await afterEscape(page)
    await expect(page.locator('#theirs')).toBeHidden()
    await expect(page.locator('#it')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#it')).toBeHidden()
  })

  test(`a press that begins or ends in a ${kind} leaves it open; one outside closes it`, async ({ page }) => {
    await open(page, body)
    const box = await page.locator('#it h2').boundingBox()
    const inside: [number, number] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5]
    const outside: [number, number] = [20, 500]
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(...to)
      await page.mouse.up()
      await expect(page.locator('#it')).toBeVisible()
    }
    await page.mouse.click(...outside)
    await expect(page.locator('#it')).toBeHidden()
  })
}
