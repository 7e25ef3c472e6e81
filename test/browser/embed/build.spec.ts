import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readBudgets } from '../../../scripts/sizes.mjs'
import { expect, test } from '../harness'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
type Meta = Record<string, { inputs: Record<string, unknown> }>
const meta = () => JSON.parse(read('dist/meta.json')) as Meta
const inputs = (name: string) => Object.keys(meta()[name]?.inputs ?? {})

test.describe('what the build made', () => {
  test('no swiper and no zod in the core, no preact in a chunk', () => {
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
  test('the core asks for the chunks that lie beside it, of this build and no other', () => {
    const there = readdirSync(path.join(root, 'dist/chunks'))
    const [, hash] = /-([0-9a-f]{8})\.js$/.exec(there[0] ?? '') ?? []
    const wanted = [read('dist/skerry.js'), ...there.map((file) => read(`dist/chunks/${file}`))].join('\n')
    // Each is asked for by its name, by the core or by another chunk, and there is no other.
    expect(there.length).toBeGreaterThan(2)
    for (const file of there) {
      expect(file).toMatch(new RegExp(`-${hash}\\.js$`))
      expect(wanted, file).toMatch(new RegExp(`["'\`]${file.replace(`-${hash}.js`, '')}["'\`]`))
    }
    expect(read('dist/skerry.js')).toContain(`-${hash}`)
  })
  test('the README quotes the budgets from their file', () => {
    const { artefacts, compositions } = readBudgets()
    const readme = read('README.md').replace(/ +/g, ' ').replace(/\n/g, ' ')
    for (const [name, { files, gz }] of Object.entries(compositions))
      expect(readme).toContain(`| ${name} | ${files} | ${gz.toLocaleString('en')} |`)
    expect(readme).toContain(`The core is at most ${artefacts.core?.max.toLocaleString('en')} bytes with brotli`)
  })
  test('every rule of skerry.css has zero specificity, so that any site’s own CSS wins', async ({ page }) => {
    await page.goto('/')
    const { count, heavy } = await page.evaluate(async () => {
      const sheet = new CSSStyleSheet()
      await sheet.replace(await (await fetch('/skerry.css')).text())
      const rules = (list: CSSRuleList): CSSStyleRule[] =>
        [...list].flatMap((r) => (r instanceof CSSStyleRule ? [r] : r instanceof CSSGroupingRule ? rules(r.cssRules) : []))
      // What :where() wraps weighs nothing, nor does :is() (a nested rule's `&`) around nothing else; pseudo-elements must stand outside of it.
      const weightless = (selector: string) => {
        let depth = 0
        let rest = ''
        for (const part of selector.split(/(:where\(|[()])/)) {
          if (part === ':where(' || (part === '(' && depth)) depth++
          else if (part === ')' && depth) depth--
          else if (!depth) rest += part
        }
        return (
          rest
            .replace(/::[\w-]+/g, '')
            .replace(/:is\(([\s,>+~*]*)\)/g, '$1')
            .replace(/[\s,>+~*]/g, '') === ''
        )
      }
      const all = rules(sheet.cssRules)
      return { count: all.length, heavy: all.map((r) => r.selectorText).filter((s) => !weightless(s)) }
    })
    expect(count).toBeGreaterThan(20)
    expect(heavy).toEqual([])
  })
})
