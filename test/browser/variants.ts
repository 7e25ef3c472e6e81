import { expect, type Page, type TestInfo, test } from 'playwright/test'
import { emptyStorage } from './emptied'

/**
 * Tries each of the variants in one test, with a page to which the one before has left neither routes, scripts, media, a size, a pointer nor
 * anything stored; a clock, listeners on `page` and scripts of its context alone stay. A test of its own would cost each three times as much.
 * One that fails or takes longer than a test may is named, and the others are tried all the same.
 */
export type EachVariant = <V>(variants: readonly V[], name: (variant: V) => string, run: (variant: V) => Promise<void>) => Promise<void>

interface Around {
  origin: string
  info: TestInfo
  /** Is told of each variant that is through, while its page is still open. */
  afterEach: (name: string) => void
  /** Is told when that page has gone. */
  beforeNext: () => void
}

export const eachVariant =
  (page: Page, { origin, info, afterEach, beforeNext }: Around): EachVariant =>
  async (variants, name, run) => {
    const { timeout } = info
    test.setTimeout(timeout * (variants.length + 1))
    const scripts: { dispose: () => Promise<void> }[] = []
    const add = page.addInitScript.bind(page)
    page.addInitScript = async (...given: Parameters<typeof add>) => {
      const script = await add(...given)
      scripts.push(script)
      return script
    }
    const size = page.viewportSize()
    const failed: string[] = []
    for (const [i, variant] of variants.entries()) {
      await test
        .step(name(variant), () => run(variant), { timeout })
        .catch((error: Error) => failed.push(`${name(variant)}: ${error.stack ?? error.message}`))
      afterEach(name(variant))
      if (i === variants.length - 1) break
      try {
        await leave(page, origin)
      } catch (error) {
        failed.push(`after ${name(variant)}: ${error}`)
        break
      }
      beforeNext()
      await Promise.all(scripts.splice(0).map((script) => script.dispose()))
      if (size) await page.setViewportSize(size)
    }
    expect(failed.join('\n\n'), 'what became of each variant').toBe('')
  }

const NO_MEDIA = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }

async function leave(page: Page, origin: string) {
  const context = page.context()
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.clearCookies(),
    page.emulateMedia(NO_MEDIA),
    page.mouse.move(0, 0),
  ])
  if (await emptyStorage(page, origin)) return
  // From a page without scripts, whatever the one before is like.
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<title>empty</title>' }))
  await page.goto(`${origin}/empty`)
  await page.unrouteAll()
  expect(await emptyStorage(page, origin), 'what the variant has stored is gone').toBe(true)
}
