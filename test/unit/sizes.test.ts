// @vitest-environment node

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { differenceLines } from '../../scripts/build/size-difference'
import { findBreaches, measure } from '../../scripts/build/sizes'

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
  ['a chunk needs no budget', { a: size(7) }, {}, []],
  [
    'a budget without a chunk is a breach',
    {},
    { a: { unit: 'gz', max: 1 } },
    ['a has a budget in embed/budgets.json, but is not built any more'],
  ],
] as const)('%s', (_, sizes, artefacts, breaches) => expect(findBreaches(sizes, { artefacts })).toEqual(breaches))

it('the core’s size does not depend on its chunks’ hashes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'skerry-sizes-'))
  mkdirSync(path.join(folder, 'dist'))
  mkdirSync(path.join(folder, 'embed'))
  writeFileSync(path.join(folder, 'embed/budgets.json'), '{"artefacts":{"core":{"unit":"br","max":9}},"compositions":{}}')
  writeFileSync(path.join(folder, 'embed/snippet.html'), '<script>0</script>')
  const sizeWith = async (hash: string) => {
    writeFileSync(path.join(folder, 'dist/core.js'), `const chunks = "${hash}"`)
    return (await measure(folder, [{ name: 'core', file: 'core.js' }], hash)).core
  }
  // Unnormalised, the first compresses better.
  expect(await sizeWith('aaaaaaaa')).toEqual(await sizeWith('f3a9c1d7'))
  rmSync(folder, { recursive: true })
})

it('lists what has grown, shrunk, come and gone since another build, and sums up what has hardly changed', () => {
  const before = { core: { gz: 100 }, all: { gz: 900 }, big: { gz: 500 }, gone: { gz: 60 }, a: { gz: 10 }, b: { gz: 10 }, same: { gz: 9 } }
  const after = { core: { gz: 130 }, big: { gz: 400 }, toy: { gz: 70 }, a: { gz: 12 }, b: { gz: 5 }, same: { gz: 9 } }
  expect(differenceLines(before, after)).toEqual([
    '  +70 toy (new)',
    '  +30 core',
    '  -60 gone (gone)',
    '  -100 big',
    '  -3 in 2 others, none by more than 15',
  ])
  expect(differenceLines(after, after)).toEqual([])
})
