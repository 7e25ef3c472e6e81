/** What a build has become larger or smaller by since the last commit, file by file: for whoever reads that something is over its budget, and for everybody else. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { withCheckout } from '../bench/before'
import { cached } from '../cache'
import { root } from '../process'
import type { Sizes } from './sizes'

/** Every file changes by a few bytes when the list of what chunks take from the core does. */
const NOISE = 15

type Compared = Record<string, { gz: number }>

/** Lines about two builds' sizes (`{ name: { gz } }`): what differs, the most first, and the sum of what differs by next to nothing. */
export function differenceLines(before: Compared, after: Compared) {
  // One file holds all of it; where it was built changes it by more than that.
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => name !== 'all')
  const all = names.map((name) => ({
    name,
    from: before[name]?.gz,
    to: after[name]?.gz,
    by: (after[name]?.gz ?? 0) - (before[name]?.gz ?? 0),
  }))
  const signed = (n: number) => `${n > 0 ? '+' : ''}${n}`
  const told = all.filter(({ by }) => Math.abs(by) > NOISE).sort((a, b) => b.by - a.by)
  const rest = all.filter(({ by }) => by && Math.abs(by) <= NOISE)
  return [
    ...told.map(({ name, from, to, by }) => `  ${signed(by)} ${name}${from === undefined ? ' (new)' : to === undefined ? ' (gone)' : ''}`),
    ...(rest.length ? [`  ${signed(rest.reduce((sum, { by }) => sum + by, 0))} in ${rest.length} others, none by more than ${NOISE}`] : []),
  ]
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Tells the build of the last commit that it is one: where it changes a file that it makes, it would build the commit again, and again. */
const NESTED = 'SKERRY_SIZES_BEFORE'

/** The sizes of the last commit, built once; `undefined` where nothing has changed since, where the packages have, or where no git is. */
async function sizesBefore(): Promise<{ commit: string; sizes: Sizes } | undefined> {
  if (process.env[NESTED]) return undefined
  let commit = ''
  try {
    if (!git('status', '--porcelain', '--', 'src', 'embed', 'scripts', 'esbuild.config.mjs', 'package-lock.json')) return undefined
    // An install of other packages takes longer than the build.
    if (git('diff', '--name-only', 'HEAD', '--', 'package-lock.json')) return undefined
    commit = git('rev-parse', 'HEAD')
  } catch {
    return undefined
  }
  const text = await cached('sizes', [commit], () =>
    withCheckout(commit, async (tree) => {
      // Brotli takes seconds over all of it, and most of it is the same.
      mkdirSync(path.join(root, '.cache'), { recursive: true })
      symlinkSync(path.join(root, '.cache'), path.join(tree, '.cache'), 'junction')
      try {
        execFileSync(process.execPath, ['scripts/run.mjs', 'esbuild.config.mjs'], {
          cwd: tree,
          stdio: 'ignore',
          env: { ...process.env, [NESTED]: '1' },
        })
      } catch {
        // The exit code also speaks of budgets.
      }
      return readFileSync(path.join(tree, 'dist/sizes.json'), 'utf8')
    }),
  )
  return { commit, sizes: JSON.parse(text) }
}

/** Prints what has changed since the last commit. A commit that cannot be built is no mistake of this one. */
export async function printDifference(sizes: Sizes) {
  try {
    const before = await sizesBefore()
    if (!before) return
    const lines = differenceLines(before.sizes, sizes)
    console.log(`Since ${before.commit.slice(0, 9)}, in bytes gz:${lines.length ? `\n${lines.join('\n')}` : ' the same'}`)
  } catch (error) {
    console.log(`There is nothing to compare with: ${error instanceof Error ? error.message : error}`)
  }
}
