/** What `npm test -- --only X` selects: steps, test files by part of their path, or tests by title. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../process'

const UNIT = /\.test\.tsx?$/
const under = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => `${folder}/${String(file).replaceAll(path.sep, '/')}`)
    .filter((file) => pattern.test(file))
    .sort()

interface Files {
  unit: string[]
  browser: string[]
}
/** The selection: steps, files or a title. */
export interface Selected extends Partial<Files> {
  steps?: string[]
  title?: string
}

/** Every test file, as paths from the repository root. */
export const testFiles = (): Files => ({
  unit: [...under('src', UNIT), ...under('test/unit', UNIT), ...under('test/corpus', UNIT)],
  browser: under('test/browser', /\.spec\.ts$/),
})

/** A regular expression that matches exactly this text. */
export const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A title given by a person: a regular expression, or text that is not a valid or intended one. */
export function titlePattern(text: string) {
  try {
    new RegExp(text)
  } catch {
    return asPattern(text)
  }
  return asPattern(text) === text ? text : `(?:${text}|${asPattern(text)})`
}

/** Matches part of a path at a word start: `slider` is in test/browser/slider-axe.spec.ts, `lide` is not. */
const hasPart = (file: string, part: string) => new RegExp(`(^|[^a-z\\d])${asPattern(part)}`, 'i').test(file)

/**
 * The selection: `{ steps }`, `{ unit, browser }` (files) or `{ title }`, split at commas except in a title. A part that is neither a step
 * nor in any path makes the whole a title, whose existence is unknown until the tests load. Throws if steps are mixed with others: a step
 * runs all its tests, a path only some.
 */
export function select(only: string, { steps, files }: { steps: string[]; files: Files }): Selected {
  const parts = only.split(',').map((part) => part.trim().replaceAll('\\', '/').replace(/^\.\//, ''))
  const isStep = (part: string) => steps.includes(part)
  if (parts.every(isStep)) return { steps: parts }
  const isIn = (part: string) => (file: string) => part !== '' && hasPart(file, part)
  const known = [...files.unit, ...files.browser]
  if (!parts.every((part) => isStep(part) || known.some(isIn(part)))) return { title: titlePattern(only) }
  if (parts.some(isStep)) {
    const [names, others] = [parts.filter(isStep), parts.filter((part) => !isStep(part))].map((list) => list.join(','))
    throw new Error(
      `${names} (steps) and ${others} cannot stand in one --only: run --only ${names} and --only "${others}" one after the other.`,
    )
  }
  const wanted = (file: string) => parts.some((part) => isIn(part)(file))
  return { unit: files.unit.filter(wanted), browser: files.browser.filter(wanted) }
}

/** Unit tests whose source contains a title: loading all of them would take a minute. */
export const filesWithTitle = (files: string[], title: string) =>
  files.filter((file) => new RegExp(title, 'i').test(readFileSync(path.join(root, file), 'utf8')))

/** Scripts that affect the bundle's content; the others in their folder measure and describe it. */
const MAKERS = ['build-plugins', 'bundles', 'declarations', 'kit', 'module', 'stylesheets'].map((name) => `scripts/build/${name}.ts`)
/** The bundle's sources. */
const SOURCES = ['src', 'embed', 'esbuild.config.mjs', ...MAKERS, 'package-lock.json']
const newest = (file: string): number => {
  const entry = statSync(file, { throwIfNoEntry: false })
  if (!entry?.isDirectory()) return UNIT.test(file) ? 0 : (entry?.mtimeMs ?? 0)
  // The WordPress plugin is in embed/, but is built from the bundle.
  const names = readdirSync(file).filter((name) => name !== 'wordpress')
  return Math.max(entry.mtimeMs, ...names.map((name) => newest(path.join(file, name))))
}

/** Whether the bundle is missing or older than its sources. A folder's modification time reveals deleted files. */
export const isStale = (bundle = path.join(root, 'dist/skerry.js'), sources = SOURCES) =>
  newest(bundle) <= Math.max(...sources.map((source) => newest(path.join(root, source))))
