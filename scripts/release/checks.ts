/** The conditions for a release: functions that return what is wrong, one sentence each. */
import { createHash } from 'node:crypto'
import { findBreaches, type Sizes } from '../build/sizes'
import { type Bundled, findLicenceProblems } from '../build/third-party'

/** Known before building. */
export interface Sources {
  version: string
  /** From package-lock.json: its own version, and the root package's. */
  locked: string[]
  changelog: string
  /** `git status --porcelain` */
  changed: string
  /** `git tag --list` for this version. */
  tagged: string
  /** Skips what only a real release needs. */
  isDry: boolean
}
export interface Facts extends Sources {
  /** README.md and the documents, by name. */
  documents: Record<string, string>
  sizes: Sizes
  budgets: Parameters<typeof findBreaches>[1]
  bundled: Bundled[]
  /** dist/skerry.takeover.js */
  inlinePart: string
}

function versions({ version, locked, tagged, isDry }: Sources) {
  if (!version) return ['package.json has no version.']
  return [
    ...(/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ? [] : [`package.json has the version ${version}, which is none.`]),
    ...(locked.every((one) => one === version)
      ? []
      : [`package-lock.json has the version ${locked.join(' and ')}, package.json ${version}: npm install.`]),
    ...(tagged && !isDry ? [`${version} is tagged already: raise the version in package.json.`] : []),
  ]
}

/** The notes of a version; undefined where there are none. */
export function notesOf(changelog: string, version: string) {
  const [, ...sections] = changelog.split(/^## /m)
  const section = sections.find((one) => one.startsWith(`[${version}]`))
  return section
    ?.slice(section.indexOf('\n'))
    .replace(/^\[.*?\]: .*$/gm, '')
    .trim()
}

function changelog({ changelog: text, version, isDry }: Sources) {
  if (!version) return []
  const notes = notesOf(text, version)
  if (!notes) return [`CHANGELOG.md says nothing of ${version}: expected a section “## [${version}] - YYYY-MM-DD”.`]
  const heading = text.split('\n').find((line) => line.startsWith(`## [${version}]`)) ?? ''
  return [
    ...(isDry || / - \d{4}-\d\d-\d\d$/.test(heading) ? [] : [`CHANGELOG.md has no date for ${version}: “${heading}”.`]),
    ...(isDry || !notesOf(text, 'Unreleased') ? [] : ['CHANGELOG.md has notes under “Unreleased”: they belong to this version.']),
  ]
}

const sizes = ({ sizes: measured, budgets }: Facts) => findBreaches(measured, budgets)

/** The hash for CSPs must match the line that people paste. */
function hashes({ documents, inlinePart }: Facts) {
  const hash = `sha256-${createHash('sha256').update(inlinePart).digest('base64')}`
  const named = Object.entries(documents).flatMap(([file, text]) => (text.match(/sha256-[\w+/=]{44}/g) ?? []).map((one) => ({ file, one })))
  if (!named.length) return ['No document names the hash of the line of a take-over.']
  return named.flatMap(({ file, one }) => (one === hash ? [] : `${file} names ${one}; the line of a take-over has ${hash}.`))
}

const licences = ({ bundled }: Facts) => findLicenceProblems(bundled)

const tree = ({ changed, isDry }: Sources) => (changed && !isDry ? [`There are changes that are not committed:\n${changed}`] : [])

/** Checks by subject: those possible before building, and all. */
export const EARLY: Record<string, (sources: Sources) => string[]> = { versions, 'what has changed': changelog, 'the work tree': tree }
export const CHECKS: Record<string, (facts: Facts) => string[]> = {
  ...EARLY,
  sizes,
  hashes,
  licences,
}
