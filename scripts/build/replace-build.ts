/** Writes a build's files, replacing the previous build's. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Built by other commands in the same folder: the package's command, which is rebuilt, and a release. */
const BESIDE = ['cli', 'release']

export function replaceBuild(out: string, files: Map<string, string>) {
  for (const old of existsSync(out) ? readdirSync(out) : [])
    if (!BESIDE.includes(old)) rmSync(path.join(out, old), { recursive: true, force: true })
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, file), text)
  }
}
