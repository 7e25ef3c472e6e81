import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build as esbuild } from 'esbuild'
import type { Page } from 'playwright/test'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { createServer, build as vite } from 'vite'
import { bin } from '../../../scripts/process'
import { expect, test } from '../harness'
import { BODY, filesIn, makeProjects, putPage, type Release, root, unzip } from './projects'

test.describe.configure({ mode: 'default', timeout: 120_000 })

let folder = ''
let release: Release
const at = (...parts: string[]) => path.join(folder, ...parts)
const installed = (...parts: string[]) => at('node_modules/skerry', ...parts)

test.beforeAll(() => {
  ;({ folder, release } = makeProjects())
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
/** Serves a folder's files as another host, and allows cross-origin use. */
const serveFolder = (page: Page, host: string, from: string) =>
  page.route(`${host}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const file = path.join(from, pathname === '/' ? 'index.html' : pathname)
    if (!existsSync(file)) return route.fulfill({ status: 404, body: '' })
    const headers = { 'content-type': TYPES[path.extname(file)] ?? 'text/plain', 'access-control-allow-origin': '*' }
    return route.fulfill({ headers, body: readFileSync(file) })
  })

/** What every project must do: a popup opens by its button and from code, and a slider turns. */
async function works(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Summer' })
  await page.getByRole('button', { name: 'Offer' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const first = page.locator('[data-widget=slider]').getByText('One')
  await expect(first).toBeInViewport()
  await page.locator('.skerry-slider-next').click()
  await expect(first).not.toBeInViewport()
  await page.evaluate(() => (globalThis as unknown as { open: () => void }).open())
  await expect(dialog).toBeVisible()
}

test('the package is what npm, bundlers and TypeScript expect', async () => {
  const { messages, pkg } = await publint({ pkgDir: installed(), pack: false, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  const untyped = Object.keys(pkg.exports).filter((entry) => /\.(css|json)$/.test(entry))
  const args = [release.tarball, '--profile', 'esm-only', '--no-emoji', '--exclude-entrypoints', ...untyped]
  const attw = spawnSync(process.execPath, [bin('@arethetypeswrong/cli', 'attw'), ...args], { cwd: root, encoding: 'utf8' })
  expect(attw.status, attw.stdout).toBe(0)
  // That types are found in either way of resolution, the line above says.
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom',
    '--types',
    '',
    '--ignoreConfig',
    '--module',
    'nodenext',
  ]
  const { stdout } = spawnSync(process.execPath, [bin('typescript', 'tsc'), ...options, 'typed.ts'], { cwd: folder, encoding: 'utf8' })
  expect(stdout).toBe('')
})

test('every file that the package names is in it, and nothing useless', () => {
  const files = filesIn(installed())
  for (const file of files.filter((name) => /^dist\/(chunks\/[^/]*|skerry(\.all|\.runtime)?)\.js$/.test(name)))
    expect(files, file).toContain(`${file}.map`)
  const { unpkg, jsdelivr, 'web-types': webTypes } = JSON.parse(readFileSync(installed('package.json'), 'utf8'))
  const named = [unpkg, jsdelivr, webTypes, 'LICENSE', 'README.md', 'CHANGELOG.md', 'embed/snippet.html', 'embed/takeover.html']
  for (const file of [...named, 'dist/skerry.builder.css', 'dist/schema/popup.json', 'dist/skerry.html-data.json'])
    expect(files).toContain(file.replace('./', ''))
  expect(files.filter((file) => /^(src|scripts|test|demo)\/|meta\.json|\.zip$|\.tsx?$/.test(file.replace(/\.d\.ts$/, '')))).toEqual([])
})

/** The package's command, as npx runs it. */
function skerry(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [installed('dist/cli/skerry.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('its command says what it can do, checks pages, and puts the tag into one that works', async ({ page, problems }) => {
  expect(skerry('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('check <page') })
  for (const command of ['check', 'init', 'adopt'])
    expect(skerry(command, '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining(`skerry ${command} <`) })
  expect(skerry('--version').stdout).toBe(`${JSON.parse(readFileSync(installed('package.json'), 'utf8')).version}\n`)
  expect(skerry('chek')).toMatchObject({ status: 2, stderr: expect.stringContaining('“chek”') })
  expect(skerry('check', 'nowhere.html')).toMatchObject({ status: 2, stderr: 'There is no nowhere.html.\n' })
  expect(skerry('check', 'http://localhost:9/')).toMatchObject({ status: 2, stdout: expect.stringContaining('cannot be read') })

  writeFileSync(
    at('site.html'),
    `<!doctype html><html lang="en"><head><title>t</title><link rel="icon" href="data:,"></head><body>${BODY}</body></html>`,
  )
  expect(skerry('init', 'site.html')).toMatchObject({ status: 0, stdout: 'site.html has the tag now.\nSkerry’s files are in skerry.\n' })
  expect(skerry('init', 'site.html').stdout).toContain('has the tag already')
  expect(skerry('check', 'site.html')).toMatchObject({ status: 0, stdout: expect.stringContaining('driven      popup, slider\n') })
  await serveFolder(page, 'http://site.test', folder)
  await page.goto('http://site.test/site.html')
  await page.evaluate("globalThis.open = () => Skerry.popup.show('summer')")
  await works(page)
  expect(problems()).toEqual([])
})

test('its command judges a builder’s page as the plugin does, from a file and from a server, and adopts it', async () => {
  const main = 'wp-content/plugins/elementor/assets/js/frontend.min.js'
  const body = `<div class="elementor-element" data-element_type="widget" data-widget_type="heading.default" data-settings='{"sticky":"tpo"}'></div>`
  const html = `<!doctype html><html><head><title>t</title></head><body>\n${body}<script id="elementor-frontend-js-before">var elementorFrontendConfig = {"version":"3.21.6"};</script><script src="/${main}"></script></body></html>`
  const files: Record<string, string> = {
    '/index.html': html,
    [`/${main}`]: '/* main */',
    '/orbit.html': html.replace('</div>', '</div><div data-element_type="e-orbit" data-e-type="e-orbit"></div>'),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at('export', name)), { recursive: true })
    writeFileSync(at('export', name), text)
  }
  const judged = (...args: string[]) =>
    JSON.parse(skerry('check', '--json', ...args).stdout) as {
      page: string
      verdict: { code: string; before: object }
      mistakes: object[]
    }[]
  const fromFiles = judged('export')
  expect(fromFiles.map(({ page, verdict }) => [page, verdict.code])).toEqual([
    ['export/index.html', 'taken'],
    ['export/orbit.html', 'left'],
  ])
  expect(fromFiles[0]?.mistakes).toMatchObject([{ line: 2, field: 'sticky', column: 110 }])
  expect(skerry('check', 'export')).toMatchObject({ status: 1, stdout: expect.stringContaining('2 pages, 2 mistakes.') })
  const server = createHttpServer((request, response) =>
    response.writeHead(files[request.url ?? ''] ? 200 : 404).end(files[request.url ?? '']),
  )
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const { port } = server.address() as AddressInfo
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [installed('dist/cli/skerry.js'), 'check', '--json', `http://localhost:${port}/index.html`],
    { cwd: folder },
  ).catch((error) => error)
  server.close()
  expect(JSON.parse(stdout)[0]).toMatchObject({ verdict: fromFiles[0]?.verdict, mistakes: fromFiles[0]?.mistakes })
  expect(skerry('adopt', 'export', '--out', 'adopted')).toMatchObject({ status: 0, stdout: expect.stringContaining('1 of 2 pages taken') })
  expect(readFileSync(at('adopted/index.html'), 'utf8')).toContain('skerry/skerry.js')
  expect(filesIn(at('adopted/skerry')).filter((file) => file.endsWith('.map'))).toEqual([])
})

