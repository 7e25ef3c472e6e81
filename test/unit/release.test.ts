// @vitest-environment node
import { createHash } from 'node:crypto'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Sizes } from '../../scripts/build/sizes'
import { findLicenceProblems, packagesIn, readPackage, thirdParty } from '../../scripts/build/third-party'
import { CHECKS, type Facts, notesOf } from '../../scripts/release/checks'

const root = path.resolve(import.meta.dirname, '../..')
const hash = `sha256-${createHash('sha256').update('line').digest('base64')}`
const preact = { name: 'preact', version: '11.0.0', licence: 'MIT', text: 'Copyright' }
const facts: Facts = {
  version: '1.2.0',
  locked: ['1.2.0', '1.2.0'],
  changelog:
    '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-26\n\n### Added\n\n- A thing.\n\n## [1.1.0] - 2026-10-01\n\n- Another.\n',
  documents: { 'README.md': `script-src '${hash}'` },
  sizes: { core: { raw: 3, gz: 2, br: 1, file: 'skerry.js' } } as Sizes,
  budgets: { artefacts: { core: { unit: 'br', max: 1 } } },
  bundled: [preact],
  inlinePart: 'line',
  changed: '',
  tagged: '',
  isDry: false,
}
const problems = (more: Partial<Facts>) => Object.values(CHECKS).flatMap((find) => find({ ...facts, ...more }))

it('passes a release without problems', () => expect(problems({})).toEqual([]))

it.each<[string, Partial<Facts>, RegExp]>([
  ['an invalid version', { version: '1.2', locked: ['1.2'], changelog: '## [1.2] - 2026-11-26\n\n- A.' }, /1\.2, which is none/],
  ['a lock file of another version', { locked: ['1.1.0', '1.2.0'] }, /npm install/],
  ['no notes', { changelog: '# Changelog\n\n## [Unreleased]\n' }, /says nothing of 1\.2\.0/],
  ['notes of a version with the same prefix', { changelog: '## [1.2.0-rc] - 2026-11-26\n\n- A.' }, /says nothing of 1\.2\.0/],
  ['empty notes', { changelog: '## [1.2.0] - 2026-11-26\n\n## [1.1.0] - 2026-10-01\n\n- B.' }, /says nothing of 1\.2\.0/],
  ['notes without a date', { changelog: '## [1.2.0]\n\n- A.' }, /no date/],
  ['unreleased notes left over', { changelog: facts.changelog.replace('[Unreleased]\n', '[Unreleased]\n\n- B.\n') }, /Unreleased/],
  ['an exceeded budget', { sizes: { core: { raw: 3, gz: 2, br: 2, file: '' } } as Sizes }, /1 bytes over its budget/],
  ['the hash of another inline part', { inlinePart: 'other' }, /the line of a take-over has/],
  ['a hash that no document names', { documents: { 'README.md': 'sha256-short' } }, /No document names the hash/],
  ['a licence with more conditions', { bundled: [{ ...preact, licence: 'GPL-3.0' }] }, /“GPL-3.0”/],
  ['a licence without its text', { bundled: [{ ...preact, text: '' }] }, /brings no text/],
  ['a version that already exists', { tagged: 'v1.2.0' }, /tagged already/],
  ['no version', { version: '', locked: ['', ''] }, /has no version/],
  ['uncommitted changes', { changed: ' M README.md' }, /not committed/],
])('keeps a release back for %s', (_, more, expected) => expect(problems(more)).toEqual([expect.stringMatching(expected)]))

it.each<[string, Partial<Facts>]>([
  ['new version', { tagged: 'v1.2.0' }],
  ['a date', { changelog: '## [1.2.0]\n\n- A.' }],
  ['committed changes', { changed: ' M README.md' }],
  ['empty list of unreleased changes', { changelog: facts.changelog.replace('[Unreleased]\n', '[Unreleased]\n\n- B.\n') }],
])('a dry run needs no %s', (_, more) => expect(problems({ ...more, isDry: true })).toEqual([]))

it('reads the notes of one version', () => expect(notesOf(facts.changelog, '1.2.0')).toBe('### Added\n\n- A thing.'))

describe('third-party code', () => {
  it('is found in a bundle, by a file’s innermost package', () => {
    const inputs = {
      'src/a.ts': {},
      'node_modules/preact/dist/a.js': {},
      'node_modules/@x/y/b.js': {},
      'kit:node_modules/z/c.js': {},
      'node_modules/a/node_modules/b/c.js': {},
    }
    expect(packagesIn([{ inputs }, { inputs: { 'node_modules/preact/hooks/a.js': {} } }])).toEqual([
      'node_modules/@x/y',
      'node_modules/a/node_modules/b',
      'node_modules/preact',
      'node_modules/z',
    ])
  })
  it('is listed with its licence', () => {
    const found = readPackage(root, 'node_modules/preact')
    expect(found).toMatchObject({ name: 'preact', licence: 'MIT', text: expect.stringContaining('Jason Miller') })
    expect(findLicenceProblems([found])).toEqual([])
    expect(thirdParty('In pages.', [found])).toContain(`## preact ${found.version}\n\nMIT\n\n\`\`\`\n`)
  })
})
