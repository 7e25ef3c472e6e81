import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '../../../demo/server/serve'
import { readPage } from '../../../scripts/adopt/document'
import { readAll } from '../../../scripts/adopt/source'
import { root, runner } from '../../../scripts/process'
import { BEHAVIOURS, scriptedWidgets } from '../../../src/page/coverage'
import { expect, test } from '../harness'
import { inShared } from '../shared-folder'
import { ACCORDION, driverOf, FILES, logOf, RUNTIME, widget } from './site'

test.use({ siteOptions: {} })
test.describe.configure({ mode: 'serial' })

const JQUERY = '/wp-includes/js/jquery/jquery.min.js'
const INIT_LAST = [JQUERY, ...RUNTIME]
const tag = (src: string, to: string) => `<script src="${to}${src.slice(1)}?ver=3.21.6"></script>`
/** A page as a CMS prints it; `to` is the path from it to the export's root. */
const printed = (
  body: string,
  { to = '/', after = '' } = {},
) => `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Strona</title>
  <link rel="icon" href="data:,"><link rel="preload" as="script" href="${to}${RUNTIME[2]?.slice(1)}?ver=3.21.6">
  <script>window.log = []</script>${tag(JQUERY, to)}</head>
  <body><div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${body}</div>
  <script id="elementor-frontend-js-before">var elementorFrontendConfig = {"version":"3.21.6","urls":{"assets":""}};</script>
  ${RUNTIME.map((src) => tag(src, to)).join('\n  ')}
  ${after}</body></html>`

let folder = ''
const put = (name: string, text: string | Buffer) => {
  const file = path.join(folder, 'site', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const run = (...args: string[]) =>
  execFileSync(process.execPath, [runner, path.join(root, 'scripts/adopt/adopt.ts'), path.join(folder, 'site'), ...args], {
    encoding: 'utf8',
  })

let site: Awaited<ReturnType<typeof serve>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = mkdtempSync(path.join(tmpdir(), 'skerry-adopt-'))
  for (const [name, code] of Object.entries(FILES)) put(name, code)
  put('index.html', printed(ACCORDION))
  put('deep/er/index.html', printed(ACCORDION, { to: '../../', after: '<a id="own" onClick="jQuery(() => log.push(\'own\'))">a</a>' }))
  put('left/index.html', printed(ACCORDION, { after: '<script>if (self.never) elementorFrontend.wheel()</script>' }))
  put('cart/index.html', printed(widget('woocommerce-booking')))
  const sticky = '<div class="elementor-element" data-element_type="container" data-settings=\'{"sticky":"top"}\'>a</div>'
  put('handler/index.html', printed(sticky, { after: tag('/wp-content/plugins/elementor/assets/js/tabs-handler.min.js', '/') }))
  const table = run('--out', path.join(folder, 'out'))
  expect(table).toMatch(/^index\.html .*taken; driven by Skerry: accordion$/m)
  expect(table).toMatch(
    /^left\/index\.html .*left: a script uses what Skerry does not have: elementorFrontend\.wheel in if \(self\.never\)/m,
  )
  expect(table).toMatch(/^cart\/index\.html .*left: widgets that Skerry does not drive: woocommerce-booking$/m)
  expect(table).toMatch(/^handler\/index\.html .*taken$/m)
  expect(table).toContain('3 of 5 pages taken')
  site = await serve({ folder: path.join(folder, 'out') })
})
test.afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

for (const [where, needsJquery] of [
  ['/index.html', false],
  ['/deep/er/index.html', true],
] as const)
  test(`${where}: Skerry drives an adopted page, and none of the builder’s files is loaded`, async ({ page, problems }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(site.url + where)
    await expect.poll(() => driverOf(page)).toBe('Skerry')
    expect(asked.filter((address) => INIT_LAST.includes(address))).toEqual(needsJquery ? [JQUERY] : [])
    expect(asked.filter((address) => /skerry\.js/.test(address))).toEqual(['/skerry/skerry.js'])
    if (needsJquery) await page.locator('#own').click()
    await expect.poll(() => logOf(page)).toEqual(needsJquery ? ['jquery', 'own'] : [])
    expect(problems()).toEqual([])
  })

