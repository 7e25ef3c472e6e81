/** Pages on which a take-over once went wrong, from the folder beside the repository: each says on top what it must show. */
import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { PACK_FILES } from '../add-ons/page'
import { expect, test } from '../harness'
import { inShared } from '../shared-folder'
import { INLINE, ourTag, takeoverOf } from './site'

test.use({ siteOptions: {} })
const FOLDER = inShared('cases/takeover')
test.skip(!existsSync(FOLDER), 'There are no saved pages here.')

/** Libraries of the CMS that the folder leaves out. */
const LIBRARIES: Record<string, string> = {
  '/wp-includes/js/dist/vendor/moment.min.js': `window.moment = () => ({ format: () => 'formatted' })`,
  '/wp-includes/js/dist/vendor/lodash.min.js': 'window._ = { noConflict: () => ({}) }',
}
/** The places of our tags, with and without theirs. */
const OURS =
  /@@HEAD@@|<!-- (the line of )?embed\/takeover\.html( here)? -->(<script async src="\/(skerry\/)?skerry\.js" data-takeover><\/script>)?/

/** Opens a page of the folder; files come from its own, else from the stand-ins for the builder's. */
async function open(page: Page, name: string): Promise<string[]> {
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  const folder = name.includes('/') ? `${FOLDER}/${name.replace(/\/.*/, '')}` : FOLDER
  const tags = name.startsWith('tag-script') ? INLINE : INLINE + ourTag(' data-takeover data-takeover-allow="own-*"')
  const html = readFileSync(`${FOLDER}/${name}.html`, 'utf8').replace(OURS, () => tags)
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/case') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    const own = `${folder}${pathname.replace('/wp-content/plugins/own-addon/', '/')}`
    const body = existsSync(own) ? readFileSync(own, 'utf8') : (LIBRARIES[pathname] ?? PACK_FILES[pathname])
    if (body !== undefined) return route.fulfill({ contentType: pathname.endsWith('.css') ? 'text/css' : 'text/javascript', body })
    return pathname.startsWith('/wp-') ? route.fulfill({ status: 404 }) : route.fallback()
  })
  await page.goto('/case')
  return warnings
}

for (const [name, shows] of [
  ['async-needs-jquery/taken', 'slider alive'],
  ['async-needs-jquery/given', 'slider alive'],
  ['stylesheet-never/no-href', 'other script alive, ready'],
  ['stylesheet-never/control-404', 'other script alive, ready'],
  ['hosts/debounce-this', '3,3'],
  ['hosts/swiper-base', 'plain ok, slider ok'],
] as const)
  test(`${name} shows “${shows}”`, async ({ page }) => {
    await open(page, name)
    await expect(page.locator('#out')).toHaveText(shows)
    expect((await takeoverOf(page))?.decision).toBe('taken')
  })

test('hosts/config-before-start: an add-on’s file has the configuration from the start', async ({ page }) => {
  await open(page, 'hosts/config-before-start')
  const seen = async () => JSON.parse((await page.locator('#out').textContent())?.replace('?', '{}') ?? '{}') as Record<string, string>
  await expect.poll(seen).toHaveProperty(['load.config.version'])
  const found = await seen()
  for (const when of ['eval', 'ready', 'init', 'load'])
    expect(found, when).toMatchObject({
      [`${when}.config.version`]: '3.29.2',
      [`${when}.experimentalFeatures`]: 'true',
      [`${when}.swiperClass`]: 'swiper',
      [`${when}.Base`]: 'function',
      [`${when}.SwiperBase`]: 'function',
      [`${when}.elementsHandler`]: 'object',
      [`${when}.breakpoints`]: 'object',
      [`${when}.elements`]: 'object',
      [`${when}.config.legacyMode`]: 'object',
    })
})

test('takeover-core-libraries: what inline scripts use of the CMS stays', async ({ page, problems }) => {
  const said = await open(page, 'takeover-core-libraries')
  await expect.poll(async () => (await takeoverOf(page))?.decision).toBe('taken')
  await expect(page).toHaveTitle('formatted')
  await expect.poll(() => said).toContain('object')
  expect(problems()).toEqual([])
})

test('tag-script-dies: the page is given back because of what happened, not after a time', async ({ page }) => {
  const said = await open(page, 'tag-script-dies')
  await expect.poll(() => said.join()).toContain('skerry.js did not start')
  await expect.poll(() => page.evaluate('typeof jQuery')).toBe('function')
  await expect(page.locator('script[type="skerry/held"]')).toHaveCount(0)
})
