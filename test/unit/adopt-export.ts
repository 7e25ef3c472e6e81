/** A static export in a folder of its own: pages as a CMS prints them, and files at the builder's paths with none of its code. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { adoptFolder, type Context } from '../../scripts/adopt/command'
import { siteFiles } from '../../scripts/adopt/site-files'
import { readAll } from '../../scripts/adopt/source'

const P = 'wp-content/plugins'
export const JQUERY = 'wp-includes/js/jquery/jquery.min.js'
export const MAIN = `${P}/elementor/assets/js/frontend.min.js`
export const HANDLERS = `${P}/elementor-pro/assets/js/elements-handlers.min.js`
export const CONFIG = '<script id="elementor-frontend-js-before">var elementorFrontendConfig = {"version":"3.21.6"};</script>'
export const HEADING = '<div class="elementor-element" data-element_type="widget" data-widget_type="heading.default"><h2>Tide</h2></div>'
export const widget = (type: string) =>
  `<div class="elementor-element" data-element_type="widget" data-widget_type="${type}.default"></div>`

const FILES = { [JQUERY]: '/* jQuery */', [MAIN]: '/* main */', [HANDLERS]: '/* handlers */' }
export const tag = (src: string, more = '') => `<script src="${src}?ver=3.21.6"${more}></script>`

/** A page; `to` is the path from it to the folder's root. */
export const page = (body = HEADING, { to = '/', head = '', after = '' } = {}) => `<!doctype html>
<html><head><meta charset="utf-8"><title>t</title>
${tag(to + JQUERY)}
${head}</head><body>
${body}
${CONFIG}
${tag(to + MAIN)}
${tag(to + HANDLERS)}
${after}</body></html>
`

const made: string[] = []
/** Makes the folder, with `more` files by path, and returns its path. */
export function makeExport(files: Record<string, string | Buffer>): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'skerry-adopt-'))
  made.push(parent)
  const root = path.join(parent, 'site')
  for (const [name, content] of Object.entries({ ...FILES, ...files })) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return root
}
export const removeExports = () => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
}

const built = { core: { file: 'skerry.js', gz: 20_000 }, chunks: { tabs: { file: 'chunks/tabs-1a2b3c4d.js', gz: 1300 } } }
const parts = { stub: 'STUB', clicks: 'CLICKS', held: 'HELD' }
/** What an export is judged by. */
export type ContextOf = (root: string, more?: Partial<Context>) => Context
/** Our own source, and stand-ins for what the build makes. */
export async function readContext(): Promise<ContextOf> {
  const source = await readAll()
  return (root, more = {}) => ({ source, parts, built, files: siteFiles(root), folder: 'skerry', allowed: [], host: '', ...more })
}

type Options = Partial<Omit<Context, 'files'>> & { name?: string; files?: Record<string, string> }
/** `adopt` tells what becomes of a page in an export of its own, once `ready` has resolved; `end` removes the exports. */
export function adoptSingle() {
  let contextOf: ContextOf
  return {
    ready: async () => {
      contextOf = await readContext()
    },
    adopt: (html: string | Buffer, { name = 'index.html', files = {}, ...more }: Options = {}) => {
      const root = makeExport({ ...files, [name]: html })
      const found = adoptFolder(root, contextOf(root, more)).pages.find((one) => one.name === name)
      if (!found) throw Error(`${name} is no page`)
      return { ...found, html: found.bytes?.toString('latin1') ?? '' }
    },
    end: removeExports,
  }
}

/** What asks optimisers to leave a script alone. */
export const LEAVE = / data-cfasync="false" .*?data-jetpack-boost="ignore"/g
/** The scripts of a page, without that. */
export const scriptsOf = (html: string): string[] =>
  (html.match(/<script[\s\S]*?<\/script>/g) ?? []).map((script) => script.replace(LEAVE, ''))
export const heldOf = (html: string): string[] => scriptsOf(html).filter((script) => script.includes('skerry/held'))
