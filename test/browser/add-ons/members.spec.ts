import { expect, test } from '../harness'
import { INLINE, ourTag } from '../takeover/site'
import { MEMBERS } from './members'
import { PACK_FILES, packPage } from './page'

test.use({ siteOptions: {} })

const ALL = Object.values(MEMBERS).flat()
/** An add-on's file that notes at four moments which of these have no value. */
const LOOK = `(() => {
  const all = ${JSON.stringify(ALL)}
  const look = (when) => { (window.missing ??= {})[when] = all.filter((name) => { try { return (0, eval)(name) == null } catch { return true } }) }
  look('evaluation')
  jQuery(() => look('ready'))
  jQuery(window).on('elementor/frontend/init', () => look('init'))
  addEventListener('load', () => setTimeout(() => look('later'), 500))
})()`

for (const file of ['', ' defer'])
  test(`on a taken page an add-on’s${file} file finds each member of the builder’s runtime when the builder has it`, async ({ page }) => {
    const { head, body } = packPage({
      ours: INLINE + ourTag(' data-takeover data-takeover-allow="own-*"'),
      print: (path) => `<script${file} src="${path.endsWith('pack.js') ? '/look.js' : path}?ver=3.29.2"></script>`,
    })
    await page.route(/\/pack\/(\?|$)/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${head}<body>${body}`,
      }),
    )
    await page.route('**/look.js?*', (route) => route.fulfill({ contentType: 'text/javascript', body: LOOK }))
    await page.route(
      (url) => url.pathname in PACK_FILES,
      (route) => route.fulfill({ contentType: 'text/javascript', body: PACK_FILES[new URL(route.request().url()).pathname] }),
    )
    await page.goto('/pack/')
    const missing = () => page.evaluate(() => (window as unknown as { missing?: Record<string, string[]> }).missing)
    await expect.poll(missing).toHaveProperty('later')
    const { evaluation = [], ready, init, later } = (await missing()) ?? {}
    expect(evaluation.filter((name) => !MEMBERS.ready.includes(name))).toEqual([])
    // A deferred file may find jQuery ready at once.
    if (!file) expect(ready).toEqual([])
    expect({ init, later }).toEqual({ init: [], later: [] })
  })
