/** Prints how much larger or smaller a build is than that of the last commit built here, file by file, whether or not a budget is exceeded. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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

/** Kept at every build of a commit without changes, and compared with until the next. */
const KEPT = path.join(root, '.cache/sizes-of-commit.json')

/** Prints the changes since the last commit that was built here. Without git, or before there is one, nothing. */
export function printDifference(sizes: Sizes) {
  try {
    const isChanged = git('status', '--porcelain', '--', 'src', 'embed', 'scripts', 'esbuild.config.mjs', 'package-lock.json') !== ''
    if (existsSync(KEPT)) {
      const before: { commit: string; sizes: Sizes } = JSON.parse(readFileSync(KEPT, 'utf8'))
      const lines = differenceLines(before.sizes, sizes)
      console.log(`Since ${before.commit.slice(0, 9)}, in bytes gz:${lines.length ? `\n${lines.join('\n')}` : ' the same'}`)
    }
    if (isChanged) return
    mkdirSync(path.dirname(KEPT), { recursive: true })
    writeFileSync(KEPT, JSON.stringify({ commit: git('rev-parse', 'HEAD'), sizes }))
  } catch (error) {
    console.log(`There is nothing to compare with: ${error instanceof Error ? error.message : error}`)
  }
}
