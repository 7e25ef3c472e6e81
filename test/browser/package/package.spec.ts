import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as esbuild } from 'esbuild'
import type { Page } from 'playwright/test'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { createServer, build as vite } from 'vite'
import { bin } from '../../../scripts/process'
import { expect, test } from '../harness'
import { BODY, filesIn, makeProjects, putPage, root } from './projects'

test.describe.configure({ mode: 'default', timeout: 120_000 })

let folder = ''
let tarball = ''
const at = (...parts: string[]) => path.join(folder, ...parts)
const installed = (...parts: string[]) => at('node_modules/skerry', ...parts)

test.beforeAll(() => {
  ;({ folder, tarball } = makeProjects())
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
/** Answers for a host with the files of a folder, as a server does that allows others to use them. */
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
  // It fails with an exit code of its own.
  const entries = ['--profile', 'esm-only', '--exclude-entrypoints', './skerry.css', './package.json']
  execFileSync(process.execPath, [bin('@arethetypeswrong/cli', 'attw'), tarball, ...entries, '--no-emoji'], { cwd: root })
  for (const resolution of ['bundler', 'nodenext']) {
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext'
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom', '--types', '', '--ignoreConfig']
    execFileSync(
      process.execPath,
      [bin('typescript', 'tsc'), ...options, '--module', module, '--moduleResolution', resolution, 'typed.ts'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
  }
})

test('every file that the package names is in it, and nothing that is of no use to anybody', () => {
  const files = filesIn(installed())
  for (const file of files.filter((name) => /^dist\/(chunks\/[^/]*|skerry(\.all|\.runtime)?)\.js$/.test(name)))
    expect(files, file).toContain(`${file}.map`)
  const { unpkg, jsdelivr } = JSON.parse(readFileSync(installed('package.json'), 'utf8'))
  for (const file of [unpkg, jsdelivr, 'LICENSE', 'README.md', 'CHANGELOG.md', 'embed/snippet.html', 'embed/takeover.html'])
    expect(files).toContain(file.replace('./', ''))
  expect(files.filter((file) => /^(src|scripts|test|demo)\/|meta\.json|\.zip$|\.tsx?$/.test(file.replace(/\.d\.ts$/, '')))).toEqual([])
})

test('on a server it does nothing, and throws nothing', () => {
  const say = (code: string) => execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' })
  const use =
    "start({ base: '/x/' }); stop(); scan(); unmount(); popup.show('a'); popup.hide('a'); await popup.explain('a'); await ready; console.log(typeof Skerry)"
  // What Node resolves, and what it would get from a bundler that takes the browser's files for a server.
  for (const file of ['skerry/runtime', './node_modules/skerry/dist/skerry.runtime.js', './node_modules/skerry/dist/skerry.module.js'])
    expect(say(`import { popup, ready, scan, start, stop, unmount } from '${file}'; ${use}`)).toBe('undefined\n')
})

test('in a project with Vite it works, built and while it is developed', async ({ page, problems }) => {
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
  test(`in a project with esbuild it works, ${splitting ? 'in parts' : 'as one file'}`, async ({ page, problems }) => {
    const outdir = at('esbuild', String(splitting))
    await esbuild({ absWorkingDir: at('esbuild'), entryPoints: ['main.js'], bundle: true, splitting, format: 'esm', minify: true, outdir })
    putPage(outdir, 'main.js', 'main.css')
    await serveFolder(page, 'http://esbuild.test', outdir)
    await page.goto('http://esbuild.test/')
    await works(page)
    expect(problems()).toEqual([])
  })

test('in a project with a server that renders it works, and the server carries none of it', async ({ page, problems }) => {
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
  putPage(at('ssr/client'), 'client.js', 'client.css', `<div id="root">${html}</div>`)
  await serveFolder(page, 'http://ssr.test', at('ssr/client'))
  await page.goto('http://ssr.test/')
  await works(page)
  expect(problems()).toEqual([])
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
