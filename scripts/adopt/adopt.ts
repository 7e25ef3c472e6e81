/**
 * npm run adopt -- folder [--out folder | --write [--backup folder] | --undo] [--base skerry] [--allow "fancy-list, their-*"] [--host example.com]
 * Takes the builder's scripts out of the pages of a static export where Skerry drives everything on them, as the WordPress plugin does, and
 * leaves every other page byte for byte. Without `--out` or `--write` nothing is written: it only says what would become of each page.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { chunkFiles, describeBuilt, inlineScripts } from '../build/plugin'
import { isStale } from '../check/select'
import { buildBundle, fail, isMain, parseArgs, root } from '../process'
import { doOverlap, type Files, findPages, originalOf, readManifest, undo, writeCopy, writeInPlace } from './folder'
import { type AdoptedPage, adoptPage, type Context } from './pages'
import { table } from './report'
import { siteFiles } from './site-files'
import { readAll } from './source'

export type { AdoptedPage, Context }

const dist = path.join(root, 'dist')

/**
 * Our files in an export: `Map` of path and bytes, empty where they lie elsewhere. The inline parts are files only for pages whose policy
 * allows none.
 */
export function ourFiles({ folder, parts }: Context, pages: AdoptedPage[]): Files {
  const isElsewhere = /^(https?:)?\//.test(folder)
  const built = ['skerry.js', 'skerry.css', ...chunkFiles().map((file) => `chunks/${file}`)]
  const inline = Object.entries({ before: parts.stub, clicks: parts.clicks, held: parts.held }).map(([name, code]): [string, string] => [
    `skerry-js-${name}.js`,
    code,
  ])
  const files: [string, Buffer | string][] = [
    ...built.map((file): [string, Buffer] => [file, readFileSync(path.join(dist, file))]),
    ...(pages.some(({ isStrict }) => isStrict) ? inline : []),
  ]
  return new Map(isElsewhere ? [] : files.map(([name, bytes]) => [`${folder}/${name}`, bytes]))
}

interface Wanted {
  folder?: string
  allowed?: string[]
  host?: string
}
/** What the pages are judged and written with. `folder` is where our files go, or the address where they are. */
export async function readContext(where: string, { folder = 'skerry', allowed = [], host = '' }: Wanted = {}): Promise<Context> {
  const [source, parts] = await Promise.all([readAll(), inlineScripts()])
  return { source, parts, built: describeBuilt(), files: siteFiles(where), folder, allowed, host }
}

/** `{ pages, originals }`: what becomes of every page of a folder, and the bytes that it was judged by. */
export function adoptFolder(where: string, context: Context, backup = '') {
  const manifest = readManifest(backup)
  const originals = new Map<string, Buffer>()
  const pages = findPages(where, [context.folder]).map((name) => {
    const bytes = originalOf(where, name, backup, manifest)
    originals.set(name, bytes)
    return adoptPage(bytes, name, context)
  })
  return { pages, originals }
}

function readOptions() {
  const args = parseArgs({ flags: ['write', 'undo'], values: ['out', 'backup', 'base', 'allow', 'host'] })
  const [where = ''] = args._
  if (args._.length !== 1)
    fail('Usage: npm run adopt -- folder [--out folder | --write | --undo] [--base skerry] [--allow "type, type-*"] [--host name]')
  if (!existsSync(where) || !statSync(where).isDirectory()) fail(`There is no folder ${where}.`)
  if ([args.out, args.write, args.undo].filter(Boolean).length > 1) fail('--out, --write and --undo exclude one another.')
  const target = path.resolve(where)
  const out = args.out && path.resolve(args.out)
  const backup = path.resolve(args.backup ?? `${target}.before-skerry`)
  for (const [name, other] of [
    ['--out', out],
    ['--backup', backup],
  ] as const)
    if (other && doOverlap(target, other)) fail(`${name} and the export must not lie in one another: ${other}`)
  const folder = (args.base ?? 'skerry').replace(/\/+$/, '')
  if (!/^(https?:)?\//.test(folder) && (!folder || folder.split('/').includes('..')))
    fail(`--base is a folder in the export, or an address: ${folder}`)
  const allowed = (args.allow ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return { ...args, target, out, backup, folder, allowed, host: args.host ?? '' }
}

function bringBack({ target, backup }: { target: string; backup: string }) {
  if (!existsSync(backup)) fail(`There is no backup of this folder: ${backup}`)
  const { restored, changed } = undo(target, backup)
  console.log(`${restored} ${restored === 1 ? 'page is' : 'pages are'} as before.`)
  if (changed.length) fail(`These have changed since and stay as they are, and so does the backup (${backup}):\n${changed.join('\n')}`)
}

async function main() {
  const options = readOptions()
  const { target, out, backup, write } = options
  if (options.undo) return bringBack(options)
  if (isStale() && (await buildBundle()) !== 0) fail('The build failed.')
  const context = await readContext(target, options)
  const { pages, originals } = adoptFolder(target, context, backup)
  console.log(table(pages))
  const taken: Files = new Map(pages.flatMap(({ name, bytes }) => (bytes ? [[name, bytes] as const] : [])))
  const files: Files = taken.size ? ourFiles(context, pages) : new Map()
  if (out) writeCopy(target, out, taken, files)
  if (write) writeInPlace(target, taken, originals, files, backup)
  if (out) console.log(`Written to ${out}.`)
  else if (write)
    console.log(taken.size ? `Written. What the pages were before is in ${backup}; --undo brings it back.` : 'Nothing to write.')
  else console.log('Nothing was written: --out folder makes a copy, --write changes the pages and keeps a backup.')
}

if (isMain(import.meta)) {
  await main()
  // The window of the coverage table keeps the process alive.
  process.exit()
}
