/** `skerry init`: adds the tag to pages, and our files beside them. */
import { accessSync, constants, existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { toBytes, toText, whyUnreadable } from '../adopt/document'
import { readInside, realPlace, writeInside } from '../adopt/files-inside'
import { chunkFiles } from '../build/built-files'
import { fail, parseArgs } from '../process'
import { dist } from './package-tools'
import { tags, withTags } from './tags'

const USAGE = 'skerry init <page.html>… [--base folder|address] [--no-css] [--print]'
const HELP = `${USAGE}

Writes Skerry’s tag into the head of each page, and its files into a folder beside the first page. A page that already has the tag is left
alone, and nothing else in a page changes.

  --base folder|address  where the files go, relative to the first page (skerry), or the address where they already are
  --no-css               leaves out skerry.css, the look of hand-written markup
  --print                prints the tags and writes nothing`

const isAddress = (base: string) => /^(https?:)?\//.test(base)
function copyFiles(to: string, hasCss: boolean) {
  const files = ['skerry.js', ...(hasCss ? ['skerry.css'] : []), ...chunkFiles(dist).map((file) => `chunks/${file}`)]
  for (const file of files) writeInside(to, file, readFileSync(path.join(dist, file)))
}

/** Why our files cannot go into a folder; empty if they can. */
function whyNot(folder: string) {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return `${folder} is a link, and links are not followed.`
  const core = readInside(folder, 'skerry.js')
  // The name under which our chunks find the core.
  return core && !core.includes('skerry.kit')
    ? `${path.join(folder, 'skerry.js')} is no file of Skerry’s: --base names another folder.`
    : ''
}

/** A page with the tag, or unchanged; why it cannot have it. */
function edit(page: string, folder: string, base: string, hasCss: boolean) {
  if (!existsSync(page) || !statSync(page).isFile()) return { page, problem: `There is no page ${page}.` }
  try {
    accessSync(page, constants.R_OK | constants.W_OK)
  } catch {
    return { page, problem: `${page} is protected.` }
  }
  const bytes = readFileSync(page)
  const reason = whyUnreadable(bytes)
  if (reason) return { page, problem: `${page} stays as it is: ${reason}.` }
  const to = isAddress(base) ? base : path.relative(path.dirname(path.resolve(page)), folder).replaceAll(path.sep, '/')
  const edited = withTags(toText(bytes), tags(to, hasCss))
  return { page, bytes, edited: edited === undefined ? undefined : toBytes(edited) }
}

/** Writes all pages, or none. A page may be a link: it was named by the user. */
function writePages(pages: ReturnType<typeof edit>[]) {
  const put = (page: string, bytes: Buffer) => writeInside(path.dirname(realPlace(page)), path.basename(realPlace(page)), bytes)
  const written: typeof pages = []
  try {
    for (const one of pages) {
      if (!one.edited) continue
      put(one.page, one.edited)
      written.push(one)
    }
  } catch (error) {
    for (const { page, bytes } of written) if (bytes) put(page, bytes)
    throw error
  }
}

export function init(argv: string[]) {
  const args = parseArgs({ flags: ['no-css', 'print'], values: ['base'], help: HELP }, argv)
  const hasCss = !args['no-css']
  const base = args.base ?? 'skerry'
  if (args.print) return console.log(tags(base, hasCss).trim())
  const [first] = args._
  if (!first) fail(`Which page? ${USAGE}`)
  const folder = path.resolve(path.dirname(first), base)
  // All pages are read before anything is written.
  const pages = args._.map((page) => edit(page, folder, base, hasCss))
  const problems = pages.flatMap(({ problem }) => problem ?? [])
  try {
    const reason = isAddress(base) ? '' : whyNot(folder)
    if (problems.length || reason) throw new Error([...problems, reason].join('\n').trim())
    if (!isAddress(base)) copyFiles(folder, hasCss)
    writePages(pages)
  } catch (error) {
    fail(`No page has been changed. ${error instanceof Error ? error.message : error}`)
  }
  for (const { page, edited } of pages) console.log(edited ? `${page} has the tag now.` : `${page} has the tag already.`)
  if (!isAddress(base)) console.log(`Skerry’s files are in ${path.relative(process.cwd(), folder) || '.'}.`)
}
