import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readBudgets } from '../../../scripts/build/sizes'
import { expect, test } from '../harness'
import { show } from './embeds'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
type Meta = Record<string, { inputs: Record<string, unknown> }>
const meta = () => JSON.parse(read('dist/meta.json')) as Meta
const inputs = (name: string) => Object.keys(meta()[name]?.inputs ?? {})

test.describe('the build', () => {
  test('keeps libraries out of the core, and Preact out of all chunks but one', () => {
    expect(inputs('core').filter((f) => /node_modules\//.test(f))).toEqual([])
    expect(inputs('ui').some((f) => f.includes('node_modules/preact/'))).toBe(true)
    const chunks = Object.keys(meta()).filter((n) => !['core', 'all', 'ui'].includes(n))
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
      // Of the texts, the core names the languages.
      const name = file.startsWith('texts-') ? 'texts-' : file.replace(`-${hash}.js`, '')
      expect(source, file).toMatch(new RegExp(`["'\`]${name}["'\`$]`))
    }
    expect(read('dist/skerry.js')).toContain(`-${hash}`)
  })
  test('makes chunks that can come before the one with React', async ({ page, site }) => {
    await page.route(/chunks\/ui-/, (route) => route.abort())
    await show(page, site.url, { content: '' })
    const chunks = readdirSync(path.join(root, 'dist/chunks')).filter((file) => file.endsWith('.js') && !file.startsWith('ui-'))
    expect(chunks.length).toBeGreaterThan(2)
    const failed = await page.evaluate(async (files) => {
      const results = await Promise.all(files.map((file) => import(`/chunks/${file}`).then(() => '', (error) => `${file}: ${error}`))) // biome-ignore format: a row
      return results.filter(Boolean)
    }, chunks)
    expect(failed).toEqual([])
  })
  test('has the budgets that the documents quote, all of them, and the README, four', () => {
    const { artefacts, compositions } = readBudgets()
    const plain = (file: string) => read(file).replace(/ +/g, ' ').replace(/\n/g, ' ')
    const [all, readme] = [plain('docs/about/performance.md'), plain('README.md')]
    const sizes = Object.entries(compositions).map(([name, { files, gz }]) => [name, `| ${files} | ${gz.toLocaleString('en')} |`] as const)
    for (const [name, size] of sizes) expect(all).toContain(`| ${name} ${size}`)
    // There, in words for somebody who knows none of ours.
    expect([...new Set(sizes.map(([, size]) => size))].filter((size) => readme.includes(size))).toHaveLength(4)
    expect(all).toContain(`The core is at most ${artefacts.core?.max.toLocaleString('en')} bytes with brotli`)
    const css = artefacts.css?.max.toLocaleString('en')
    expect(all).toContain(`at most ${css} bytes with gzip`)
    expect(readme).toContain(`\`skerry.css\` is at most ${css} bytes`)
    expect(plain('docs/specification.md')).toContain(`| \`skerry.css\` | ${css} bytes with gzip |`)
  })
})
