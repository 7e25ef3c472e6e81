import type { Page } from 'playwright/test'
import { inlineScripts } from '../../../scripts/build/plugin'
import { expect, test } from '../harness'
import { servePluginsPage } from './plugins-page'
import { ACCORDION, driverOf, INLINE, openSite, ourTag, serveSite } from './site'

test.use({ siteOptions: {} })

/** The page's own names, of libraries and of minifiers. */
const OWN = `<script>const L = 'map', S = 1; let e = 2; var _ = 'underscore', h = 3; self.before = Object.getOwnPropertyNames(self)</script>`
const ownNames = (page: Page) => page.evaluate('[L, S, e, _, h].join()')
/** What the page's own files add, and this test. */
const PAGES_OWN = ['before', 'log', '$', 'jQuery']
/** What has been added since, but for our names and those that scripts of existing sites expect (src/compat). */
const added = async (page: Page) =>
  (await page.evaluate<string[]>('Object.getOwnPropertyNames(self).filter((name) => !before.includes(name))')).filter(
    (name) => !/^skerry|^elementor/i.test(name) && !PAGES_OWN.includes(name),
  )

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'the tag': (page) => openSite(page, { ours: OWN + INLINE + ourTag(), head: '' }),
  'the tag, with the inline part as a file': (page) =>
    openSite(page, { ours: `${OWN}<script src="/skerry.takeover.js"></script>${ourTag()}` }),
  'the tag alone': (page) => openSite(page, { ours: `${OWN}<script defer src="/skerry.js"></script>`, runtime: '' }),
  'all in one file': (page) => openSite(page, { ours: `${OWN}<script defer src="/skerry.all.js"></script>`, runtime: '' }),
  'the module': (page) => openSite(page, { ours: `${OWN}<script type="module">import '/skerry.module.js'</script>`, runtime: '' }),
  'the runtime as a module': (page) =>
    openSite(page, { ours: `${OWN}<script type="module">import { start } from '/skerry.runtime.js'; start()</script>`, runtime: '' }),
  'the plugin': async (page) => {
    await servePluginsPage(page, { head: OWN })
    await page.goto('/living/')
  },
}
for (const [way, open] of Object.entries(WAYS))
  test(`${way} adds no names to the page’s own`, async ({ page, problems }) => {
    await open(page)
    await expect.poll(() => driverOf(page)).toBe('Skerry')
    expect(await ownNames(page)).toBe('map,1,2,underscore,3')
    expect(await added(page)).toEqual([])
    // The page itself names a list that it has not; its filter says so once it has started.
    expect(problems(/selected_element/)).toEqual([])
  })

test('neither do the inline scripts that the plugin and `adopt` print, one after the other', async ({ page, problems }) => {
  const scripts = Object.values(await inlineScripts()).map((code) => `<script>${code}</script>`)
  await serveSite(page, { ours: OWN + scripts.join(''), runtime: '', body: ACCORDION })
  await page.goto('/takeover/')
  expect(await ownNames(page)).toBe('map,1,2,underscore,3')
  expect(await added(page)).toEqual([])
  expect(problems('skerry.js')).toEqual([])
})
