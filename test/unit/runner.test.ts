// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { browserCounts, flakyText, honest, judged, line, none, replayed, row, sum, unitCounts } from '../../scripts/check/results'
import { browserFilters, isStale, partsFor, select, unitFilters } from '../../scripts/check/select'

const unitTest = (fullName: string, status = 'passed', failureMessages: string[] = []) => ({ fullName, status, failureMessages })
const spec = (title: string, ...statuses: string[]) => ({ title, tests: statuses.map((status) => ({ status })) })
const flaky = (count: number) => ({ ...none(), passed: 10, flaky: Array.from({ length: count }, (_, i) => `test ${i}`) })

describe('what the runners report', () => {
  it('names a unit test that passed only after a retry, and counts it as passed', () => {
    const counts = unitCounts({
      testResults: [
        {
          status: 'passed',
          assertionResults: [unitTest('steady'), unitTest('group late', 'passed', ['expected 1']), unitTest('x', 'skipped')],
        },
        { status: 'failed', assertionResults: [unitTest('broken', 'failed', ['expected 2'])] },
      ],
    })
    expect(counts).toEqual({ passed: 2, failed: 1, skipped: 1, flaky: ['group late'] })
  })
  it('counts a file that could not be loaded as one failure', () => {
    expect(unitCounts({ testResults: [{ status: 'failed', assertionResults: [] }] })).toEqual({ ...none(), failed: 1 })
  })
  it('names a browser test that passed only at a retry, with its file and groups', () => {
    const suites = (closes: string, scrolls: string) => [
      {
        title: 'menu.spec.ts',
        specs: [spec('closes', closes)],
        suites: [{ title: 'on a phone', specs: [spec('scrolls', scrolls)] }],
      },
    ]
    const first = browserCounts({ stats: { expected: 5, unexpected: 2, skipped: 3 }, suites: suites('unexpected', 'unexpected') })
    expect(first).toMatchObject({ passed: 5, failed: 2, skipped: 3, flaky: [] })
    const again = browserCounts({ stats: { expected: 1, unexpected: 1, skipped: 0 }, suites: suites('unexpected', 'expected') })
    const flaky = ['menu.spec.ts › on a phone › scrolls']
    expect(replayed(first, again)).toMatchObject({ passed: 6, failed: 1, skipped: 3, flaky })
  })
  it('counts all failures of the first run if the second crashes', () => {
    const first = browserCounts({ stats: { expected: 5, unexpected: 2, skipped: 0 } })
    expect(replayed(first, honest(browserCounts({ stats: { expected: 0, unexpected: 0, skipped: 0 } }), 1))).toMatchObject({
      passed: 5,
      failed: 2,
    })
  })
  it('counts a runner that exits with an error but without a failed test as one failure', () => {
    expect([honest(none(), 1).failed, honest(none(), 0).failed, honest({ ...none(), failed: 2 }, 1).failed]).toEqual([1, 0, 2])
  })
})

describe('flaky tests', () => {
  it('are tolerated up to three; a fourth fails the run', () => {
    expect([0, 3, 4, 9].map((count) => judged(flaky(count)).failed)).toEqual([0, 0, 1, 1])
  })
  it('are counted across all steps', () => {
    expect(judged(sum([flaky(2), flaky(2)]))).toMatchObject({ passed: 20, failed: 1 })
  })
  it('are counted in the line of their step and listed by name before the summary, which keeps its form', () => {
    expect(row('browser', flaky(2))).toBe('✓ browser   10 passed, 0 failed, 0 skipped, 2 flaky')
    expect(row('unit', flaky(0))).toBe('✓ unit      10 passed, 0 failed, 0 skipped')
    expect(flakyText(flaky(2))).toBe('Passed only at a retry:\n  test 0\n  test 1\nflaky: 2 (at most 3)\n\n')
    expect(flakyText(flaky(4))).toContain('flaky: 4 (at most 3), which is counted as one failure\n')
    expect(flakyText(flaky(0))).toBe('')
    expect(line(judged(flaky(4)))).toBe('10 passed, 1 failed, 0 skipped')
  })
})

describe('what --only selects', () => {
  const only = (text: string) => select(text, ['types', 'unit', 'build', 'browser'])

  it('selects steps if every part is the name of a step', () => expect(only('unit,build')).toEqual({ steps: ['unit', 'build'] }))
  it.each([
    ['slider', ['slider'], ['test/browser/.*slider']],
    ['kinds, place', ['kinds', 'place'], ['test/browser/.*kinds', 'test/browser/.*place']],
    ['./test/browser/slider-axe.spec.ts', [], ['test/browser/.*slider-axe\\.spec\\.ts']],
    ['test\\browser\\slider', [], ['test/browser/.*slider']],
    ['src/widgets/menu', ['src/widgets/menu'], []],
    ['test/unit/sizes', ['test/unit/sizes'], []],
  ])('hands parts of paths to vitest and Playwright: %s', (text, unit, browser) => {
    const { steps, parts = [] } = only(text)
    expect([steps, unitFilters(parts), browserFilters(parts)]).toEqual([undefined, unit, browser])
  })
  it('gives advice if a step is beside part of a path', () =>
    expect(() => only('types,unit,menu')).toThrow('run --only types,unit and --only menu one after the other'))
})

it('a bundle is stale if it is missing or older than a source file, except tests', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'skerry-stale-'))
  const file = (name: string, seconds: number) => {
    writeFileSync(path.join(folder, name), '')
    utimesSync(path.join(folder, name), seconds, seconds)
  }
  mkdirSync(path.join(folder, 'src'))
  file('src/a.ts', 100)
  file('src/a.test.ts', 900)
  utimesSync(path.join(folder, 'src'), 100, 100)
  const sources = path.relative(path.resolve(import.meta.dirname, '../..'), path.join(folder, 'src'))
  const stale = () => isStale(path.join(folder, 'skerry.js'), [sources])
  const seen = [stale()]
  file('skerry.js', 200)
  seen.push(stale())
  file('src/a.ts', 300)
  seen.push(stale())
  rmSync(folder, { recursive: true })
  expect(seen).toEqual([true, false, true])
})

describe('the tests of what has changed', () => {
  const hasTests = (folder: string) => ['test/browser/tabs', 'test/browser/overlays'].includes(folder)
  it.each([
    [
      ['src/widgets/tabs/tabs.ts', 'src/widgets/tabs/styles.ts'],
      ['src/widgets/tabs/', 'test/browser/tabs/'],
    ],
    [['src/overlays/stack.ts'], ['src/overlays/', 'test/browser/overlays/']],
    [['src/dom/move.ts'], ['src/dom/', 'test/browser/runtime/']],
    [['embed/takeover.ts'], ['test/browser/takeover/']],
    [['embed/skerry.css'], ['test/browser/demo/']],
    [['scripts/adopt/pages.ts'], ['test/unit/', 'test/browser/takeover/']],
    [
      ['test/browser/menu/menu.spec.ts', 'test/unit/cli.test.ts'],
      ['test/browser/menu/menu.spec.ts', 'test/unit/cli.test.ts'],
    ],
    [['README.md'], []],
  ])('of %j are %j', (files, parts) => expect(partsFor(files, hasTests)).toEqual(parts))
})
