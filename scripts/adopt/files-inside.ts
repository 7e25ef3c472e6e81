/**
 * Files below a folder. Their names come from disks, archives and manifests, so each is resolved first: it must lie inside, and no link on
 * the way to it is followed. The folder itself is the user's choice.
 */
import { randomBytes } from 'node:crypto'
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const statOf = (file: string): Stats | undefined => lstatSync(file, { throwIfNoEntry: false })

/** Whether one path is inside the other, or the same. */
function isWithin(inner: string, outer: string) {
  const way = path.relative(outer, inner)
  return way.split(path.sep)[0] !== '..' && !path.isAbsolute(way)
}

/** Where a path really leads, links and the spelling of names included; its end need not be there yet. */
export function realPlace(given: string): string {
  const place = path.resolve(given)
  try {
    return realpathSync.native(place)
  } catch {
    const parent = path.dirname(place)
    return parent === place ? place : path.join(realPlace(parent), path.basename(place))
  }
}
export const overlap = (a: string, b: string) => isWithin(realPlace(a), realPlace(b)) || isWithin(realPlace(b), realPlace(a))

/** The path of a file, which need not be there. Throws if it lies outside, or something else is in its place. */
export function placeIn(root: string, name: string): string {
  const place = path.resolve(root, name)
  const steps = path.relative(root, place).split(path.sep)
  if (!isWithin(place, root) || !steps[0]) throw new Error(`${name} lies outside ${root}`)
  steps.forEach((_, i) => {
    const isLast = i === steps.length - 1
    const way = steps.slice(0, i + 1).join('/')
    const stat = statOf(path.join(root, way))
    if (stat?.isSymbolicLink()) throw new Error(`${way} is a link, and links are not followed`)
    if (stat && !(isLast ? stat.isFile() : stat.isDirectory())) throw new Error(`${way} is no ${isLast ? 'file' : 'folder'}`)
  })
  return place
}

/** A file's bytes; `undefined` if it is not there. */
export function readInside(root: string, name: string): Buffer | undefined {
  const place = placeIn(root, name)
  return statOf(place) && readFileSync(place)
}

/** Writes a new file and then renames it, so that an interruption keeps the old one, and its other hard links keep their contents. */
export function writeInside(root: string, name: string, bytes: Buffer | string) {
  const place = placeIn(root, name)
  mkdirSync(path.dirname(place), { recursive: true })
  // Not the file's name and more: that may be too long.
  const temporary = path.join(path.dirname(place), `.${randomBytes(6).toString('hex')}.skerry-new`)
  try {
    writeFileSync(temporary, bytes, { flag: 'wx' })
    renameSync(temporary, place)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

export const removeInside = (root: string, name: string) => rmSync(placeIn(root, name), { force: true })

/** Removes the folders of these files that are now empty, deepest first; at last the root, if asked to. */
export function removeEmptyFolders(root: string, names: string[], andRoot = false) {
  const parents = names.flatMap((name) => {
    const steps = name.split('/').slice(0, -1)
    return steps.map((_, i) => steps.slice(0, i + 1).join('/'))
  })
  for (const folder of [...new Set(parents)].sort((a, b) => b.length - a.length).concat(andRoot ? '.' : [])) {
    const place = path.join(root, folder)
    if (statOf(place)?.isDirectory() && !readdirSync(place).length) rmdirSync(place)
  }
}
