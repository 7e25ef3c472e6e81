import { expect, type Page, type TestInfo, test } from 'playwright/test'
import { emptyStorage } from './emptied'

/**
 * Tries each of the variants in one test, with a page to which the one before has left neither routes, scripts, media, a size, a pointer nor
 * anything stored; a clock alone cannot be taken away. A test of its own would cost each twice as much again as its page. One that fails
 * is named, and the others are tried all the same.
 */
export type EachVariant = <V>(variants: readonly V[], name: (variant: V) => string, run: (variant: V) => Promise<void>) => Promise<void>

interface Around {
  origin: string
  info: TestInfo
  /** Is told of each variant that is through. */
  afterEach: (name: string) => void
}

export const eachVariant =
  (page: Page, { origin, info, afterEach }: Around): EachVariant =>
  async (variants, name, run) => {
    test.setTimeout(info.timeout * variants.length)
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
        .step(name(variant), () => run(variant))
        .catch((error: Error) => failed.push(`${name(variant)}: ${error.stack ?? error.message}`))
      afterEach(name(variant))
      if (i === variants.length - 1) break
      await leave(page, origin)
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
