/** The folder of an export: its pages, and copies of it. */
import { copyFileSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs'
import path from 'node:path'
import { placeIn, writeInside } from './files-inside'

export type Files = Map<string, Buffer | string>

/**
 * Pages of a folder, as relative paths with slashes. Links do not count: they lead to another page, or outside. A folder that cannot be
 * listed is one of them, ending in a slash.
 */
export function findPages(root: string, leaveOut: string[] = []) {
  const found: string[] = []
  const open = ['']
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    try {
      for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
        const file = folder ? `${folder}/${entry.name}` : entry.name
        const isSkipped = entry.name === 'node_modules' || entry.name === '.git' || leaveOut.includes(file)
        if (entry.isDirectory() && !isSkipped) open.push(file)
        else if (entry.isFile() && /\.html?$/i.test(entry.name)) found.push(file)
      }
    } catch {
      found.push(`${folder}/`)
    }
  }
  return found.sort()
}

/** A page's bytes, or why it cannot be read. */
export function readPageFile(root: string, name: string): { bytes: Buffer } | { problem: string } {
  try {
    return { bytes: readFileSync(path.join(root, name)) }
  } catch (error) {
    if (name.endsWith('/')) return { problem: 'this folder cannot be opened' }
    // Node decodes names as UTF-8, and what cannot be decoded no longer names the file.
    if (name.includes('\ufffd')) return { problem: 'its name is not written in UTF-8' }
    return { problem: `it cannot be read (${(error as NodeJS.ErrnoException).code ?? error})` }
  }
}

/** Copies a folder's files, folders and links. Names are bytes on most disks, so they are not decoded. */
function copyFolder(from: Buffer, to: Buffer) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from, { encoding: 'buffer' })) {
    const within = (folder: Buffer) => Buffer.concat([folder, Buffer.from(path.sep), name])
    const [source, target] = [within(from), within(to)]
    const [stat, there] = [lstatSync(source), lstatSync(target, { throwIfNoEntry: false })]
    if (there?.isSymbolicLink() && !stat.isSymbolicLink()) throw new Error(`${target} is a link, and links are not followed`)
    if (stat.isDirectory()) copyFolder(source, target)
    else if (stat.isFile()) {
      // Not written into: an older file may be the same as one elsewhere, by a hard link.
      if (there) unlinkSync(target)
      copyFileSync(source, target)
    } else if (stat.isSymbolicLink() && !there) symlinkSync(readlinkSync(source), target)
  }
}

/** Writes pages (`Map` of name and bytes) and our files (`Map` of path and bytes) to a copy of the folder. */
export function writeCopy(root: string, out: string, pages: Files, files: Files) {
  for (const name of files.keys()) placeIn(root, name)
  copyFolder(Buffer.from(root), Buffer.from(out))
  for (const [name, bytes] of [...files, ...pages]) writeInside(out, name, bytes)
}
