import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { holdRequests } from '../hold-chunk'
import { servePluginsPage } from './plugins-page'

test.use({ siteOptions: {} })

/** Listens for the page's load through jQuery, in two ways, and without it. */
const listens = (who: string) => `jQuery(window).on('load', () => log.push('${who}: on'))
  jQuery(window).one('load', () => log.push('${who}: one'))
  addEventListener('load', () => log.push('${who}: itself'))
  jQuery(() => log.push('${who}: ready ' + document.readyState))
  document.addEventListener('DOMContentLoaded', () => log.push('${who}: read'))`
/** The page's own script, which runs while the page is read; one of its listeners stops those after it. */
const OWN = `<script>self.log = []
  jQuery(window).on('load', () => log.push('page: load ' + document.readyState))
  document.addEventListener('readystatechange', () => log.push('page: ' + document.readyState))
  addEventListener('load', (event) => event.stopImmediatePropagation())</script>`
const PICTURE = '<img alt="" src="/picture.svg">'
const FILES = ['early', 'late']
const READ = [...FILES.map((who) => `${who}: read`), ...FILES.map((who) => `${who}: ready interactive`)]
const LOADED = [...FILES.flatMap((who) => [`${who}: on`, `${who}: one`]), ...FILES.map((who) => `${who}: itself`)]
const PAGE = ['page: interactive', 'page: complete', 'page: load complete']

/** Our script is missing, so what was held runs as soon as the page has been read. */
async function open(page: Page, body: string): Promise<void> {
  await page.route('**/skerry.js', (route) => route.fulfill({ status: 404, body: '' }))
  for (const who of FILES)
    await page.route(`**/${who}.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: listens(who) }))
  const after = FILES.map((who) => `<script type="skerry/held" src="/${who}.js"></script>`).join('')
  await servePluginsPage(page, { stays: /jquery\/jquery/, body, after })
  await page.goto('/living/', { waitUntil: 'commit' })
}
const logOf = (page: Page) => page.evaluate(() => (window as unknown as { log?: string[] }).log ?? [])

test('if a page loads after its held scripts have run, every listener is called once, in the usual order', async ({ page }) => {
  const picture = await holdRequests(page, '**/picture.svg', 'fails')
  await open(page, OWN + PICTURE)
  await expect.poll(() => logOf(page)).toContain('late: ready interactive')
  await picture.release()
  await expect.poll(() => logOf(page)).toContain('late: itself')
  expect(await logOf(page)).toEqual([PAGE[0], ...READ, ...PAGE.slice(1), ...LOADED])
})

test('if a page loads while its held scripts run, every listener is called once, and finds the page as it is', async ({ page }) => {
  await open(page, OWN)
  await expect.poll(() => logOf(page)).toContain('late: itself')
  expect((await logOf(page)).sort()).toEqual([...PAGE, ...READ, ...LOADED].sort())
})