test('on a server it does nothing and does not throw', () => {
  const say = (code: string) => execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' })
  const use =
    "start({ base: '/x/' }); stop(); scan(); unmount(); popup.show('a'); popup.hide('a'); await popup.explain('a'); await ready; console.log(typeof Skerry)"
  // What Node resolves, and what it would get from a bundler that uses the browser's files on a server.
  for (const file of ['skerry/runtime', './node_modules/skerry/dist/skerry.runtime.js', './node_modules/skerry/dist/skerry.module.js'])
    expect(say(`import { popup, ready, scan, start, stop, unmount } from '${file}'; ${use}`)).toBe('undefined\n')
})

test('it works in a Vite project, in the build and in development', async ({ page, problems }) => {
  await vite({ root: at('vite'), logLevel: 'error', build: { outDir: at('vite/out') } })
  await serveFolder(page, 'http://vite.test', at('vite/out'))
  await page.goto('http://vite.test/')
  await works(page)
  const server = await createServer({
    root: at('vite'),
    logLevel: 'error',
    cacheDir: at('vite/cache'),
    server: { port: 0, host: 'localhost' },
  })
  try {
    await server.listen()
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await works(page)
  } finally {
    await server.close()
  }
  expect(problems()).toEqual([])
})

for (const splitting of [true, false])
  test(`it works in an esbuild project, ${splitting ? 'in parts' : 'as one file'}`, async ({ page, problems }) => {
    const outdir = at('esbuild', String(splitting))
    await esbuild({ absWorkingDir: at('esbuild'), entryPoints: ['main.js'], bundle: true, splitting, format: 'esm', minify: true, outdir })
    putPage(outdir, 'main.js', 'main.css')
    await serveFolder(page, 'http://esbuild.test', outdir)
    await page.goto('http://esbuild.test/')
    await works(page)
    const next = page.locator('.skerry-slider-next')
    await page.evaluate('stop()')
    await expect(next).toHaveCount(0)
    await page.evaluate('start()')
    await expect(next).toHaveCount(1)
    expect(problems()).toEqual([])
  })

