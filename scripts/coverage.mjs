/**
 * npm run coverage:widgets -- [--write] [folder-or-file…]
 * Says of saved pages which of the builder's widgets, behaviours and settings Skerry drives, which need no script, and which it leaves to
 * others. `--write` writes embed/COVERAGE.md anew, with what the pages in ../shared say where they are there.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { Window } from 'happy-dom'
import { countPage, emptyCounts, namesInSource } from './coverage-pages.mjs'
import { coverageDocument, measuredBefore, measuredPart, reportLines } from './coverage-report.mjs'
import { fail, isMain, parseArgs, root, shared } from './process.ts'

const FILE = path.join(root, 'embed/COVERAGE.md')

/** The HTML files that the paths name, folders without their folders. */
export const htmlFiles = (paths) =>
  paths.flatMap((each) =>
    statSync(each).isDirectory()
      ? readdirSync(each)
          .filter((name) => /\.html?$/i.test(name))
          .sort()
          .map((name) => path.join(each, name))
      : each,
  )

/** What embed/COVERAGE.md is measured on. */
export const realPages = () =>
  htmlFiles(['corpus', 'fixtures'].map((name) => path.join(shared, name)).filter((folder) => existsSync(folder)))

/** A document of a page's HTML; nothing in it runs or is loaded. What draws and styles is left out, for it takes most of the time. */
export const parsePage = (html, { DOMParser }) =>
  new DOMParser().parseFromString(html.replace(/<(svg|style|script)\b[\s\S]*?<\/\1>/gi, ''), 'text/html')

/** The counts of all of these files together. `source` is what `readSource` returns. */
export function countFiles(files, window, source) {
  const counts = emptyCounts()
  for (const file of files) countPage(parsePage(readFileSync(file, 'utf8'), window), counts, source)
  return counts
}

/** A window without a page, in which nothing runs. */
export const openWindow = () => new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })

/**
 * `{ table, declared, scripted, names, element }`: src/builder/coverage.ts, the declarations of our widgets and what they say together of the
 * builder's, from the source as it is, and a maker of samples.
 */
export async function readSource(window) {
  const contents = ['src/widgets/common-widgets', 'src/widgets/rare-widgets', 'src/builder/coverage']
    .map((file) => `export * from './${file}'`)
    .join('\n')
  const onlyDeclarations = {
    name: 'only-declarations',
    setup: ({ onResolve }) =>
      onResolve({ filter: /.*/ }, ({ kind, path: file }) => (kind === 'dynamic-import' ? { path: file, external: true } : undefined)),
  }
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { __VERSION__: '""', __CHUNKS__: '""' },
    plugins: [onlyDeclarations],
  })
  // The modules look at the page they are on as soon as they are evaluated.
  for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) globalThis[name] = window[name]
  const source = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
  const element = (type, settings = '') => {
    const el = window.document.createElement('div')
    el.setAttribute('data-widget_type', type)
    el.setAttribute('data-settings', settings)
    return el
  }
  const declared = [...source.commonWidgets, ...source.rareWidgets]
  return { table: source, declared, scripted: source.scriptedWidgets(declared), names: namesInSource(), element }
}

async function main() {
  const { _: paths, write } = parseArgs({ flags: ['write'] })
  const missing = paths.find((each) => !existsSync(each))
  if (missing) fail(`There is no ${missing}.`)
  if (!paths.length && !write) fail('Usage: npm run coverage:widgets -- [--write] [folder-or-file…]')
  const window = openWindow()
  const source = await readSource(window)
  if (paths.length) console.log(reportLines(countFiles(htmlFiles(paths), window, source)).join('\n'))
  if (!write) return
  const pages = realPages()
  if (!pages.length) console.log('../shared is not there: what was measured stays as it was.')
  const measured = pages.length ? measuredPart(countFiles(pages, window, source)) : measuredBefore(readFileSync(FILE, 'utf8'))
  writeFileSync(FILE, coverageDocument(source, measured))
}

if (isMain(import.meta)) {
  await main()
  process.exit()
}
