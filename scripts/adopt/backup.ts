/**
 * The backup of pages that were changed in place. Its manifest may come with the export, so it is believed only where the export agrees:
 * names inside both folders, pages and files with the hashes and marks of those that we write.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readInside, removeEmptyFolders, removeInside, writeInside } from './files-inside'
import type { Files } from './folder'

const MANIFEST = 'skerry-adopt.json'
/** Hashes: of the original page, and of what we have written, or were about to write when we were interrupted. */
interface Page {
  original: string
  written: string[]
}
export interface Manifest {
  pages: Map<string, Page>
  files: Map<string, string[]>
}

/** A page to be written, and what it is before any adoption. */
export interface Written {
  name: string
  bytes: Buffer
  original: Buffer
}

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
/** The files that we add, in any folder. */
const OUR_FILE = /(^|\/)(skerry\.js|skerry\.builder\.css|skerry-js-\w+\.js|chunks\/[\w-]+\.js)$/
const OUR_PAGE = '<script id="skerry-js" src="'
const kept = (name: string) => `pages/${name}`

/** A file's bytes; `undefined` if it is not there, or cannot be read there. */
function bytesAt(root: string, name: string) {
  try {
    return readInside(root, name)
  } catch {
    return undefined
  }
}

const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [])
/** The entries of a table of names as we write them: below the folder, without detours. */
const entries = (table: unknown) =>
  Object.entries<Partial<Page>>(Object(table)).filter(([name]) => path.posix.normalize(name) === name && !/^(\/|\.\.?(\/|$))/.test(name))

/** What the manifest in a folder says; nothing if there is none. */
export function readManifest(backup: string): Manifest {
  const text = (backup && readInside(backup, MANIFEST)?.toString()) || '{}'
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new Error(`${path.join(backup, MANIFEST)} is damaged: it is no JSON`)
  }
  const { pages, files } = Object(read)
  return {
    pages: new Map(
      entries(pages).map(([name, page]) => [name, { original: String(page?.original), written: texts(page?.written) }] as const),
    ),
    files: new Map(entries(files).flatMap(([name, written]) => (OUR_FILE.test(name) ? [[name, texts(written)] as const] : []))),
  }
}

/** The original of a page that we have written; `undefined` if we have not, or the backup lacks it. */
function originalIn(backup: string, name: string, bytes: Buffer, { pages }: Manifest) {
  const page = pages.get(name)
  if (!page?.written.includes(hash(bytes)) || !bytes.includes(OUR_PAGE)) return undefined
  const original = bytesAt(backup, kept(name))
  return original && hash(original) === page.original ? original : undefined
}

/** A page as it was before adoption, if unchanged since; else as it is. */
export const originalOf = (bytes: Buffer, name: string, backup: string, manifest: Manifest) =>
  originalIn(backup, name, bytes, manifest) ?? bytes

/** Files of the export where ours would go. */
export const filesInTheWay = (root: string, files: Files, manifest: Manifest) =>
  [...files].flatMap(([name, bytes]) => {
    const there = readInside(root, name)
    return there && ![hash(bytes), ...(manifest.files.get(name) ?? [])].includes(hash(there)) ? name : []
  })

/** The manifest with what is about to be written; what is there now, from an earlier run, stays ours until it is replaced. */
function plan(root: string, pages: Written[], files: Files, manifest: Manifest) {
  const current = (name: string, hashes: string[] = []) => {
    const there = bytesAt(root, name)
    return { there, before: there ? hashes.filter((one) => one === hash(there)) : [] }
  }
  for (const { name, bytes, original } of pages) {
    const { before } = current(name, manifest.pages.get(name)?.written)
    manifest.pages.set(name, { original: hash(original), written: [...new Set([...before, hash(bytes)])] })
  }
  for (const [name, bytes] of files) {
    const { there, before } = current(name, manifest.files.get(name))
    // A file of the export that is the same as ours is not ours to delete.
    if (!there || before.length) manifest.files.set(name, [...new Set([...before, hash(bytes)])])
  }
  return manifest
}

/**
 * Writes pages in place. The manifest and the originals come first, so that an interruption leaves nothing that cannot be undone. Returns
 * the pages that could not be written.
 */
export function writeInPlace(root: string, pages: Written[], files: Files, backup: string) {
  const manifest = plan(root, pages, files, readManifest(backup))
  const text = { pages: Object.fromEntries(manifest.pages), files: Object.fromEntries(manifest.files) }
  writeInside(backup, MANIFEST, `${JSON.stringify(text, null, 1)}\n`)
  for (const { name, original } of pages) writeInside(backup, kept(name), original)
  for (const [name, bytes] of files) writeInside(root, name, bytes)
  return pages.flatMap(({ name, bytes }) => {
    try {
      writeInside(root, name, bytes)
      return []
    } catch (error) {
      return `${name}: ${error instanceof Error ? error.message : error}`
    }
  })
}

/** Whether a folder is there and has something, but nothing of ours. */
export const isForeign = (backup: string) => existsSync(backup) && readdirSync(backup).length > 0 && !readInside(backup, MANIFEST)

/** Restores pages that have not changed since; returns the others, which stay, as do the backup and our files. */
export function undo(root: string, backup: string) {
  const manifest = readManifest(backup)
  const names = [...manifest.pages.keys()]
  const changed: string[] = []
  let restored = 0
  for (const name of names) {
    const now = bytesAt(root, name)
    const original = now && originalIn(backup, name, now, manifest)
    if (original) {
      writeInside(root, name, original)
      restored++
    } else if (!now || hash(now) !== manifest.pages.get(name)?.original) changed.push(name)
  }
  if (changed.length) return { restored, changed }
  const ours = [...manifest.files].filter(([name, written]) => {
    const there = bytesAt(root, name)
    return there && written.includes(hash(there))
  })
  for (const [name] of ours) removeInside(root, name)
  removeEmptyFolders(
    root,
    ours.map(([name]) => name),
  )
  for (const name of [...names.map(kept), MANIFEST]) removeInside(backup, name)
  removeEmptyFolders(backup, names.map(kept), true)
  return { restored, changed }
}