for (const [what, missing] of [
  ['our script cannot be loaded', '**/skerry.js'],
  ['a file of a widget cannot be loaded', '**/chunks/accordion-*.js'],
])
  test(`where ${what}, the builder’s own scripts run on an adopted page, in order`, async ({ page }) => {
    await page.route(missing as string, (route) => route.abort())
    await page.goto(`${site.url}/index.html`)
    await expect.poll(() => driverOf(page)).toBe('builder')
    expect((await logOf(page)).filter((line) => !/started|loaded/.test(line))).toEqual([
      'jquery',
      'runtime',
      'modules',
      'frontend',
      'handlers',
    ])
    await expect.poll(() => logOf(page)).toContain('started')
  })

test('pages that are left alone do not change by a byte, and work as before', async ({ page }) => {
  for (const name of ['left/index.html', 'cart/index.html', ...Object.keys(FILES)])
    expect(readFileSync(path.join(folder, 'out', name)).equals(readFileSync(path.join(folder, 'site', name)))).toBe(true)
  await page.goto(`${site.url}/left/index.html`)
  await expect.poll(() => driverOf(page)).toBe('builder')
})

test('nothing is written without --out or --write; --undo restores what was written in place', () => {
  test.setTimeout(120_000)
  const file = path.join(folder, 'site/index.html')
  const before = readFileSync(file)
  expect(run()).toContain('Nothing was written')
  expect(readFileSync(file).equals(before)).toBe(true)
  run('--write')
  expect(readFileSync(file).equals(readFileSync(path.join(folder, 'out/index.html')))).toBe(true)
  expect(run('--undo')).toContain('3 pages are as before')
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(folder).sort()).toEqual(['out', 'site'])
})

test('the command reads our selectors as the browser does', async ({ page }) => {
  test.setTimeout(120_000)
  const { declared, preloads } = await readAll()
  const judged = [
    ...Object.values(scriptedWidgets(declared)).filter(Boolean),
    ...Object.values(BEHAVIOURS),
    '.site-navigation li>ul',
    'p + p, h2 ~ p',
  ]
  const selectors = [...new Set([...declared.map(({ match }) => match), ...preloads.map(({ selector }) => selector), ...judged])]
  let sum = 0
  for (const name of ['landing', 'port', 'menu', 'gallery']) {
    const file = [`demo/${name}/index.html`, `demo/pages/${name}.html`]
      .map((each) => path.join(root, each))
      .find((each) => existsSync(each))
    const html = readFileSync(file as string, 'latin1')
    const read = readPage(html)
    const found = await page.evaluate(
      ([text, all]) => {
        const parsed = new DOMParser().parseFromString(text as string, 'text/html')
        return (all as string[]).map((selector) => parsed.querySelectorAll(selector).length)
      },
      [html, selectors] as const,
    )
    sum += found.reduce((all, n) => all + n)
    expect(selectors.map((selector) => read.querySelectorAll(selector).length)).toEqual(found)
  }
  expect(sum).toBeGreaterThan(500)
})

test('pages of a real CMS are taken, whichever of the widgets that Skerry drives they hold', () => {
  const fixtures = inShared('fixtures')
  test.skip(!existsSync(fixtures), 'there is no folder beside the repository with pages of a real CMS')
  test.setTimeout(120_000)
  const scripts = INIT_LAST.map((src) => tag(src, '/')).join('\n')
  rmSync(path.join(folder, 'site'), { recursive: true })
  for (const [name, code] of Object.entries(FILES)) put(name, code)
  const names = readdirSync(fixtures).filter((name) => name.endsWith('.html'))
  for (const name of names) put(name, readFileSync(path.join(fixtures, name), 'latin1').replace('</body>', `${scripts}\n</body>`))
  for (const name of ['atomic-tabs', 'interactions', 'atomic-plain'])
    put(`newer/${name}.html`, readFileSync(path.join(fixtures, `newer/${name}.html`), 'latin1').replace('</body>', `${scripts}\n</body>`))
  const wheel = '<div class="e-wheel-base" data-e-type="e-wheel"></div>'
  put('newer/wheel.html', readFileSync(path.join(folder, 'site/newer/atomic-plain.html'), 'latin1').replace('</body>', `${wheel}</body>`))
  const table = run()
  for (const name of [...names, 'newer/atomic-plain.html', 'newer/atomic-tabs.html', 'newer/interactions.html'])
    expect(table).toMatch(new RegExp(`^${name} .*taken(;|$)`, 'm'))
  expect(table).toMatch(/^newer\/wheel\.html .*left: widgets that Skerry does not drive: e-wheel/m)
})
