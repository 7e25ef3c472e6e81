// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCopiedState, findState } from '../../scripts/build/copied-state'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

describe('what a module keeps at its top level', () => {
  it.each([
    ['a variable', 'let n = 0'],
    ['a function that is replaced later', 'let stop: () => void = () => {}'],
    ['a map', 'const byId = new Map<string, () => void>()'],
    ['an exported set', 'export const all = new Set<Node>()'],
    ['maps in a table', 'export const all = {\n  one: new Map<string, string>(),\n  two: 2,\n}'],
    ['what a function has created', 'const writers = createWriters()'],
    ['a list that is added to', 'const list: string[] = []\nexport const add = (x: string) => list.push(x)'],
    ['a count in a table', 'const lock = { count: 0 }\nexport function go() {\n  lock.count++\n}'],
    ['an entry that is set', 'const known: Record<string, number> = {}\nexport function go(k: string) {\n  known[k] ??= 1\n}'],
    ['an entry that is deleted', 'const known: Record<string, number> = {}\nexport function go(k: string) {\n  delete known[k]\n}'],
  ])('is found: %s', (_, source) => expect(findState(source)).toHaveLength(1))

  it.each([
    ['a constant', "const A = 'x'\nconst B = 2"],
    ['a table that only is read', "const TEXT: Record<string, string> = { a: 'b' }\nexport const text = (k: string) => TEXT[k] === 'b'"],
    ['an empty list that stays empty', 'const NONE: string[] = []\nexport const get = () => NONE'],
    ['a function that makes a map', 'export const make = (x: string): Map<string, string> => new Map([[x, x]])'],
    ['a generic function that makes one', 'export const make = <T,>(x: T) => new Set([x])'],
    ['functions in a table', 'const tools = {\n  read: () => new Map(),\n  write() {\n    return new Set()\n  },\n}'],
    ['what belongs to the page', 'const page = globalThis as { x?: number }\nexport function go() {\n  page.x = 1\n}'],
    ['what stands in a comment', '/*\nlet a = 1\n*/\n// const b = new Map()\nexport const c = 1'],
    ['what a function keeps for itself', 'export function go() {\n  let n = 0\n  return () => n++\n}'],
    ['a service with a method called set', 'export const api = { set: (x: string) => x }\nexport const go = () => api.set("a")'],
    ['a property of the same name', "const at = ['a']\nexport function go(x: { at: string[] }) {\n  x.at.push('b')\n  return at\n}"],
  ])('is not: %s', (_, source) => expect(findState(source)).toEqual([]))

  it('is found in our own source, with its line', () => {
    const names = (file: string) => findState(read(file)).map(({ name }: { name: string }) => name)
    expect(names('src/runtime/strategies.ts')).toEqual(['nearObserver', 'waiting', 'sweep', 'isInUse'])
    expect(names('src/page/storage.ts')).toEqual(['unsaved'])
    expect(names('src/popups/actions/registry.ts')).toEqual(['actions'])
    expect(names('src/page/selectors.ts')).toEqual([])
    expect(findState('\n\nlet n = 0')).toEqual([{ name: 'n', line: 3 }])
  })
})

describe('state in several bundles', () => {
  const bundle = (...files: string[]) => ({
    outputs: { 'out.js': { inputs: Object.fromEntries(files.map((file) => [file, { bytesInOutput: 9 }])) } },
  })
  const sources: Record<string, string> = { 'src/a.ts': 'let n = 0', 'src/b.ts': 'const B = 1', 'node_modules/x/x.js': 'let n' }
  const find = (metas: Parameters<typeof findCopiedState>[0], exceptions = {}) =>
    findCopiedState(metas, (file) => sources[file] ?? '', exceptions)

  it('is named by file and line, with advice', () =>
    expect(find({ core: bundle('src/a.ts'), toy: bundle('src/a.ts'), share: bundle('src/a.ts') })).toEqual([
      expect.stringMatching(/^src\/a\.ts:1 keeps "n", and core, toy, and share would each have their own: export through src\/kit\.ts /),
    ]))
  it('is fine in only one bundle, in a module without state, and in packages', () =>
    expect(find({ core: bundle('src/a.ts', 'src/b.ts', 'node_modules/x/x.js'), toy: bundle('src/b.ts', 'node_modules/x/x.js') })).toEqual(
      [],
    ))
  it('is fine if the bundler has dropped it', () => {
    const none = { outputs: { 'out.js': { inputs: { 'src/a.ts': { bytesInOutput: 0 } } } } }
    expect(find({ core: bundle('src/a.ts'), toy: none })).toEqual([])
  })
  it('may be listed with a reason, for as long as that is needed', () => {
    const exceptions = { 'src/a.ts': 'a reason' }
    expect(find({ core: bundle('src/a.ts'), toy: bundle('src/a.ts') }, exceptions)).toEqual([])
    expect(find({ core: bundle('src/a.ts') }, exceptions)).toEqual([expect.stringContaining('src/a.ts is in SEPARATE_COPIES')])
  })
})
