// @vitest-environment node

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findBreaches, measure } from '../../scripts/sizes.mjs'

const size = (gz: number) => ({ raw: gz * 3, gz, br: gz - 10 })

it.each([
  ['a chunk within its budget is no breach', { a: size(100) }, { a: { unit: 'gz', max: 100 } }, []],
  [
    'a chunk over its budget is a breach',
    { a: size(101) },
    { a: { unit: 'gz', max: 100 } },
    ['a is 1 bytes over its budget of 100 bytes gz'],
  ],
  [
    'a budget is compared in its own unit',
    { a: size(101) },
    { a: { unit: 'br', max: 90 } },
    ['a is 1 bytes over its budget of 90 bytes br'],
  ],
  ['a new chunk needs a budget', { a: size(7) }, {}, ['a has no budget: add it to embed/budgets.json (it is 7 bytes gz now)']],
  [
    'a budget without a chunk is a breach',
    {},
    { a: { unit: 'gz', max: 1 } },
    ['a has a budget in embed/budgets.json, but is not built any more'],
  ],
] as const)('%s', (_, sizes, artefacts, breaches) => expect(findBreaches(sizes, { artefacts })).toEqual(breaches))

it('the core is as large with one hash of its chunks as with another', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'skerry-sizes-'))
  mkdirSync(path.join(folder, 'dist'))
  mkdirSync(path.join(folder, 'embed'))
  writeFileSync(path.join(folder, 'embed/budgets.json'), '{"artefacts":{"core":{"unit":"br","max":9}},"compositions":{}}')
  writeFileSync(path.join(folder, 'embed/snippet.html'), '<script>0</script>')
  const sizeWith = async (hash: string) => {
    writeFileSync(path.join(folder, 'dist/core.js'), `const chunks = "${hash}"`)
    return (await measure(folder, [{ name: 'core', file: 'core.js' }], hash)).core
  }
  // As it stands, the first compresses better.
  expect(await sizeWith('aaaaaaaa')).toEqual(await sizeWith('f3a9c1d7'))
  rmSync(folder, { recursive: true })
})
