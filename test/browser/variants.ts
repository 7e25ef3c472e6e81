import { expect, type Page, type TestInfo, test } from 'playwright/test'
import { emptyStorage } from './emptied'

/**
 * Tries each of the variants in one test, with a page that the one before has neither left a route nor anything stored for. A test of its own
 * would cost each twice as much again as its page. One that fails is named, and the others are tried all the same.
 */
export type EachVariant = <V>(variants: readonly V[], name: (variant: V) => string, run: (variant: V) => Promise<void>) => Promise<void>

export const eachVariant =
  (page: Page, origin: string, info: TestInfo, afresh: (name: string) => void): EachVariant =>
  async (variants, name, run) => {
    test.setTimeout(info.timeout * variants.length)
    const failed: string[] = []
    for (const [i, variant] of variants.entries()) {
      await test
        .step(name(variant), () => run(variant))
        .catch((error: Error) => failed.push(`${name(variant)}: ${error.stack ?? error.message}`))
      if (i < variants.length - 1) await leave(page, origin)
      afresh(name(variant))
    }
    expect(failed.join('\n\n'), 'what became of each variant').toBe('')
  }

async function leave(page: Page, origin: string) {
  const context = page.context()
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.clearCookies(),
  ])
  if (await emptyStorage(page, origin)) return
  // From a page without scripts, whatever the one before is like.
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<title>empty</title>' }))
  await page.goto(`${origin}/empty`)
  await page.unrouteAll()
  expect(await emptyStorage(page, origin), 'what the variant has stored is gone').toBe(true)
}
