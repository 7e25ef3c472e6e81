/**
 * What browser specs import: Playwright's `test` with a demo server and a watch on everything that goes wrong in the page.
 *
 *   import { expect, test } from '../harness'
 *   test('…', async ({ page, problems }) => { await page.goto('/landing/'); …; expect(problems()).toEqual([]) })
 *
 * A file that needs another policy or another page says so at its top: `test.use({ siteOptions: { csp: 'nonce' } })`.
 */
import { type BrowserContext, test as base, expect as baseExpect, type Page } from 'playwright/test'
import type { ServeOptions, Site } from '../../demo/server/serve'
import { mapOwnFramesOnly, reportNoSteps } from './cheap-steps'
import { emptyStorage, fillScreen, openBlankOnce } from './emptied'
import { createSites, type Sites } from './sites'
import { type EachVariant, eachVariant } from './variants'

/**
 * Asks more often than Playwright, which waits 100, 250, 500 and then 1000 ms: a change that takes 200 ms would be seen after 350, and one
 * that takes 360 after 850.
 */
const POLLS = [20, 30, 50, 50, 50, 100]
export const expect: typeof baseExpect = new Proxy(baseExpect, {
  get: (target, key) => (key === 'poll' ? poll : Reflect.get(target, key)),
})
const poll: typeof baseExpect.poll = (actual, options) =>
  baseExpect.poll(actual, { intervals: POLLS, ...(typeof options === 'string' ? { message: options } : options) })

// What a file asks for is an option of its tests: a worker's own would take another worker, and another browser, for each such file.
interface Worker {
  sites: Sites
  keptPages: KeptPages
}
type OpenPage = (page: Page) => Promise<void>
/** The page that was opened by the same function on the same site, or a new one in its place. */
type KeptPages = (wanted: { open: OpenPage; site: Site; isInUse: boolean }) => Promise<Page>

interface PerTest {
  /**
   * Whether pages take the visitor for one who has pressed something before, so that what is out of view starts soon, too; otherwise it
   * waits for a sign of use. Most tests look at widgets wherever they are.
   */
  isInUse: boolean
  /** How to serve; the strictest policy unless a spec asks for something else. */
  siteOptions: ServeOptions
  site: Site
  /**
   * One page for several tests, in place of `page`: for those that only look at it, and those that have a part of it to themselves. The
   * first test that asks opens it by `open`, a function of its file; the next ones find it as it was left, scrolled, focused and all.
   */
  samePage: (open: OpenPage) => Promise<Page>
  /**
   * What went wrong so far in all pages of the test: errors and warnings on the console, exceptions nobody caught, policy violations, loops
   * of resize observers. Those that contain one of the given texts are expected and left out. A loop fails also a test that does not ask.
   */
  problems: (...expected: (string | RegExp)[]) => string[]
  /** Tries several variants in one test, each from a fresh page; `problems` counts from each one's start. */
  each: EachVariant
  watched: string[]
  cheapSteps: undefined
}

mapOwnFramesOnly()

export const test = base.extend<PerTest, Worker>({
  siteOptions: [{ csp: true }, { option: true }],
  isInUse: [true, { option: true }],

  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
    async ({}, use) => {
      const sites = createSites()
      await use(sites)
      await sites.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ sites, siteOptions }, use) => use(await sites.serve(siteOptions)),

  // After a failed test Playwright starts another worker, and the page is opened anew.
  keptPages: [
    async ({ browser }, use) => {
      let kept: (Parameters<KeptPages>[0] & { page: Page }) | undefined
      const close = async () => {
        await kept?.page.context().close()
        kept = undefined
      }
      await use(async (wanted) => {
        const { open, site, isInUse } = wanted
        if (kept?.open === open && kept.site === site && kept.isInUse === isInUse) return kept.page
        await close()
        const context = await browser.newContext({ baseURL: site.url })
        await context.addInitScript(pretendUse, isInUse)
        slowDown(context)
        const page = await context.newPage()
        await open(page)
        kept = { ...wanted, page }
        return page
      })
      await close()
    },
    { scope: 'worker' },
  ],
  samePage: async ({ keptPages, site, isInUse }, use) => use((open) => keptPages({ open, site, isInUse })),

  cheapSteps: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
    async ({}, use, info) => {
      reportNoSteps(info)
      await use(undefined)
    },
    { auto: true },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  page: async ({ page, site }, use) => {
    openBlankOnce(page)
    await fillScreen(page)
    await use(page)
    await emptyStorage(page, site.url)
  },

  watched: async ({ context, isInUse }, use) => {
    slowDown(context)
    await context.addInitScript(pretendUse, isInUse)
    await use(await watch(context))
  },

  each: async ({ page, site, watched }, use, info) => {
    const loops: string[] = []
    const afterEach = (name: string) => {
      loops.push(...watched.filter((text) => text.includes(LOOP)).map((text) => `${name}: ${text}`))
    }
    // What the page says as it goes belongs to no variant.
    const beforeNext = () => {
      watched.length = 0
    }
    await use(eachVariant(page, { origin: site.url, info, afterEach, beforeNext }))
    baseExpect(loops).toEqual([])
  },

  problems: [
    async ({ watched: seen }, use) => {
      const allExpected: (string | RegExp)[] = []
      const left = (expected: (string | RegExp)[]) =>
        seen.filter((text) => !expected.some((e) => (typeof e === 'string' ? text.includes(e) : e.test(text))))
      await use((...expected) => {
        allExpected.push(...expected)
        return left(expected)
      })
      baseExpect(left(allExpected).filter((text) => text.includes(LOOP))).toEqual([])
    },
    { auto: true },
  ],
})

/** `SLOWDOWN=4` gives pages a fourth of the processor: it shows tests that read too early, and what is lost on slow devices. */
const slowdown = Number(process.env.SLOWDOWN ?? 1)
function slowDown(context: BrowserContext): void {
  if (slowdown <= 1) return
  context.on('page', async (page) => {
    // A page may close first.
    const session = await context.newCDPSession(page).catch(() => undefined)
    await session?.send('Emulation.setCPUThrottlingRate', { rate: slowdown }).catch(() => {})
  })
}

/** Also where it is not in use: Playwright's `evaluate` counts as a press of the visitor's. */
const pretendUse = (isInUse: boolean) => Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => isInUse })

/** How browsers begin what they say where an observer's listener has changed a size that was reported already: sites count it as an error. */
const LOOP = 'ResizeObserver loop'

async function watch(context: BrowserContext) {
  const seen: string[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { url } = message.location()
    seen.push(`${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    // Playwright's own: where a context is used again, a script of the fake clock of the test before may still run, without its clock.
    if (!/undefined \(reading 'controller'\)/.test(message)) seen.push(`exception: ${message}`)
  })
  // The console shows most violations, but not those a page's own listener or a report-only policy takes.
  await context.exposeFunction('__problem', (text: string) => {
    seen.push(text)
  })
  await context.addInitScript((loop) => {
    const report = (window as unknown as { __problem: (text: string) => void }).__problem
    addEventListener(
      'securitypolicyviolation',
      (event) => report(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
      true,
    )
    // The browser tells of it by this event alone.
    addEventListener('error', (event) => {
      if (event.message?.startsWith(loop)) report(`exception: ${event.message}`)
    })
  }, LOOP)
  return seen
}
