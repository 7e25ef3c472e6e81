// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { countFiles, measuredBefore, openWindow, readSource, realPages } from '../../scripts/coverage.mjs'
import { measuredPart } from '../../scripts/coverage-report.mjs'

const file = path.resolve(import.meta.dirname, '../../embed/COVERAGE.md')

it('embed/COVERAGE.md says what real pages say; npm run coverage:widgets -- --write measures again', { timeout: 120_000 }, async () => {
  const window = openWindow()
  const counts = countFiles(realPages(), window, await readSource(window))
  expect(measuredBefore(readFileSync(file, 'utf8'))).toBe(measuredPart(counts))
})
