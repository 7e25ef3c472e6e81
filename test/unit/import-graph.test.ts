import path from 'node:path'
import { describe, expect, it } from 'vitest'
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
  it('are read', () => expect(new Set(imports.map(({ kind }) => kind))).toEqual(new Set(['value', 'type', 'lazy'])))
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
