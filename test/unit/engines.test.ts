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

it('counts passed, failed and skipped tests by engine, and leaves out engines that were not requested', () => {
  expect(perEngine(report)).toEqual([
    { name: 'firefox', version: 'Firefox 1.2', passed: 2, failed: 1, skipped: 1 },
    { name: 'webkit', version: undefined, passed: 0, failed: 0, skipped: 1 },
  ])
})
it('lists in the table how many checks each version passed, and which engine was missing', () => {
  expect(table(perEngine(report)).split('\n').slice(2)).toEqual([
    '| Firefox            | Firefox 1.2   | 2 of 4        |',
    '| Safari             | not installed | 0 of 1        |',
  ])
})
it('names the packages of a missing engine', () => expect(missing('webkit')).toContain('apt-get install webkit2gtk-driver xvfb'))
it('has its table of all engines in the documents', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/about/browsers.md'), 'utf8')
  const [, made = ''] = /<!-- made by npm run engines -- --readme -->([\s\S]*)<!-- \/made -->/.exec(page) ?? []
  expect(made.match(/^\| .* \d+ of \d+ +\|$/gm)).toHaveLength(ENGINES.length)
})
