/** Caches slow results that depend only on their input, by its hash, in .cache/: any change gives another name. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './process'

/** Returns the result of `make`, a non-empty text, for these inputs, cached in `folder`. */
export async function cached(kind: string, parts: (string | Buffer)[], make: () => unknown, folder = path.join(root, '.cache')) {
  const hash = createHash('sha256')
  // Include each length, so that different lists of parts never join to the same text.
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  const file = path.join(folder, kind, hash.digest('hex'))
  const kept = read(file)
  if (kept) return kept
  const made = String(await make())
  mkdirSync(path.dirname(file), { recursive: true })
  // Atomic, even if two builds run at once or one is interrupted.
  writeFileSync(`${file}.${process.pid}`, made)
  renameSync(`${file}.${process.pid}`, file)
  return made
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
