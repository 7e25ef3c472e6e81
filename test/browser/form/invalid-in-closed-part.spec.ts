import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'

const FILES = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>'
const field = '<label>Name <input id="field" required></label>'
const PARTS = {
  tabs: `<div data-widget="tabs"><div data-tabs-list><a href="#a">A</a> <a href="#b">B</a></div><section id="a"><input aria-label="x"></section><section id="b">${field}</section></div>`,
  accordion: `<div data-widget="accordion"><details open><summary>A</summary>a</details><details><summary>B</summary>${field}</details></div>`,
  'tabs in an accordion': `<div data-widget="accordion"><details><summary>A</summary><div data-widget="tabs"><div data-tabs-list><a href="#a">A</a> <a href="#b">B</a></div><section id="a">a</section><section id="b">${field}</section></div></details></div>`,
  toggle: `<div class="elementor-element elementor-widget-toggle" data-id="t1" data-element_type="widget" data-widget_type="toggle.default"><div class="elementor-toggle"><div class="elementor-toggle-item"><div id="elementor-tab-title-11" class="elementor-tab-title" data-tab="1" role="button" aria-controls="elementor-tab-content-11" aria-expanded="false"><a class="elementor-toggle-title" tabindex="0">A</a></div><div id="elementor-tab-content-11" class="elementor-tab-content" data-tab="1" role="region" aria-labelledby="elementor-tab-title-11" hidden>${field}</div></div></div></div>`,
  'a dialog panel': `<dialog data-widget="off-canvas" id="p" aria-label="P">${field}</dialog>`,
  panel: `<aside data-widget="off-canvas" id="p" aria-label="P">${field}</aside>`,
  popup: `<section data-widget="popup" hidden id="p" aria-label="P">${field}</section>`,
}
const open = async (page: Page, part: string, more = '') => {
  await ownPage(page, `<form action="/own/sent">${part}${more}<button>Send</button></form>`, '', FILES)
  await page.waitForFunction(() => {
    const islands = (window as unknown as { Skerry?: { islands: () => { state: string }[] } }).Skerry?.islands() ?? []
    // The stylesheet hides what is closed even before there are any.
    return islands.length && islands.every(({ state }) => state === 'mounted')
  })
}

for (const [name, part] of Object.entries(PARTS))
  test(`a form that is sent shows its invalid field in what is closed: ${name}`, async ({ page, problems }) => {
    for (const how of ['press', 'script']) {
      await open(page, part)
      await expect(page.locator('#field')).toBeHidden()
      if (how === 'press') await page.getByRole('button', { name: 'Send' }).click()
      else await page.evaluate(() => document.querySelector('form')?.reportValidity())
      await expect(page.locator('#field')).toBeVisible()
      await expect(page.locator('#field')).toBeFocused()
    }
    expect(new URL(page.url()).pathname).toBe('/own/')
    expect(problems('is not focusable')).toEqual([])
  })

test('only the first invalid field counts, and nothing opens while the visitor types', async ({ page }) => {
  await open(page, `<label>First <input id="first" required></label>${PARTS.tabs}`)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('#first')).toBeFocused()
  await expect(page.locator('#field')).toBeHidden()
  await page.evaluate(() => {
    const first = document.getElementById('first') as HTMLInputElement
    first.addEventListener('input', () => first.form?.checkValidity())
  })
  await page.locator('#first').pressSequentially('ab')
  await expect(page.locator('#field')).toBeHidden()
  await page.locator('#first').press('Enter')
  await expect(page.locator('#field')).toBeFocused()
})
