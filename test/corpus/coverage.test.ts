// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { countFiles, openWindow, readSource, realPages } from '../../scripts/build/coverage'
import { share, total } from '../../scripts/build/coverage-pages'
import { measuredBefore, measuredPart } from '../../scripts/build/coverage-report'

const file = path.resolve(import.meta.dirname, '../../embed/COVERAGE.md')

let counts: ReturnType<typeof countFiles>
beforeAll(async () => {
  const window = openWindow()
  counts = countFiles(realPages(), window, await readSource(window))
}, 120_000)

it('embed/COVERAGE.md says what real pages say; npm run coverage:widgets -- --write measures again', () => {
  expect(measuredBefore(readFileSync(file, 'utf8'))).toBe(measuredPart(counts))
})

it.each(['widgets', 'behaviours'] as const)('of the %s of real pages that need a script at least 98 % are driven', (kind) => {
  const sum = total(counts[kind])
  expect(sum.driven).toBeGreaterThan(200)
  expect(share(sum)).toBeGreaterThanOrEqual(98)
})
