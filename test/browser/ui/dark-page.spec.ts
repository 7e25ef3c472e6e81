import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { lookOf } from '../themes/look'

const LINK = '<p>Tekst <a href="#x">odnośnik</a> <input aria-label="q" value="q"></p>'
const BODY = `<button type="button" data-popup-open="p">P</button><button type="button" data-off-canvas-open="o">O</button>
<div data-widget="floating-bar" id="bar" aria-label="B">${LINK}</div>
<nav data-widget="menu" aria-label="M"><button data-menu-toggle>M</button><ul data-menu-list><li><a href="#a" id="top">A</a><ul id="sub"><li><a href="#b">B</a></li></ul></li></ul></nav>
<section data-widget="popup" id="p" hidden aria-label="P">${LINK}</section>
<section data-widget="off-canvas" id="o" aria-label="O">${LINK}</section>
<form data-widget="form" method="post" action="/refused" data-settings='{"server_message":"x"}'><label>E <input name="e"></label><button>Wyślij</button></form>`

const open = async (page: Page, css: string) => {
  await page.route('**/refused', (route) => route.fulfill({ status: 500 }))
  await ownPage(page, BODY, `@import "/skerry.css";body { background: Canvas; color: CanvasText }${css}`)
}
/** Every text and control in these boxes can be read: at least 4.5:1. */
const expectReadable = async (page: Page, ...selectors: string[]) => {
  for (const selector of selectors) {
    const { contrast } = await lookOf(page, selector, selector)
    expect.soft(contrast, selector).toBeGreaterThanOrEqual(4.5)
  }
}

for (const [name, css] of [
  ['a light page', ''],
  ['a dark page', ':root { color-scheme: dark }'],
  ['a dark page with colours of its own', ':root { color-scheme: dark; --skerry-paper: #15202b; --skerry-ink: #e8eef4 }'],
] as const)
  test(`on ${name} popups, panels, bars, menus and forms can be read`, async ({ page }) => {
    await open(page, css)
    await expectReadable(page, '#bar p', '#bar a', '#bar input', 'form label', 'form input', 'form button')
    await page.locator('form button').click()
    await expect(page.locator('form [role=alert]')).not.toBeEmpty()
    await expectReadable(page, 'form [role=alert]')
    await page.locator('form [role=alert]').evaluate((alert) => {
      const link = Object.assign(document.createElement('a'), { href: '#x', textContent: 'x' })
      alert.append(link)
    })
    await expectReadable(page, 'form [role=alert] a')
    await page.locator('.skerry-menu-sub').click()
    await expect(page.locator('#sub')).toBeVisible()
    await expectReadable(page, '#sub a')
    await page.locator('[data-popup-open]').click()
    await expect(page.locator('#p a')).toBeVisible()
    await expectReadable(page, '#p p', '#p a', '#p input', 'dialog .dialog-close-button')
    await page.keyboard.press('Escape')
    await page.locator('[data-off-canvas-open]').click()
    await expect(page.locator('#o a')).toBeVisible()
    await expectReadable(page, '#o p', '#o a', '#o input')
  })
