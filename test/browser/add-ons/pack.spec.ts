import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { INLINE, ourTag, takeoverOf } from '../takeover/site'
import { PACK_CSS, PACK_FILES, type PackOptions, packPage } from './page'
import { visitPack } from './visit'

test.use({ siteOptions: {} })

const OURS = INLINE + ourTag(' data-takeover data-takeover-allow="own-*"')

async function openPack(page: Page, options: PackOptions) {
  await page.route(/\/pack\/(\?|$)/, (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('e-page-l00p111') ?? 1)
    const { head, body } = packPage({ ...options, page: number })
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"><style>${PACK_CSS}</style>${head}</head><body>${body}</body></html>`,
    })
  })
  await page.route(
    (url) => url.pathname in PACK_FILES,
    (route) => route.fulfill({ contentType: 'text/javascript', body: PACK_FILES[new URL(route.request().url()).pathname] }),
  )
  await page.goto('/pack/')
  return page.evaluate(visitPack)
}

const VIEWPORTS = { 'a desktop': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } }
for (const [where, viewport] of Object.entries(VIEWPORTS))
  test(`an add-on pack does the same on ${where} when the page is taken as when it is alone`, async ({ page, context }) => {
    await page.setViewportSize(viewport)
    const alone = await openPack(page, { ours: '' })
    const other = await context.newPage()
    await other.setViewportSize(viewport)
    const taken = await openPack(other, { ours: OURS })
    expect(await takeoverOf(other)).toMatchObject({ decision: 'taken' })
    expect(taken).toEqual(alone)
    // Alone, deferred files are told or not, depending on how fast they come. Taken, they are told as in order.
    const deferred = await openPack(other, { ours: OURS, print: (path) => `<script defer src="${path}"></script>` })
    expect(await takeoverOf(other)).toMatchObject({ decision: 'taken' })
    expect({ ...deferred, started: { ...deferred.started, log: [] } }).toEqual({ ...alone, started: { ...alone.started, log: [] } })
  })
