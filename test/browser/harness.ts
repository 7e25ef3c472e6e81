/**
 * What browser specs import: Playwright's `test` with a demo server and a watch on everything that goes wrong in the page.
 *
 *   import { expect, test } from '../harness'
 *   test('…', async ({ page, problems }) => { await page.goto('/landing/'); …; expect(problems()).toEqual([]) })
 *
 * A file that needs another policy or another page says so at its top: `test.use({ siteOptions: { csp: 'nonce' } })`.
 */
import { type BrowserContext, test as base, expect } from 'playwright/test'
import { type ServeOptions, type Site, serve } from '../../scripts/serve.mjs'

export { expect }

interface Worker {
  /** How to serve; the strictest policy unless a spec asks for something else. */
  siteOptions: ServeOptions
  site: Site
}

interface PerTest {
  /**
   * What went wrong so far in all pages of the test: errors and warnings on the console, exceptions nobody caught, policy violations.
   * Those that contain one of the given texts are expected and left out.
   */
  problems: (...expected: (string | RegExp)[]) => string[]
}

export const test = base.extend<PerTest, Worker>({
  siteOptions: [{ csp: true }, { option: true, scope: 'worker' }],

  site: [
    async ({ siteOptions }, use) => {
      const site = await serve(siteOptions)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  problems: async ({ context }, use) => {
    const seen = await watch(context)
    await use((...expected) => seen.filter((text) => !expected.some((e) => (typeof e === 'string' ? text.includes(e) : e.test(text)))))
  },
})

async function watch(context: BrowserContext) {
  const seen: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { url } = message.location()
    seen.push(`${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    // The driver's own clock, which goes with the test before this one.
    if (!message.includes("reading 'controller'")) seen.push(`exception: ${message}`)
  })
  // The console shows most violations, but not those a page's own listener or a report-only policy takes.
  await context.exposeFunction('__violation', (text: string) => {
    seen.push(`policy: ${text}`)
  })
  await context.addInitScript(() => {
    const report = (window as unknown as { __violation: (text: string) => void }).__violation
    addEventListener(
      'securitypolicyviolation',
      (event) => report(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
      true,
    )
  })
  return seen
}
