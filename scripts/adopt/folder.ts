/** The folder of an export: its pages, copies or pages in place, the backup, and undoing. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MANIFEST = 'skerry-adopt.json'
export type Files = Map<string, Buffer | string>
interface Manifest {
  pages: Record<string, string>
  files: string[]
}
const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** Pages of a folder, as relative paths with slashes. Links do not count: they lead to another page, or outside. */
export function findPages(root: string, leaveOut: string[] = []) {
  const found: string[] = []
  const open = ['']
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const { name } of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = folder ? `${folder}/${name}` : name
      const stat = lstatSync(path.join(root, file))
      if (stat.isDirectory() && name !== 'node_modules' && name !== '.git' && !leaveOut.includes(file)) open.push(file)
      else if (stat.isFile() && /\.html?$/i.test(name)) found.push(file)
    }
  }
  return found.sort()
}

/** Writes to a temporary file first, so that an interruption keeps the old page. */
function put(file: string, bytes: Buffer | string) {
  mkdirSync(path.dirname(file), { recursive: true })
  const temporary = `${file}.skerry-new`
  writeFileSync(temporary, bytes)
  renameSync(temporary, file)
}

/** Whether one folder is inside the other, or the same. */
function isWithin(inner: string, outer: string) {
  const way = path.relative(outer, inner)
  return way.split(path.sep)[0] !== '..' && !path.isAbsolute(way)
}
export const overlap = (a: string, b: string) => isWithin(a, b) || isWithin(b, a)

export function readManifest(backup: string): Manifest {
  const file = path.join(backup, MANIFEST)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { pages: {}, files: [] }
}

/** A page as it was before adoption, if unchanged since; else as it is. */
export function originalOf(root: string, name: string, backup: string, manifest: Manifest) {
  const bytes = readFileSync(path.join(root, name))
  const kept = path.join(backup, 'pages', name)
  return manifest.pages[name] === hash(bytes) && existsSync(kept) ? readFileSync(kept) : bytes
}

/** Writes pages (`Map` of name and bytes) and our files (`Map` of path and bytes) to a copy of the folder. */
export function writeCopy(root: string, out: string, pages: Files, files: Files) {
  cpSync(root, out, { recursive: true, verbatimSymlinks: true })
  for (const [name, bytes] of [...files, ...pages]) put(path.join(out, name), bytes)
}

/** Writes pages in place, each after its original has been backed up; `originals` has them by name. */
export function writeInPlace(root: string, pages: Files, originals: Files, files: Files, backup: string) {
  const manifest = readManifest(backup)
  const save = () => put(path.join(backup, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`)
  manifest.files = [...new Set([...manifest.files, ...files.keys()])]
  save()
  for (const [name, bytes] of files) put(path.join(root, name), bytes)
  for (const [name, bytes] of pages) {
    const original = originals.get(name)
    if (original === undefined) throw new Error(`The original of ${name} is not there.`)
    put(path.join(backup, 'pages', name), original)
    manifest.pages[name] = hash(bytes)
    save()
    put(path.join(root, name), bytes)
  }
}

/** Restores pages that have not changed since; returns the others, which stay. */
export function undo(root: string, backup: string) {
  const { pages, files } = readManifest(backup)
  const changed: string[] = []
  let restored = 0
  for (const [name, was] of Object.entries(pages)) {
    const file = path.join(root, name)
    const now = existsSync(file) ? hash(readFileSync(file)) : ''
    const kept = path.join(backup, 'pages', name)
    const isOriginal = now && now === hash(readFileSync(kept))
    if (now === was) {
      put(file, readFileSync(kept))
      restored++
    } else if (now && !isOriginal) changed.push(name)
  }
  if (!changed.length) {
    for (const name of files) rmSync(path.join(root, name), { force: true })
    removeEmpty(root, files)
    rmSync(backup, { recursive: true })
  }
  return { restored, changed }
}

/** Removes our folders that are now empty, deepest first. */
function removeEmpty(root: string, files: string[]) {
  const folders = new Set(
    files.flatMap((name) =>
      name
        .split('/')
        .slice(0, -1)
        .map((_, i, all) => all.slice(0, i + 1).join('/')),
    ),
  )
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    const at = path.join(root, folder)
    if (existsSync(at) && !readdirSync(at).length) rmdirSync(at)
  }
}
