import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readBudgets } from '../../../scripts/build/sizes'
import { expect, test } from '../harness'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
type Meta = Record<string, { inputs: Record<string, unknown> }>
const meta = () => JSON.parse(read('dist/meta.json')) as Meta
const inputs = (name: string) => Object.keys(meta()[name]?.inputs ?? {})

test.describe('the build', () => {
  test('keeps Swiper and zod out of the core, and Preact out of the chunks', () => {
    expect(inputs('core').filter((f) => /node_modules\/(swiper|zod|idb-keyval)\//.test(f))).toEqual([])
    expect(inputs('core').some((f) => f.includes('node_modules/preact/'))).toBe(true)
    const chunks = Object.keys(meta()).filter((n) => n !== 'core' && n !== 'all')
    expect(chunks.length).toBeGreaterThan(2)
    for (const name of chunks)
      expect(
        inputs(name).filter((f) => f.includes('node_modules/preact')),
        name,
      ).toEqual([])
  })
  test('makes only chunks that the core or another chunk loads, all with the hash of this build', () => {
    const chunks = readdirSync(path.join(root, 'dist/chunks')).filter((file) => file.endsWith('.js'))
    const [, hash] = /-([0-9a-f]{8})\.js$/.exec(chunks[0] ?? '') ?? []
    const source = [read('dist/skerry.js'), ...chunks.map((file) => read(`dist/chunks/${file}`))].join('\n')
    expect(chunks.length).toBeGreaterThan(2)
    for (const file of chunks) {
      expect(file).toMatch(new RegExp(`-${hash}\\.js$`))
      expect(source, file).toMatch(new RegExp(`["'\`]${file.replace(`-${hash}.js`, '')}["'\`]`))
    }
    expect(read('dist/skerry.js')).toContain(`-${hash}`)
  })
  test('has the budgets that the documents quote, all of them, and the README, four', () => {
    const { artefacts, compositions } = readBudgets()
    const plain = (file: string) => read(file).replace(/ +/g, ' ').replace(/\n/g, ' ')
    const [all, readme] = [plain('docs/about/performance.md'), plain('README.md')]
    const rows = Object.entries(compositions).map(([name, { files, gz }]) => `| ${name} | ${files} | ${gz.toLocaleString('en')} |`)
    for (const row of rows) expect(all).toContain(row)
    expect(rows.filter((row) => readme.includes(row))).toHaveLength(4)
    expect(all).toContain(`The core is at most ${artefacts.core?.max.toLocaleString('en')} bytes with brotli`)
  })
})
