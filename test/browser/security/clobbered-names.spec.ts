import type { Page } from 'playwright/test'
import { expect, test } from '../harness'

const NONCE_POLICY =
  "default-src 'none'; script-src 'nonce-abc'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src data:; require-trusted-types-for 'script'"
const tag = '<script nonce="abc" src="/skerry.js"></script>'
const popup = '<button id="opener" data-popup-open="p">Open</button><section data-widget="popup" id="p" hidden><h2>P</h2></section>'

/** Opens a page whose policy trusts whatever our own script imports. `head` is what stands before `body`. */
async function open(page: Page, head: string, body: string): Promise<void> {
  await page.route('**/own/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': NONCE_POLICY },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
    }),
  )
  await page.goto('/own/')
}

/** Presses a button as a visitor does, and waits for what matches `shown`. Playwright's own search would find the elements that took the names. */
async function press(page: Page, button: string, shown: string): Promise<void> {
  await page.waitForFunction((selector) => Document.prototype.querySelector.call(document, selector), `${button}[aria-expanded]`, {
    timeout: 5000,
  })
  await page.evaluate((selector) => (Document.prototype.querySelector.call(document, selector) as HTMLElement).click(), button)
  await page.waitForFunction((selector) => Document.prototype.querySelector.call(document, selector), shown, { timeout: 5000 })
}

const impostors = '<script type="x" src="https://evil.test/skerry" data-base="https://evil.test/"></script>'
for (const [what, head, body] of [
  ['a picture named currentScript', '', `<img name="currentScript" alt="">${impostors}${popup}${tag}`],
  ['a form named currentScript', '', `<form name="currentScript"></form>${impostors}${popup}${tag}`],
  ['a picture named baseURI', '', `<img name="baseURI" alt="">${impostors}${popup}${tag}`],
] as const)
  test(`${what} does not decide where our code comes from`, async ({ page, problems }) => {
    const requested: string[] = []
    await page.route('https://evil.test/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'globalThis.foreignCodeHasRun = true',
      }),
    )
    page.on('request', (request) => requested.push(request.url()))
    await open(page, head, body)
    await press(page, '#opener', 'dialog[open]')
    expect(requested.filter((url) => url.includes('evil.test'))).toEqual([])
    expect(await page.evaluate(() => 'foreignCodeHasRun' in globalThis)).toBe(false)
    expect(problems()).toEqual([])
  })

const widgets = `
<nav data-widget="menu" aria-label="Menu" data-settings='{"layout":"dropdown"}'><button type="button" id="toggle" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="#x">X</a></li></ul></nav>
<div class="elementor"><header class="elementor-element" data-settings='{"sticky":"top","animation":"fadeIn"}'>h</header></div>${popup}`

/** Globals that some browsers do not have. Where the browser has one, it is taken away first, so that the element becomes the global. */
for (const name of ['trustedTypes', 'jQuery', 'elementorFrontend', 'elementorFrontendConfig', 'skerryClicks'])
  for (const markup of [
    `<form id="${name}"><input name="createPolicy"><input name="fn"><input name="responsive"></form>`,
    `<iframe name="${name}" src="data:text/html,x"></iframe>`,
  ])
    test(`${/\w+/.exec(markup)?.[0]} as the global ${name} does not stop menus and popups`, async ({ page, problems }) => {
      await page.addInitScript((key) => {
        delete (globalThis as unknown as Record<string, unknown>)[key]
      }, name)
      await open(page, '', `${markup}${widgets}${tag.replace(' src', ' defer src')}`)
      await press(page, '#toggle', '#toggle[aria-expanded=true]')
      await press(page, '#opener', 'dialog[open]')
      expect(problems('data:text/html', 'own runtime is at work')).toEqual([])
    })
