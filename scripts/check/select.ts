/** What `npm test -- --only X` selects: steps, or parts of paths, by which vitest and Playwright find their tests. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../process'

/** Throws if steps are mixed with paths: a step runs all its tests, a path only some. */
export function select(only: string, steps: string[]): { steps?: string[]; parts?: string[] } {
  const parts = only.split(',').map((part) => part.trim().replaceAll('\\', '/').replace(/^\.\//, ''))
  const [names, others] = [true, false].map((isStep) => parts.filter((part) => steps.includes(part) === isStep))
  if (!others?.length) return { steps: parts }
  if (!names?.length) return { parts: parts.filter(Boolean) }
  throw new Error(
    `${names} (steps) and ${others} cannot be combined in one --only: run --only ${names} and --only ${others} one after the other.`,
  )
}

/** For vitest, which looks for the text in a path. */
export const unitFilters = (parts: string[]) => parts.filter((part) => !/^test\/browser\b/.test(part))

/** For Playwright, which takes regular expressions and matches them with absolute paths. */
export const browserFilters = (parts: string[]) =>
  parts
    .filter((part) => !/^(src|test\/(unit|corpus))\b/.test(part))
    .map((part) => ('test/browser/'.startsWith(part) ? '' : part.replace(/^test\/browser\/?/, '')))
    .map((part) => `test/browser/.*${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

const git = (...args: string[]) => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}
/** What has changed since the branch left `main`, committed or not. */
export function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])]
}

/** Folders of browser tests for sources that have none of their own name. */
const TESTED_IN: [source: RegExp, folder: string][] = [
  [/^(src\/takeover|embed\/takeover|scripts\/adopt)\b/, 'takeover'],
  [/^embed\/wordpress\//, 'wordpress'],
  [/^(embed|demo)\/.*\.(css|html)$/, 'demo'],
  [/^docs\//, 'docs'],
  [/^src\/popups\//, 'popup'],
  [/^src\//, 'runtime'],
]
/** The tests, as parts of paths, of files that have changed: those beside them, and those in the folder of browser tests for them. */
export function partsFor(files: string[], hasTests = (folder: string) => existsSync(path.join(root, folder))): string[] {
  const parts = files.flatMap((file) => {
    if (/\.(test|spec)\.tsx?$/.test(file)) return [file]
    const [, folder, name] = /^(src\/(?:widgets\/)?([^/]+))\//.exec(file) ?? []
    const other = TESTED_IN.find(([source]) => source.test(file))?.[1]
    const tests = name && hasTests(`test/browser/${name}`) ? name : other
    return [...(folder ? [`${folder}/`] : file.startsWith('scripts/') ? ['test/unit/'] : []), ...(tests ? [`test/browser/${tests}/`] : [])]
  })
  return [...new Set(parts)]
}

/** Scripts that affect the bundle's content; the others in their folder measure and describe it. */
const MAKERS = ['build-plugins', 'bundles', 'declarations', 'kit', 'module', 'stylesheets'].map((name) => `scripts/build/${name}.ts`)
/** The bundle's sources. */
const SOURCES = ['src', 'embed', 'esbuild.config.mjs', ...MAKERS, 'package-lock.json']
const newest = (file: string): number => {
  const entry = statSync(file, { throwIfNoEntry: false })
  if (!entry?.isDirectory()) return /\.test\.tsx?$/.test(file) ? 0 : (entry?.mtimeMs ?? 0)
  // The WordPress plugin is in embed/, but is built from the bundle.
  const names = readdirSync(file).filter((name) => name !== 'wordpress')
  return Math.max(entry.mtimeMs, ...names.map((name) => newest(path.join(file, name))))
}

/** Whether the bundle is missing or older than its sources. A folder's modification time reveals deleted files. */
export const isStale = (bundle = path.join(root, 'dist/skerry.js'), sources = SOURCES) =>
  newest(bundle) <= Math.max(...sources.map((source) => newest(path.join(root, source))))
