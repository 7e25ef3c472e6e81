/** The commit that `npm run bench` compares with: which one, and its build, made once in a separate worktree and kept in .cache/. */
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root, run } from '../process'

/** Git's output, or undefined if it fails or is missing. */
function git(...args: string[]) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/**
 * `{ hash, title, why }` of the commit to compare with, or undefined. By default the last commit if there are changes, else the branch's
 * base on main; on main itself the previous commit.
 */
export function commitBefore(wish?: string) {
  const choice = wish ? { ref: wish, why: 'given' } : usual()
  const hash = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${choice.ref}^{commit}`)
  if (!hash) return undefined
  return { hash, title: git('log', '-1', '--format=%h %s', hash), why: choice.why }
}

function usual() {
  if (git('status', '--porcelain', '--untracked-files=no')) return { ref: 'HEAD', why: 'there are uncommitted changes' }
  const head = git('rev-parse', 'HEAD')
  for (const main of ['main', 'origin/main']) {
    const base = git('merge-base', 'HEAD', main)
    if (base && base !== head) return { ref: base, why: `where this branch left ${main}` }
  }
  return { ref: 'HEAD~1', why: 'the commit before' }
}

/** The title of this checkout's state. */
export const titleOfHead = () =>
  `${git('log', '-1', '--format=%h %s') ?? 'this folder'}${git('status', '--porcelain', '--untracked-files=no') ? ', with uncommitted changes' : ''}`

/** The folder with a commit's build. */
export async function buildOf(hash: string) {
  const kept = path.join(root, '.cache/bench', hash)
  if (!existsSync(kept)) await buildInWorktree(hash, kept)
  return path.join(kept, 'dist')
}

/** Calls `use` with a folder that has a commit's files and packages, and a folder beside it; removes both afterwards. */
export async function withCheckout<T>(hash: string, use: (tree: string, ready: string) => Promise<T>): Promise<T> {
  const base = mkdtempSync(path.join(tmpdir(), 'skerry-before-'))
  const tree = path.join(base, 'tree')
  try {
    if (git('worktree', 'add', '--detach', tree, hash) === undefined) throw new Error(`git could not check out ${hash} in ${tree}.`)
    await packagesFor(tree)
    return await use(tree, path.join(base, 'ready'))
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(base, { recursive: true, force: true })
    git('worktree', 'prune')
  }
}

async function buildInWorktree(hash: string, kept: string) {
  console.log(`Building ${hash.slice(0, 9)} to compare with; it is kept in ${path.relative(root, kept)} …`)
  await withCheckout(hash, async (tree, ready) => {
    const runner = path.join(tree, 'scripts/run.mjs')
    const config = [...(existsSync(runner) ? [runner] : []), path.join(tree, 'esbuild.config.mjs')]
    // The exit code also reflects size budgets, which do not prevent measuring.
    await run(process.execPath, config, { cwd: tree })
    if (!existsSync(path.join(tree, 'dist/skerry.js'))) throw new Error(`The build of ${hash} failed.`)
    cpSync(path.join(tree, 'dist'), path.join(ready, 'dist'), { recursive: true })
    // Atomic, so that an interrupted build is never used. The temporary folder may be on another disk.
    mkdirSync(path.dirname(kept), { recursive: true })
    const half = `${kept}-${process.pid}`
    cpSync(ready, half, { recursive: true })
    renameSync(half, kept)
  })
}

/** This checkout's packages if both commits lock the same ones, else a separate install. */
async function packagesFor(tree: string) {
  const lock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
  if (lock(tree) === lock(root)) {
    symlinkSync(realpathSync(path.join(root, 'node_modules')), path.join(tree, 'node_modules'), 'junction')
    return
  }
  console.log('Its packages differ from those here; installing them (npm install) …')
  const code = await run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=warn'], {
    cwd: tree,
    shell: process.platform === 'win32',
  })
  if (code !== 0) throw new Error(`npm could not install the packages of that commit (exit code ${code}).`)
}

/** A build with an empty script, for the page alone: skerry.css stays, as the look of hand-written markup. */
export function emptyBuild(folder: string, dist: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'skerry.js'), '')
  copyFileSync(path.join(dist, 'skerry.css'), path.join(folder, 'skerry.css'))
  return folder
}
