// @vitest-environment node
import path from 'node:path'
import { describe, expect, it } from 'vitest'
// @ts-expect-error a script, without types
import { reactUsers } from '../../scripts/build-plugins.mjs'
// @ts-expect-error a script, without types
import { explainCore, partsOf } from '../../scripts/core-parts.mjs'

describe('the explanation of a core over its budget', () => {
  const parts = { 'src/boot.ts': 300, 'src/runtime/scan.ts': 900, 'src/new.ts': 50, 'preact/hooks/dist/hooks.module.js': 700 }
  const before = { 'src/boot.ts': 300, 'src/runtime/scan.ts': 880, 'preact/hooks/dist/hooks.module.js': 500, 'src/gone.ts': 10 }
  const react = new Map([
    ['useState', { from: 'react', files: ['src/runtime/scan.ts', 'src/widgets/toy/toy.tsx'] }],
    ['useContext', { from: 'react', files: ['src/widgets/toy/toy.tsx'] }],
  ])

  it('names what has grown, the most first, and the names of React that only chunks use', () =>
    expect(explainCore(parts, before, react)).toEqual([
      'Since the last build here that was within the budget, in bytes before they are minified: ',
      '  +200 preact/hooks/dist/hooks.module.js',
      '  +50 src/new.ts (new)',
      '  +20 src/runtime/scan.ts',
      'Names of React that only chunks use, which the core holds for them:',
      '  useContext: src/widgets/toy/toy.tsx',
    ]))
  it('names the largest parts where there is nothing to compare with', () =>
    expect(explainCore(parts, undefined, new Map())).toEqual([
      'There is no earlier build here to compare with. The largest parts, in bytes before they are minified:',
      '  900 src/runtime/scan.ts',
      '  700 preact/hooks/dist/hooks.module.js',
      '  300 src/boot.ts',
      '  50 src/new.ts',
    ]))
  it('says so when nothing has grown', () =>
    expect(explainCore(before, before, new Map())).toEqual([
      'Since the last build here that was within the budget, in bytes before they are minified: nothing has grown',
    ]))
  it('reads the parts of a bundle out of esbuild’s metafile, packages by their names', () => {
    const inputs = {
      'src/boot.ts': { bytesInOutput: 3 },
      '../main/node_modules/preact/dist/preact.module.js': { bytesInOutput: 5 },
      'src/types.ts': { bytesInOutput: 0 },
    }
    expect(partsOf({ outputs: { 'dist/skerry.js': { inputs } } })).toEqual({ 'src/boot.ts': 3, 'preact/dist/preact.module.js': 5 })
  })
  it('knows which files of the source import a name from React', () => {
    const users = reactUsers(path.resolve(import.meta.dirname, '../..'))
    expect(users.get('useLayoutEffect').files).toContain('src/dom/bind.tsx')
    expect(users.get('useLayoutEffect').files).not.toContain('src/dom/bind.test.tsx')
  })
})
