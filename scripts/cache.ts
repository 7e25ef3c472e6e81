/** Results that take seconds and follow from their input alone, kept by its hash in .cache/: whatever changes gets another name. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './process'

/** What `make` returns or resolves with, a text that is never empty, for these parts of its input. `folder` is where the results are kept. */
export async function cached(kind: string, parts: (string | Buffer)[], make: () => unknown, folder = path.join(root, '.cache')) {
  const hash = createHash('sha256')
  // With the length of each, so that no two lists of parts are alike when joined.
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  const file = path.join(folder, kind, hash.digest('hex'))
  const kept = read(file)
  if (kept) return kept
  const made = String(await make())
  mkdirSync(path.dirname(file), { recursive: true })
  // Whole or not at all, also when two builds run at once or one is interrupted.
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
