/** The packages that Skerry is compared with, at fixed versions, kept in .cache/: nobody who only builds has to install them. */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { root, run } from '../../process'

const here = path.join(root, 'scripts/bench/peers')
const FILES = ['package.json', 'package-lock.json']

/** The folder with the packages, installed once per lock file; rejects if npm cannot reach its registry. */
export async function installPeers() {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(here, 'package-lock.json')))
    .digest('hex')
    .slice(0, 12)
  const kept = path.join(root, '.cache/bench', `peers-${hash}`)
  const packages = path.join(kept, 'node_modules')
  if (existsSync(packages)) return packages
  console.log(`Installing what to compare with; it is kept in ${path.relative(root, kept)} …`)
  const half = `${kept}-${process.pid}`
  mkdirSync(half, { recursive: true })
  for (const file of FILES) copyFileSync(path.join(here, file), path.join(half, file))
  const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=warn']
  const code = await run('npm', npm, { cwd: half, shell: process.platform === 'win32' })
  if (code !== 0) throw new Error(`npm could not install the packages to compare with (exit code ${code}).`)
  // Atomic, so that an interrupted install is never used.
  renameSync(half, kept)
  return packages
}

/** `{ name: version }` of the installed packages. */
export const versions: Record<string, string> = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8')).dependencies
