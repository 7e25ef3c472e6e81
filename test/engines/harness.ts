/** What the checks import: `test` with a `visitor`, who has the browser of the project. One browser for all checks of a worker. */
import { test as base } from 'playwright/test'
import { findEngine, missing } from '../../scripts/check/engines'
import type { Driver, EngineName } from './driver'
import { drivePuppeteer } from './puppeteer-driver'
import { serveEngines } from './site'
import { createVisitor, type Visitor } from './visitor'
import { driveWebKit } from './webkit-driver'

export { expect } from '../browser/harness'
export { DESKTOP, PHONE } from './visitor'

interface Session {
  driver: Driver
  visitor: Visitor
}
interface Worker {
  engine: EngineName
  /** Undefined if the engine is not installed. */
  session: Session | undefined
}

const within = <T>(ms: number, task: Promise<T>) =>
  new Promise<T>((done, failed) => {
    const timer = setTimeout(() => failed(new Error(`no answer from the browser within ${ms} ms`)), ms)
    task.then(done, failed).finally(() => clearTimeout(timer))
  })

/** A browser that has not started after 30 s is stopped, with its children, or it would slow down the next try. */
async function start(drive: (signal: AbortSignal) => Promise<Driver>): Promise<Driver> {
  const stopping = new AbortController()
  try {
    return await within(30_000, drive(stopping.signal))
  } catch (error) {
    stopping.abort()
    throw error
  }
}

export const test = base.extend<{ visitor: Visitor }, Worker>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  session: [
    async ({ engine }, use) => {
      const found = findEngine(engine)
      if (!found) return use(undefined)
      const site = await serveEngines()
      const tryOnce = () =>
        start((signal) => (engine === 'webkit' ? driveWebKit(found, signal) : drivePuppeteer(engine, found.browser, signal)))
      // A browser that does not start on a busy machine gets two more tries.
      const driver = await tryOnce().catch(tryOnce).catch(tryOnce)
      const visitor = createVisitor(driver, site)
      // On a busy machine a new browser draws its first frames seconds apart, and nothing moves smoothly.
      await visitor.visitOwn('').catch(console.warn)
      await within(
        30_000,
        visitor.evaluate(() => inPage.frames(30)),
      ).catch(console.warn)
      await use({ driver, visitor })
      await within(10_000, driver.close()).catch(console.warn)
      await site.close()
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  visitor: async ({ engine, session }, use, testInfo) => {
    testInfo.skip(!session, missing(engine))
    if (!session) return
    testInfo.annotations.push({ type: 'browser', description: session.driver.version })
    await use(session.visitor)
  },
})