test('it works in a server-rendered project, whose server bundle has none of it', async ({ page, problems }) => {
  const common = { root: at('ssr'), logLevel: 'error', configFile: false } as const
  await vite({ ...common, ssr: { noExternal: ['skerry'] }, build: { ssr: 'server.js', outDir: at('ssr/server') } })
  await vite({
    ...common,
    build: {
      outDir: at('ssr/client'),
      rolldownOptions: { input: at('ssr/client.js'), output: { entryFileNames: 'client.js', assetFileNames: 'client[extname]' } },
    },
  })
  const { render } = await import(pathToFileURL(at('ssr/server/server.js')).href)
  const html = await render()
  expect(html).toContain('data-popup-open')
  expect(filesIn(at('ssr/server'))).toEqual(['server.js'])
  expect(readFileSync(at('ssr/server/server.js')).length).toBeLessThan(5000)
  putPage(at('ssr/client'), 'client.js', 'client.css', `<div id="root">${html}</div><div data-widget="slidr"></div>`)
  await serveFolder(page, 'http://ssr.test', at('ssr/client'))
  // `start` takes the tag's options and reports mistakes in them.
  const named = page.waitForEvent('console', (message) => message.text().includes('did you mean slider'))
  await page.goto('http://ssr.test/')
  await works(page)
  await named
  expect(problems('did you mean slider')).toEqual([])
})

test.describe('from a CDN, without a bundler', () => {
  const CDN = 'http://cdn.test/npm/skerry@0.1.0'
  const open = "globalThis.open = () => Skerry.popup.show('summer')"
  for (const [what, tags] of [
    ['a classic tag', `<script defer src="${CDN}/dist/skerry.js"></script><script>${open}</script>`],
    ['a module', `<script type="module">import '${CDN}/dist/skerry.module.js'; ${open}</script>`],
    [
      'a module that is told where the chunks are',
      `<script type="module">import { start } from 'http://own.test/dist/skerry.runtime.js'; start({ base: '${CDN}/dist' }); ${open}</script>`,
    ],
  ] as const)
    test(`${what} works`, async ({ page, problems }) => {
      await page.route(`${CDN}/**`, (route) => {
        const { pathname } = new URL(route.request().url())
        const body = readFileSync(installed(pathname.replace('/npm/skerry@0.1.0/', '')))
        return route.fulfill({ headers: { 'content-type': TYPES[path.extname(pathname)] ?? '', 'access-control-allow-origin': '*' }, body })
      })
      await serveFolder(page, 'http://own.test', installed())
      await page.route('http://page.test/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><title>t</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${CDN}/dist/skerry.css">${BODY}${tags}</html>`,
        }),
      )
      const chunks: string[] = []
      page.on('request', (request) => void (request.url().includes('/chunks/') && chunks.push(new URL(request.url()).host)))
      await page.goto('http://page.test/')
      await works(page)
      expect(new Set(chunks)).toEqual(new Set(['cdn.test']))
      expect(problems()).toEqual([])
    })
})

