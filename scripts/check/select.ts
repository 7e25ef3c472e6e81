/** What `npm test -- --only X` selects: steps, test files by a part of their path, or tests by their title. */
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
/** What was asked for: steps, files or a title. */
export interface Selected extends Partial<Files> {
  steps?: string[]
  title?: string
}

/** Every test file, as paths from the repository's root. */
export const testFiles = (): Files => ({
  unit: [...under('src', UNIT), ...under('test/unit', UNIT), ...under('test/corpus', UNIT)],
  browser: under('test/browser', /\.spec\.ts$/),
})

/** A text as a regular expression that finds just it. */
export const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A title as a person writes it: a regular expression, or a text that would be another one, or none. */
export function titlePattern(text: string) {
  try {
    new RegExp(text)
  } catch {
    return asPattern(text)
  }
  return asPattern(text) === text ? text : `(?:${text}|${asPattern(text)})`
}

/** A part of a path begins where a word of the path does: `slider` is in test/browser/slider-axe.spec.ts, `lide` is not. */
const hasPart = (file: string, part: string) => new RegExp(`(^|[^a-z\\d])${asPattern(part)}`, 'i').test(file)

/**
 * `{ steps }`, `{ unit, browser }` (files) or `{ title }` of what was asked for: all commas apart, except in a title. A part that is
 * no step's name and in no path makes the whole a title, which nobody knows to be one before the tests are loaded. Throws where steps
 * stand beside what is none: a step runs all of its tests, a part of a path some.
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

/** Unit tests whose source has a title: loading all of them to ask takes a minute. */
export const filesWithTitle = (files: string[], title: string) =>
  files.filter((file) => new RegExp(title, 'i').test(readFileSync(path.join(root, file), 'utf8')))

/** The scripts that the bundle's content follows from; the others in their folder measure and describe it. */
const MAKERS = ['build-plugins', 'bundles', 'declarations', 'kit', 'module', 'stylesheets'].map((name) => `scripts/build/${name}.ts`)
/** What the bundle is made of. */
const SOURCES = ['src', 'embed', 'esbuild.config.mjs', ...MAKERS, 'package-lock.json']
const newest = (file: string): number => {
  const entry = statSync(file, { throwIfNoEntry: false })
  if (!entry?.isDirectory()) return UNIT.test(file) ? 0 : (entry?.mtimeMs ?? 0)
  // The plugin for WordPress lies in embed/, and is made of the bundle.
  const names = readdirSync(file).filter((name) => name !== 'wordpress')
  return Math.max(entry.mtimeMs, ...names.map((name) => newest(path.join(file, name))))
}

/** Whether the bundle is missing or older than what it is made of. A folder's own time tells of a file that has gone. */
export const isStale = (bundle = path.join(root, 'dist/skerry.js'), sources = SOURCES) =>
  newest(bundle) <= Math.max(...sources.map((source) => newest(path.join(root, source))))
