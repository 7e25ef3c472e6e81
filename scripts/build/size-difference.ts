/** Prints how much larger or smaller a build is than the last commit, file by file, whether or not a budget is exceeded. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { withCheckout } from '../bench/before'
import { cached } from '../cache'
import { root } from '../process'
import type { Sizes } from './sizes'

/** Every file changes by a few bytes when the kit's list changes. */
const NOISE = 15

type Compared = Record<string, { gz: number }>

/** The differences between two builds' sizes (`{ name: { gz } }`), largest first, and the sum of negligible ones. */
export function differenceLines(before: Compared, after: Compared) {
  // The single-file bundle contains all of it, and varies more with where it was built.
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

/** Marks the build of the last commit as nested; otherwise, if it changes a generated file, it would build that commit endlessly. */
const NESTED = 'SKERRY_SIZES_BEFORE'

/** The last commit's sizes, built once; `undefined` if nothing has changed, the packages have, or git is missing. */
async function sizesBefore(): Promise<{ commit: string; sizes: Sizes } | undefined> {
  if (process.env[NESTED]) return undefined
  let commit = ''
  try {
    if (!git('status', '--porcelain', '--', 'src', 'embed', 'scripts', 'esbuild.config.mjs', 'package-lock.json')) return undefined
    // Installing other packages takes longer than the build.
    if (git('diff', '--name-only', 'HEAD', '--', 'package-lock.json')) return undefined
    commit = git('rev-parse', 'HEAD')
  } catch {
    return undefined
  }
  const text = await cached('sizes', [commit], () =>
    withCheckout(commit, async (tree) => {
      // Brotli takes seconds for everything, and most of it is unchanged.
      mkdirSync(path.join(root, '.cache'), { recursive: true })
      symlinkSync(path.join(root, '.cache'), path.join(tree, '.cache'), 'junction')
      try {
        execFileSync(process.execPath, ['scripts/run.mjs', 'esbuild.config.mjs'], {
          cwd: tree,
          stdio: 'ignore',
          env: { ...process.env, [NESTED]: '1' },
        })
      } catch {
        // The exit code also reflects budgets.
      }
      return readFileSync(path.join(tree, 'dist/sizes.json'), 'utf8')
    }),
  )
  return { commit, sizes: JSON.parse(text) }
}

/** Prints the changes since the last commit. If that commit cannot be built, this one is not to blame. */
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