test('an update does not disturb visitors with a cached old script', async ({ page, problems }) => {
  mkdirSync(at('update'))
  writeFileSync(
    at('update/index.html'),
    `<!doctype html><html lang="en"><head><title>t</title><link rel="icon" href="data:,"></head><body>${BODY}</body></html>`,
  )
  skerry('init', 'update/index.html')
  // The current files become an older version, with another hash in their names.
  const [, hash = ''] = /-([0-9a-f]{8})\.js$/.exec(filesIn(at('update/skerry/chunks'))[0] ?? '') ?? []
  const older = '0'.repeat(8)
  for (const file of filesIn(at('update/skerry/chunks')))
    renameSync(at('update/skerry/chunks', file), at('update/skerry/chunks', file.replace(hash, older)))
  const core = readFileSync(at('update/skerry/skerry.js'), 'utf8').replaceAll(hash, older)
  expect(skerry('init', 'update/index.html')).toMatchObject({ status: 0 })
  await serveFolder(page, 'http://update.test', at('update'))
  const chunks: string[] = []
  page.on(
    'response',
    (response) => void (/\/chunks\//.test(response.url()) && chunks.push(`${response.status()} ${/-(\w+)\.js/.exec(response.url())?.[1]}`)),
  )
  const open = () => page.evaluate("globalThis.open = () => Skerry.popup.show('summer')")
  await page.goto('http://update.test/')
  await open()
  await works(page)
  expect(new Set(chunks.splice(0))).toEqual(new Set([`200 ${hash}`]))
  // The same page with the cached script.
  await page.route('**/skerry/skerry.js', (route) => route.fulfill({ contentType: 'text/javascript', body: core }))
  await page.goto('http://update.test/')
  await open()
  await works(page)
  expect(new Set(chunks)).toEqual(new Set([`200 ${older}`]))
  expect(problems()).toEqual([])
})

test('a dry-run release makes a zip whose page works from disk, and a package that can be published', async ({ page, problems }) => {
  // Its other checks have their own tests.
  const { version, said, zip } = release
  for (const check of ['versions', 'what has changed', 'licences']) expect(said).toContain(`✓ ${check}`)
  unzip(zip, at('zip'))
  const files = filesIn(at('zip', `skerry-${version}`))
  for (const [, file] of readFileSync(at('zip', `skerry-${version}/HASHES.txt`), 'utf8').matchAll(/^sha384-\S{64} {2}(.+)$/gm))
    expect(files).toContain(file)
  expect(files).toEqual(
    expect.arrayContaining(['index.html', 'skerry.js', 'skerry.css', 'skerry-wordpress.zip', 'LICENSE', 'THIRD-PARTY.md']),
  )
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  await page.goto(pathToFileURL(at('zip', `skerry-${version}/index.html`)).href)
  await page.getByRole('button', { name: 'Open the popup' }).click()
  await expect(page.getByRole('dialog', { name: 'Hello' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.skerry-slider-next').click()
  await expect(page.getByText('press its arrows')).toBeInViewport()
  await page.getByRole('tab', { name: 'On WordPress' }).click()
  await expect(page.getByText('It starts for administrators only')).toBeVisible()
  expect(problems()).toEqual([])
  const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8'))
  expect(manifest).toMatchObject({ name: 'skerry', version, bin: { skerry: 'dist/cli/skerry.js' } })
  expect(manifest).not.toHaveProperty('private')
  expect(manifest).not.toHaveProperty('scripts')
})
