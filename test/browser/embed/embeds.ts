import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { expect } from '../harness'

const root = path.resolve(import.meta.dirname, '../../..')
export const dist = (file: string) => readFileSync(path.join(root, 'dist', file), 'utf8')
export const stub = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(path.join(root, 'embed/snippet.html'), 'utf8'))?.[1] ?? ''

export const body = `
  <nav data-widget="menu" aria-label="Menu" data-settings='{"layout":"dropdown"}'><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="/a/">A</a></li></ul></nav>
  <button data-popup-open="hello" id="opener">Open</button>
  <section data-widget="popup" id="hello" hidden><h2>Hello</h2><p>Text</p></section>`
export const tag = '<script defer src="/skerry.js"></script>'

/** Serves one page of our own beside the build. */
export async function show(
  page: Page,
  url: string,
  { head = tag, content = body, headers = {} as Record<string, string>, name = 'own' } = {},
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
export const scripts = (page: Page) => {
  const asked: string[] = []
  page.on('request', (r) => r.resourceType() === 'script' && asked.push(new URL(r.url()).pathname))
  return asked
}
export async function works(page: Page) {
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await page.locator('#opener').click()
  await expect(page.locator('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog:visible')).toHaveCount(0)
}
