/**
 * npm run coverage:widgets -- [--write] [folder-or-file…]
 * Says of saved pages which of the builder's widgets, behaviours and settings Skerry drives, which need no script, and which it leaves to
 * others. `--write` writes embed/COVERAGE.md anew, with what the pages in ../shared say where they are there.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Window } from 'happy-dom'
import type * as Table from '../../src/builder/coverage'
import type { Widget } from '../../src/runtime/widget'
import { fail, isMain, parseArgs, root, shared } from '../process'
import { countPage, emptyCounts, namesInSource } from './coverage-pages'
import { coverageDocument, measuredBefore, measuredPart, reportLines } from './coverage-report'
import { importSource } from './source'

/** By what pages are judged. */
export interface Source {
  /** src/builder/coverage.ts */
  table: typeof Table
  /** All our widgets. */
  declared: Widget[]
  /** What they say together of the builder's. */
  scripted: Record<string, string>
  /** Every name in the source of the widgets. */
  names: Set<string>
  /** A sample of a builder's widget. */
  element(type: string, settings?: string): Element
}

const FILE = path.join(root, 'embed/COVERAGE.md')

/** The HTML files that the paths name, folders without their folders. */
export const htmlFiles = (paths: string[]) =>
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
export const parsePage = (html: string, { DOMParser }: Window) =>
  // As much of a document as is asked for.
  new DOMParser().parseFromString(html.replace(/<(svg|style|script)\b[\s\S]*?<\/\1>/gi, ''), 'text/html') as unknown as Document

/** The counts of all of these files together. `source` is what `readSource` returns. */
export function countFiles(files: string[], window: Window, source: Source) {
  const counts = emptyCounts()
  for (const file of files) countPage(parsePage(readFileSync(file, 'utf8'), window), counts, source)
  return counts
}

/** A window without a page, in which nothing runs. */
export const openWindow = () => new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })

/** For modules that look at the page they are on as soon as they are evaluated. */
export function lendGlobals(window: Window) {
  for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) Reflect.set(globalThis, name, Reflect.get(window, name))
}

/** Reads the source as it is; of our widgets the declarations, without the code that they load. */
export async function readSource(window: Window): Promise<Source> {
  const contents = ['src/widgets/common-widgets', 'src/widgets/rare-widgets', 'src/builder/coverage']
    .map((file) => `export * from './${file}'`)
    .join('\n')
  lendGlobals(window)
  const source = await importSource(contents)
  const element = (type: string, settings = '') => {
    const el = window.document.createElement('div')
    el.setAttribute('data-widget_type', type)
    el.setAttribute('data-settings', settings)
    return el as unknown as Element
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
