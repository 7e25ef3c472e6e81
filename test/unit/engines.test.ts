// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ENGINES, missing, perEngine, table } from '../../scripts/check/engines'

const version = { type: 'browser', description: 'Firefox 1.2' }
const check = (projectName: string, status: string, annotations: { type: string; description?: string }[] = []) => ({
  tests: [{ projectName, status, annotations }],
})
const report = {
  suites: [
    {
      specs: [check('firefox', 'expected', [version]), check('firefox', 'flaky', [version]), check('webkit', 'skipped')],
      suites: [{ specs: [check('firefox', 'unexpected', [version]), check('firefox', 'skipped')] }],
    },
  ],
}

it('counts what passed, failed and was skipped in each engine, and leaves out an engine that was not asked for', () => {
  expect(perEngine(report)).toEqual([
    { name: 'firefox', version: 'Firefox 1.2', passed: 2, failed: 1, skipped: 1 },
    { name: 'webkit', version: undefined, passed: 0, failed: 0, skipped: 1 },
  ])
})
it('says in the table which version passed how many checks, and which engine was not there', () => {
  expect(table(perEngine(report)).split('\n').slice(2)).toEqual([
    '| Firefox            | Firefox 1.2   | 2 of 4        |',
    '| Safari             | not installed | 0 of 1        |',
  ])
})
it('names the packages of a missing engine', () => expect(missing('webkit')).toContain('apt-get install webkit2gtk-driver xvfb'))
it('has its table in the documents, with all engines in it', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/about/browsers.md'), 'utf8')
  const [, made = ''] = /<!-- made by npm run engines -- --readme -->([\s\S]*)<!-- \/made -->/.exec(page) ?? []
  expect(made.match(/^\| .* \d+ of \d+ +\|$/gm)).toHaveLength(ENGINES.length)
})
