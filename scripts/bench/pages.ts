/** The pages that `npm run bench` visits, and their stylesheets. Real pages are beside the repository only on some machines. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { editHtml } from '../../demo/server/html-edit'
import type { ServeOptions } from '../../demo/server/serve'
import { root, shared } from '../process'
import { textPage } from './text-page'

const fixture = (name: string) => path.join(shared, 'fixtures', name)
const PAGES: Record<string, string | undefined> = {
  'kitchen-sink': fixture('kitchen-sink.html'),
  landing: existsSync(fixture('pl-landing.html')) ? fixture('pl-landing.html') : path.join(root, 'demo/landing/index.html'),
  carousels: fixture('carousels.html'),
  popups: fixture('popups.html'),
  'ten-sliders': path.join(root, 'demo/pages/slider-ten.html'),
  text: undefined,
}
export const pageNames = Object.keys(PAGES)

const HEAVY = path.join(shared, 'bench/heavy-css.mjs')
/** The saved pages lack their stylesheets; this one positions their boxes. */
const LAYOUT = path.join(shared, 'oracle/layout.css')

export interface BenchPage {
  options: ServeOptions
  address: string
  name: string
  title: string
  css: string
  /** A builder page, which gets the small stylesheet that the plugin links. */
  isBuilders: boolean
}
interface SkippedPage {
  name: string
  skipped: string
}
/**
 * `{ name, title, css, options, address }` of every requested page, or `{ name, skipped }`. `wanted` are names from the list above or
 * files; `css` are files, `heavy` or `plain`. Generated files go to `folder`.
 */
export function pagesFor(wanted: string[], css: string[], folder: string) {
  const files = css.filter((one) => !/^(heavy|plain)$/.test(one)).map((one) => path.resolve(one))
  const heavy = !css.includes('plain')
  // Demo pages have their own script tag and neighbours, so the whole demo is copied and served. The text page has neither.
  const demo = path.join(folder, 'demo')
  cpSync(path.join(root, 'demo'), demo, { recursive: true })
  return (wanted.length ? wanted : pageNames).map((name, i): BenchPage | SkippedPage => {
    if (name === 'text') writeFileSync(path.join(demo, 'bench-text.html'), textPage())
    const file = name === 'text' ? path.join(demo, 'bench-text.html') : path.resolve(PAGES[name] ?? name)
    if (!existsSync(file)) return { name, skipped: `${path.relative(root, file)} is not here` }
    const sheets = [...files]
    if (file.startsWith(fixture('')) && existsSync(LAYOUT)) sheets.unshift(LAYOUT)
    if (heavy && existsSync(HEAVY)) sheets.push(heavyCss(file, path.join(folder, `heavy-${i}.css`)))
    const inDemo = path.relative(path.join(root, 'demo'), file)
    const page = {
      name: path.basename(name, '.html'),
      title: name === 'text' ? 'generated' : path.relative(root, file),
      css: cssTitle(files, heavy),
      isBuilders: file.startsWith(fixture('')),
    }
    if (name !== 'text' && inDemo.startsWith('..')) return { ...page, address: '/', options: { page: file, css: sheets } }
    const local = name === 'text' ? 'bench-text.html' : inDemo
    addSheets(demo, local, sheets)
    return { ...page, address: `/${local.split(path.sep).join('/')}`, options: { folder: demo } }
  })
}

function cssTitle(files: string[], heavy: boolean) {
  const which = heavy ? (existsSync(HEAVY) ? 'heavy' : 'plain (heavy: skipped, SKERRY_PAGES names no folder)') : 'plain'
  return [which, ...files.map((file) => path.basename(file))].join(' + ')
}

/** The generator writes a stylesheet as large as real pages', using the page's own ids and classes. */
function heavyCss(page: string, to: string) {
  writeFileSync(to, execFileSync(process.execPath, [HEAVY, page], { maxBuffer: 1e9 }))
  return to
}

function addSheets(demo: string, local: string, sheets: string[]) {
  const file = path.join(demo, local)
  const links = sheets.map((sheet, i) => {
    const name = `bench-${path.basename(local, '.html')}-${i}.css`
    cpSync(sheet, path.join(demo, name))
    return `<link rel="stylesheet" href="/${name}">`
  })
  writeFileSync(
    file,
    editHtml(readFileSync(file, 'utf8'), ({ insert, endOfHead }) => insert(endOfHead, links.join(''))),
  )
}
