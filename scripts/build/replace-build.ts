/** Writes what a build has made, in place of what the last one had made. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What other commands make in the same folder and the build does not outdate: the package's command, which it makes anew, and a release. */
const BESIDE = ['cli', 'release']

export function replaceBuild(out: string, files: Map<string, string>) {
  for (const old of existsSync(out) ? readdirSync(out) : [])
    if (!BESIDE.includes(old)) rmSync(path.join(out, old), { recursive: true, force: true })
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true })
    writeFileSync(path.join(out, file), text)
  }
}
