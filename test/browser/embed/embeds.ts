import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { expect } from '../harness'

const root = path.resolve(import.meta.dirname, '../../..')
/** The text of a file of the build. */
export const dist = (file: string) => readFileSync(path.join(root, 'dist', file), 'utf8')
/** The inline script of the snippet, which records clicks until our script is there. */
export const stub = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(path.join(root, 'embed/snippet.html'), 'utf8'))?.[1] ?? ''

/** A menu, and a button that opens a popup: what `expectWorking` uses. */
export const body = `
  <nav data-widget="menu" aria-label="Menu" data-settings='{"layout":"dropdown"}'><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="/a/">A</a></li></ul></nav>
  <button data-popup-open="hello" id="opener">Open</button>
  <section data-widget="popup" id="hello" hidden><h2>Hello</h2><p>Text</p></section>`
export const scriptTag = '<script defer src="/skerry.js"></script>'

/** Opens `/own/`, or the page of that name: `content` in a page without a policy, unless `headers` bring one. `head` takes the place of our script tag. */
export async function show(
  page: Page,
  url: string,
  { head = scriptTag, content = body, headers = {} as Record<string, string>, name = 'own' } = {},
) {
  await page.route(`${url}/${name}/`, (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
      body: `<!doctype html><html lang="en"><head><title>t</title>${head}</head><body>${content}</body></html>`,
    }),
  )
  await page.goto(`${url}/${name}/`)
}
export const toggle = (page: Page) => page.locator('[data-menu-toggle]')
/** The paths of the scripts that the page requests from now on, in order. */
export const watchScripts = (page: Page) => {
  const requested: string[] = []
  page.on('request', (r) => r.resourceType() === 'script' && requested.push(new URL(r.url()).pathname))
  return requested
}
/** The menu of `body` opens and closes, and so does its popup. */
export async function expectWorking(page: Page) {
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await page.locator('#opener').click()
  await expect(page.locator('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog:visible')).toHaveCount(0)
}
