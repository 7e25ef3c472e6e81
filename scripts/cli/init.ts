/** `skerry init`: adds the tag to pages, and our files beside them. */
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toBytes, toText, whyUnreadable } from '../adopt/document'
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
  mkdirSync(path.join(to, 'chunks'), { recursive: true })
  const files = ['skerry.js', ...(hasCss ? ['skerry.css'] : []), ...chunkFiles(dist).map((file) => `chunks/${file}`)]
  for (const file of files) cpSync(path.join(dist, file), path.join(to, file))
}

export function init(argv: string[]) {
  const args = parseArgs({ flags: ['no-css', 'print'], values: ['base'], help: HELP }, argv)
  const hasCss = !args['no-css']
  const base = args.base ?? 'skerry'
  if (args.print) return console.log(tags(base, hasCss).trim())
  const [first] = args._
  if (!first) fail(`Which page? ${USAGE}`)
  for (const page of args._) if (!existsSync(page) || !statSync(page).isFile()) fail(`There is no page ${page}.`)
  const folder = path.resolve(path.dirname(first), base)
  for (const page of args._) {
    const bytes = readFileSync(page)
    const reason = whyUnreadable(bytes)
    if (reason) fail(`${page} stays as it is: ${reason}.`)
    const to = isAddress(base) ? base : path.relative(path.dirname(path.resolve(page)), folder).replaceAll(path.sep, '/')
    const edited = withTags(toText(bytes), tags(to, hasCss))
    if (edited !== undefined) writeFileSync(page, toBytes(edited))
    console.log(edited === undefined ? `${page} has the tag already.` : `${page} has the tag now.`)
  }
  if (isAddress(base)) return
  copyFiles(folder, hasCss)
  console.log(`Skerry’s files are in ${path.relative(process.cwd(), folder) || '.'}.`)
}
