/** The adopt command: parses its arguments, reports the verdict on each page of a folder, and writes the requested output. */
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { chunkFiles, describeBuilt } from '../build/built-files'
import { fail, parseArgs } from '../process'
import { filesInTheWay, isForeign, type Manifest, originalOf, readManifest, undo, type Written, writeInPlace } from './backup'
import type { Source } from './decision'
import { overlap, realPlace } from './files-inside'
import { type Files, findPages, readPageFile, writeCopy } from './folder'
import { type AdoptedPage, adoptPage, type Context, left } from './pages'
import { table } from './report'
import { siteFiles } from './site-files'

export type { AdoptedPage, Context }

/** Data derived from our source, by the build or now, and the folder of built files. */
export interface Tools {
  source: Source
  parts: Context['parts']
  dist: string
}

const HELP = `Removes the builder’s scripts from those pages of a static export on which Skerry drives everything, and leaves every other page as
it is, byte for byte. Without --out or --write it writes nothing and only says what it would do with each page.

  <folder>                 the export
  --out folder             makes a copy of the export, with the taken pages changed
  --write                  changes the pages where they are, with a backup beside the folder
  --undo                   brings the original pages back
  --backup folder          where --write keeps the original pages; by default NAME.before-skerry
  --base folder|address    where Skerry’s files go in the export (skerry), or the address where they are
  --allow "list, their-*"  widgets of a newer builder that need no script
  --trust "URL, URL"       scripts that need nothing of the builder’s: parts of their addresses, which may repeat
  --host example.com       the site’s own host, if the pages do not name it`

/**
 * Our files in an export: a `Map` of paths and bytes, empty if they are hosted elsewhere. The inline parts are files only if a page's CSP
 * forbids inline scripts.
 */
function ourFiles({ folder, parts }: Context, dist: string, pages: AdoptedPage[]): Files {
  const isElsewhere = /^(https?:)?\//.test(folder)
  const built = ['skerry.js', 'skerry.builder.css', ...chunkFiles(dist).map((file) => `chunks/${file}`)]
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

/** The verdict on every page of a folder, and what is to be written: pages that are taken, with the bytes that this is based on. */
export function adoptFolder(where: string, context: Context, backup = '', manifest: Manifest = readManifest(backup)) {
  const taken: Written[] = []
  const pages = findPages(where, [context.folder]).map((name) => {
    const read = readPageFile(where, name)
    if ('problem' in read) return left(name, read.problem)
    const original = originalOf(read.bytes, name, backup, manifest)
    const page = adoptPage(original, name, context)
    if (page.bytes) taken.push({ name, bytes: page.bytes, original })
    return page
  })
  return { pages, taken }
}

/** The names in a comma-separated list. */
export const splitNames = (text = '') =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

function readOptions(argv: string[], usage: string) {
  const args = parseArgs(
    { flags: ['write', 'undo'], values: ['out', 'backup', 'base', 'allow', 'host'], lists: ['trust'], help: `${usage}\n\n${HELP}` },
    argv,
  )
  const [where = ''] = args._
  if (args._.length !== 1) fail(`Which folder? ${usage}`)
  if (!existsSync(where) || !statSync(where).isDirectory()) fail(`There is no folder ${where}.`)
  if ([args.out, args.write, args.undo].filter(Boolean).length > 1) fail('--out, --write and --undo exclude one another.')
  const target = realPlace(where)
  const out = args.out && path.resolve(args.out)
  const backup = path.resolve(args.backup ?? `${path.resolve(where)}.before-skerry`)
  for (const [name, other] of [
    ['--out', out],
    ['--backup', backup],
  ] as const) {
    if (other && overlap(target, other)) fail(`${name} and the export must not lie in one another: ${other}`)
    // An archive may bring one that leads elsewhere.
    if (other && lstatSync(other, { throwIfNoEntry: false })?.isSymbolicLink())
      fail(`${name} is a link, and links are not followed: ${other}`)
  }
  const folder = (args.base ?? 'skerry').replace(/\/+$/, '')
  if (!/^(https?:)?\//.test(folder) && (!folder || folder.split('/').includes('..')))
    fail(`--base is a folder in the export, or an address: ${folder}`)
  return { ...args, target, out, backup, folder, allowed: [args.allow, ...args.trust].flatMap(splitNames), host: args.host ?? '' }
}

/** What stops us is said in a line, without the place in our code. */
function orFail<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}.`)
  }
}

function bringBack({ target, backup }: { target: string; backup: string }) {
  if (!existsSync(backup)) fail(`There is no backup of this folder: ${backup}`)
  const { restored, changed } = undo(target, backup)
  console.log(`${restored} ${restored === 1 ? 'page is' : 'pages are'} as before.`)
  if (changed.length)
    fail(`These have changed since, or are gone. They stay so, and so does the backup (${backup}):\n${changed.join('\n')}`)
}

/** Writes what was asked for, or nothing if a file of the export is in the way. */
function write(options: ReturnType<typeof readOptions>, taken: Written[], files: Files, manifest: Manifest) {
  const { target, out, backup } = options
  const inTheWay = filesInTheWay(target, files, manifest)
  if (inTheWay.length)
    fail(
      `Nothing was written: the export has files of its own where Skerry’s would go. Name another folder with --base.\n${inTheWay.join('\n')}`,
    )
  if (out) {
    writeCopy(target, out, new Map(taken.map(({ name, bytes }) => [name, bytes])), files)
    return console.log(`Written to ${out}.`)
  }
  if (!taken.length) return console.log('Nothing to write.')
  if (isForeign(backup)) fail(`Nothing was written: ${backup} has other files. Name another folder with --backup.`)
  const failed = writeInPlace(target, taken, files, backup)
  if (failed.length) fail(`These could not be written and are as they were:\n${failed.join('\n')}`)
  console.log(`Written. What the pages were before is in ${backup}; --undo brings it back.`)
}

/** Runs the command with these arguments. `usage` is its help; `readTools` is called only if pages are judged. */
export async function adopt(argv: string[], usage: string, readTools: () => Promise<Tools>) {
  const options = readOptions(argv, usage)
  const { target, backup, folder, allowed, host } = options
  if (options.undo) return orFail(() => bringBack(options))
  const { source, parts, dist } = await readTools()
  const context = { source, parts, built: describeBuilt(dist), files: siteFiles(target), folder, allowed, host }
  const manifest = orFail(() => readManifest(backup))
  const { pages, taken } = adoptFolder(target, context, backup, manifest)
  console.log(table(pages))
  if (options.out || options.write)
    return orFail(() => write(options, taken, taken.length ? ourFiles(context, dist, pages) : new Map(), manifest))
  console.log('Nothing was written: --out folder makes a copy, --write changes the pages and keeps a backup.')
}
