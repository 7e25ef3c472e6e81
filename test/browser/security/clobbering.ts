import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CDPSession, Page } from 'playwright/test'
import { expect } from '../harness'

const NONCE_POLICY =
  "default-src 'none'; script-src 'nonce-abc'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src data:; require-trusted-types-for 'script'"
export const tag = '<script nonce="abc" src="/skerry.js"></script>'
export const popup = '<button id="opener" data-popup-open="p">Open</button><section data-widget="popup" id="p" hidden><h2>P</h2></section>'

/** Opens a page whose policy trusts whatever our own script imports. */
export async function open(page: Page, body: string, hash = ''): Promise<void> {
  await page.unroute('**/own/')
  await page.route('**/own/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': NONCE_POLICY },
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`,
    }),
  )
  await page.goto('about:blank')
  await page.goto(`/own/${hash}`)
}

/**
 * The value of an expression in the page, over the browser's own protocol: Playwright's evaluation needs names that are taken here. It calls
 * the prototype's function, because an element may be called `querySelector`.
 */
const sessions = new WeakMap<Page, Promise<CDPSession>>()
export async function ask(page: Page, expression: string): Promise<unknown> {
  const opening = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, opening)
  const session = await opening
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
  if (exceptionDetails) throw Error(exceptionDetails.exception?.description)
  return result.value
}
export const find = (selector: string) => `Document.prototype.querySelector.call(document, ${JSON.stringify(selector)})`
export const click = (page: Page, selector: string) => ask(page, `HTMLElement.prototype.click.call(${find(selector)})`)
export const waitFor = (page: Page, selector: string, why = selector) => expect.poll(() => ask(page, `!!${find(selector)}`), why).toBe(true)

/** Presses a button as a visitor does, and waits for `shown`. */
export async function press(page: Page, button: string, shown: string, why?: string): Promise<void> {
  await waitFor(page, `${button}[aria-expanded]`, why)
  await click(page, button)
  await waitFor(page, shown, why)
}

const ROOT = path.resolve(import.meta.dirname, '../../..')
const source = (readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }) as string[])
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|test-helpers/.test(file))
  .map((file) => readFileSync(path.join(ROOT, 'src', file), 'utf8').replace(/^ *(\/\/|\*|\/\*\*).*$/gm, ''))
  .join('\n')
export const namesIn = (pattern: RegExp) => [...source.matchAll(pattern)].flatMap(([, names]) => names?.match(/\w+/g) ?? [])
/** Names that are taken together on one page: a page each would take ten times as long, and a failure lists the few possible causes. */
export const together = (names: string[], size = 16) =>
  Array.from({ length: Math.ceil(names.length / size) }, (_, i) => names.slice(i * size, (i + 1) * size))
export const sorted = (...names: string[]) => [...new Set(names)].sort()

export const impostors = '<script type="x" src="https://evil.test/skerry" data-base="https://evil.test/"></script>'

/** Serves evil.test with code that leaves a trace; returns what was requested from it. */
export async function watchEvil(page: Page): Promise<() => string[]> {
  const requested: string[] = []
  await page.route('https://evil.test/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'globalThis.foreignCodeHasRun = true',
    }),
  )
  page.on('request', (request) => requested.push(request.url()))
  return () => requested.filter((url) => url.includes('evil.test'))
}
export const hasForeignCodeRun = (page: Page) => ask(page, "'foreignCodeHasRun' in globalThis")
