// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { php, readPo } from '../../scripts/build/plugin-files'
import { matchers, readTable } from '../../scripts/build/plugin-table'

const folder = path.resolve(import.meta.dirname, '../../embed/wordpress/skerry')
const none = { tag: '', classes: [], attributes: [], not: [] }

describe('selectors as data', () => {
  it.each([
    ['.a.b', [{ ...none, classes: ['a', 'b'] }]],
    ['a[b="c,d"]', [{ ...none, tag: 'a', attributes: [['b', '=', 'c,d', false]] }]],
    [
      '[a*=x i],[b]',
      [
        { ...none, attributes: [['a', '*=', 'x', true]] },
        { ...none, attributes: [['b', '', '', false]] },
      ],
    ],
    [':is(.a,.b)[c]', ['a', 'b'].map((name) => ({ ...none, classes: [name], attributes: [['c', '', '', false]] }))],
    ['.a:not(.b)', [{ ...none, classes: ['a'], not: [{ ...none, classes: ['b'] }] }]],
    // Ancestors and content cannot be seen from one tag.
    ['.a:has(.b)', [{ ...none, classes: ['a'] }]],
    ['.x .a:not(.b *)', [{ ...none, classes: ['a'] }]],
  ])('%s', (selector, found) =>
    expect(matchers(selector).map((one) => ({ ...one, attributes: one.attributes.map((each) => [...each]) }))).toEqual(found),
  )
  it('one that cannot be parsed fails the build', () => expect(() => matchers('a:hover')).toThrow('cannot read the selector a:hover'))
})

it('the plugin’s table has what widgets load at once, and how scripts are recognised', async () => {
  const { widgets, preloads, behaviours, drivenAtomic, plainAtomic, rules } = await readTable()
  expect(widgets['woocommerce-my-account']).toEqual({ driven: true, needs: [] })
  expect(widgets['nav-menu']).toEqual({ driven: true, needs: [] })
  expect(preloads.flatMap(({ chunks }) => chunks)).toEqual(expect.arrayContaining(['rare-widgets', 'tabs', 'stretch']))
  // Today's builder's are all driven.
  expect(Object.keys(behaviours)).toEqual(['handler that is newer than Skerry'])
  const driven = drivenAtomic.flatMap(({ tag, attributes }) => attributes.map(([, , value]) => `${tag} ${value}`.trim()))
  expect(driven.sort()).toEqual(['e-tabs', 'e-youtube', 'form e-form'])
  expect(rules).toMatchObject({
    MAIN_FILE: expect.stringMatching(/^~.*frontend.*~D$/),
    DEPENDENCIES: { jquery: { names: expect.stringContaining('jQuery') } },
    SERVICES: expect.stringMatching(/~Di$/),
    HOST: { 'elementorFrontend.hooks': expect.stringContaining('addAction') },
  })
  expect(php(rules)).toContain("'INDEPENDENT_FOLDERS' => array(")
  // As the builder's hooks name them.
  expect(plainAtomic).toEqual(expect.arrayContaining(['e-heading', 'e-button', 'e-self-hosted-video', 'e-form-submit-button']))
}, 60_000)

it('values become PHP strings that cannot break out of their quotes', () =>
  expect(php({ a: ["it's \\ so", true] })).toContain("'it\\'s \\\\ so',\n\t\ttrue"))

const languages = path.join(folder, 'languages')
const entriesIn = (file: string) => readPo(readFileSync(path.join(languages, file), 'utf8'))

it('every text of the plugin is in the template', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.php'))
  const texts = sources.flatMap((file) =>
    [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/\b(?:__|_n|esc_html__|esc_html_e|esc_attr__)\(\s*'((?:[^'\\]|\\.)+)'/g),
    ].map(([, text]) => text),
  )
  expect(texts.length).toBeGreaterThan(40)
  const known = entriesIn('skerry.pot').map(({ id }) => id)
  expect(texts.filter((text) => !known.includes(text as string))).toEqual([])
})

it.each(readdirSync(languages).filter((file) => file.endsWith('.po')))('%s translates every text, and keeps what is filled in', (file) => {
  const filledIn = (text: string) => text.match(/%(\d\$)?s/g)?.sort() ?? []
  const [head, ...entries] = entriesIn(file)
  const forms = Number(/nplurals=(\d)/.exec(head?.texts[0] ?? '')?.[1])
  expect(entries.map(({ id }) => id)).toEqual(entriesIn('skerry.pot').flatMap(({ id }) => id || []))
  for (const { id, plural, texts } of entries) {
    expect(texts, id).toHaveLength(plural ? forms : 1)
    for (const text of texts) expect(filledIn(text), `${id}: ${text}`).toEqual(filledIn(id))
  }
})
