/**
 * npm run coverage:widgets -- [--write] [folder-or-file…]
 * Says of saved pages which of the builder's widgets, behaviours and settings Skerry drives, which need no script, and which it leaves to
 * others. `--write` writes embed/COVERAGE.md anew, with what the pages in SKERRY_PAGES say where there are any.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Window } from 'happy-dom'
import type * as Table from '../../src/page/coverage'
import type { Coverage, Widget } from '../../src/runtime/widget'
import { fail, isMain, parseArgs, root, shared } from '../process'
import { countPage, emptyCounts, namesInSource } from './coverage-pages'
import { coverageDocument, measuredBefore, measuredPart, reportLines } from './coverage-report'
import { importDeclarations } from './declarations'
import { importSource } from './source'

/** What pages are judged by. */
export interface Source {
  /** src/page/coverage.ts */
  table: typeof Table
  /** All our widgets. */
  declared: Widget[]
  /** What their declarations say of the builder's types in words. */
  told: Coverage
  /** The builder's scripted widgets according to them. */
  scripted: Record<string, string>
  /** Every name in the widgets' source. */
  names: Set<string>
  /** Creates a sample of a builder's widget. */
  element(type: string, settings?: string): Element
}

const FILE = path.join(root, 'embed/COVERAGE.md')

/** The HTML files at these paths; folders are not recursive. */
export const htmlFiles = (paths: string[]) =>
  paths.flatMap((each) =>
    statSync(each).isDirectory()
      ? readdirSync(each)
          .filter((name) => /\.html?$/i.test(name))
          .sort()
          .map((name) => path.join(each, name))
      : each,
  )

/** The pages that embed/COVERAGE.md is based on. */
export const realPages = () =>
  htmlFiles(['corpus', 'fixtures'].map((name) => path.join(shared, name)).filter((folder) => existsSync(folder)))

/** Parses a page; nothing in it runs or loads. Omits drawings, styles and scripts, which take most of the time. */
export const parsePage = (html: string, { DOMParser }: Window) =>
  // The parts of a document that are used.
  new DOMParser().parseFromString(html.replace(/<(svg|style|script)\b[\s\S]*?<\/\1>/gi, ''), 'text/html') as unknown as Document

/** The combined counts of these files. `source` comes from `readSource`. */
export function countFiles(files: string[], window: Window, source: Source) {
  const counts = emptyCounts()
  for (const file of files) countPage(parsePage(readFileSync(file, 'utf8'), window), counts, source)
  return counts
}

/** A window without a page, in which nothing runs. */
export const openWindow = () => new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })

/** Provides globals for modules that read the page when evaluated. */
export function lendGlobals(window: Window) {
  for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) Reflect.set(globalThis, name, Reflect.get(window, name))
}

/** Reads the current source; of our widgets only the declarations, not the code they load. */
export async function readSource(window: Window): Promise<Source> {
  const contents = ['src/widgets/common-widgets', 'src/widgets/rare-widgets', 'src/page/coverage']
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
  const { told } = await importDeclarations()
  return { table: source, declared, told, scripted: source.scriptedWidgets(declared), names: namesInSource(), element }
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
  if (!pages.length) console.log('SKERRY_PAGES names no folder: what was measured stays as it was.')
  const measured = pages.length ? measuredPart(countFiles(pages, window, source)) : measuredBefore(readFileSync(FILE, 'utf8'))
  writeFileSync(FILE, coverageDocument(source, measured))
}

if (isMain(import.meta)) {
  await main()
  process.exit()
}
