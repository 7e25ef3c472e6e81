import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findCircles, type Import, readImports, sourceFiles } from './import-graph'

/** A folder may import from those before it in this list, lowest first. */
const LAYERS = [
  'base',
  'settings',
  'page',
  'dom',
  'ui',
  'overlays',
  'runtime',
  'media',
  'popups',
  'integrations',
  'widgets',
  'takeover',
  'inspect',
  'compat',
]
const root = path.resolve(import.meta.dirname, '../..')
const files = sourceFiles(root)
const imports = readImports(root, files)

const folderOf = (file: string) => file.split('/').slice(1, -1)[0]
const widgetOf = (file: string) => /^src\/widgets\/([^/]+)\//.exec(file)?.[1]
/** boot.ts, kit.ts and the files beside them are above all folders. */
const layerOf = (file: string) => (folderOf(file) ? LAYERS.indexOf(folderOf(file) as string) : LAYERS.length)
const say = ({ from, line, to, kind }: Import) => `${from}:${line} imports ${to} (${kind})`

describe('the imports of src', () => {
  it('lead to existing files', () => expect(imports.filter(({ to }) => to.startsWith('missing')).map(say)).toEqual([]))
  it('are in files whose folder belongs to a layer', () => expect(files.filter((file) => layerOf(file) < 0)).toEqual([]))
  it('run downwards between folders', () => expect(imports.filter(({ from, to }) => layerOf(to) > layerOf(from)).map(say)).toEqual([]))
  it('do not lead from one widget to another', () =>
    expect(imports.filter(({ from, to }) => widgetOf(from) && widgetOf(to) && widgetOf(from) !== widgetOf(to)).map(say)).toEqual([]))
  it('form no cycle, even with type-only and lazy imports', () => expect(findCircles(imports)).toEqual([]))
  it('reach compat only through boot', () =>
    expect(
      imports.filter(({ from, to }) => layerOf(to) === LAYERS.length - 1 && folderOf(from) !== 'compat' && from !== 'src/boot.ts').map(say),
    ).toEqual([]))
})

describe('the tests’ own reader of imports', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'skerry-imports-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  it('finds value, type and lazy imports with their lines, and the cycle they form', () => {
    put('src/a.ts', "import {\n  b,\n} from './b/index'\nimport 'side-effect'\nimport { x } from 'package'\n")
    put('src/b/index.ts', "// a comment\nimport type { C } from '../c'\nexport const load = () => import('../gone')\n")
    put('src/c.tsx', "type A = typeof import('./a')\nexport * from './d'\n")
    put('src/d.ts', '')
    put('src/d.test.ts', "import './a'")
    const all = sourceFiles(folder)
    expect(all).toEqual(['src/a.ts', 'src/b/index.ts', 'src/c.tsx', 'src/d.ts'])
    const found = readImports(folder, all)
    expect(found.map(say)).toEqual([
      'src/a.ts:1 imports src/b/index.ts (value)',
      'src/b/index.ts:2 imports src/c.tsx (type)',
      'src/b/index.ts:3 imports missing: src/gone (lazy)',
      'src/c.tsx:2 imports src/d.ts (value)',
      'src/c.tsx:1 imports src/a.ts (type)',
    ])
    expect(findCircles(found)).toEqual([['src/a.ts', 'src/b/index.ts', 'src/c.tsx']])
    expect(findCircles(found.filter(({ kind }) => kind !== 'type'))).toEqual([])
  })
})
