// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lendGlobals, openWindow } from '../../scripts/build/coverage'
import { importDeclarations } from '../../scripts/build/declarations'
import { attributesOf } from '../../scripts/build/reference/attributes'
import { EVENTS, EVENTS_OF_BUILDER, INTERNAL, REASONS } from '../../scripts/build/reference/events'
import { STORED } from '../../scripts/build/reference/storage'
import { TAG_ATTRIBUTES } from '../../scripts/build/reference/tag-attributes'
import { importSource } from '../../scripts/build/source'
import { ATTRIBUTES as KNOWN } from '../../src/inspect/attribute-names'
import { sourceFiles } from './import-graph'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const window = openWindow()
lendGlobals(window)
const { TAG } = (await importSource("export { TAG } from './src/inspect/attributes'")) as typeof import('../../src/inspect/attributes')
const { attributes, states } = attributesOf((await importDeclarations()).declarations)
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
/** Without the declarations, whose own descriptions prove nothing. */
const withoutDescriptions = (text: string) => text.replace(/^export const (attributes|states): Attributes = \{[\s\S]*?^\}/gm, '')
/** What visitors load, so without the inspector, which has its own list. */
const sources = sourceFiles(root)
  .filter((file) => !file.startsWith('src/inspect/'))
  .map((file) => withoutDescriptions(withoutComments(read(file))))
  .join('\n')
const found = (pattern: RegExp) => [...new Set([...sources.matchAll(pattern)].map(([, name = '']) => name))].sort()
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name)
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('attributes', () => {
  /** Parts of hand-written markup are found by selectors: `[data-menu-toggle]`. The builder's and the libraries' are not ours to describe. */
  const OTHERS =
    /^data-(e-|elementor|element_type|widget_type|rocket|pm|wpm|id$|src|swiper|sizes$|background$|bs-|toggle$|tab$|video|open$|layout$|position$|action-link$|theme$|aos|interaction|atomic|toc|to-value|from-value|sitekey|path-anchor|motion$|next-page|cover$|base-url|custom_|magnetic|skerry|settings$|widget$)/
  it('that the source looks for in hand-written markup are described', () => {
    const selected = found(/\[(data-[\w-]+)(?=[\]=~^*$|])/g).filter((name) => !OTHERS.test(name))
    expect(selected.length).toBeGreaterThan(20)
    expect(selected.filter((name) => !namesOf([...attributes, ...states]).includes(name))).toEqual([])
  })
  it('that are described are in the source', () => {
    const names = namesOf([...attributes, ...states])
    expect(names.filter((name) => !new RegExp(`${name}\\b`).test(sources))).toEqual([])
    expect(names).toEqual([...new Set(names)])
  })
  it('stand in their examples', () => {
    for (const { name, example } of [...attributes, ...TAG_ATTRIBUTES]) {
      const { body, documentElement, head } = new window.DOMParser().parseFromString(example, 'text/html')
      const all = [documentElement, ...head.children, ...body.querySelectorAll('*')]
      expect(
        all.some((el) => el.hasAttribute(name)),
        example,
      ).toBe(true)
    }
  })
  it('are those that the inspector knows, besides names that others also use', () => {
    const own = namesOf([...attributes, ...states]).filter((name) => /^data-\w+-\w/.test(name) || name === 'data-tabs-list')
    expect(own.sort()).toEqual([...KNOWN].sort())
  })
  it('of the tag are those that the source reads, and those that the inspector knows', () => {
    const asked = found(/\bscript\)?\??\.dataset\.(\w+)/g)
      .map((name) => `data-${dashed(name)}`)
      .filter((name) => !/^data-skerry/.test(name))
    expect(asked.length).toBeGreaterThan(8)
    expect(asked.filter((name) => !namesOf(TAG_ATTRIBUTES).includes(name))).toEqual([])
    expect(namesOf(TAG_ATTRIBUTES)).toEqual(Object.keys(TAG).sort())
    const words = TAG_ATTRIBUTES.flatMap((one) => (one.words ? [[one.name, Object.keys(one.words).sort()]] : []))
    const known = Object.entries(TAG).flatMap(([name, list]) => (list ? [[name, list.filter(Boolean).sort()]] : []))
    expect(Object.fromEntries(words)).toEqual(Object.fromEntries(known))
  })
})

describe('events', () => {
  const described = namesOf([...EVENTS, ...EVENTS_OF_BUILDER])
  it('that the source names are described, or internal', () => {
    const named = found(/['"`](skerry:[a-z:-]+)['"`]/g).filter((name) => !/:$/.test(name))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => ![...described, ...INTERNAL].includes(name))).toEqual([])
  })
  it('that the source dispatches under others’ names are described', () => {
    const emitted = found(/(?<!\.)\bemit\([^'"`\n]*['"]([^'"]+)['"]/g)
    expect(emitted.length).toBeGreaterThan(10)
    expect(emitted.filter((name) => ![...described, ...INTERNAL].includes(name))).toEqual([])
  })
  it('that are described are in the source', () => {
    // A popup's are composed: `skerry:popup:${name}`, `elementor/popup/${type}`.
    const isNamed = (name: string) => sources.includes(name) || (sources.includes(name.replace(/\w+$/, '${')) && /popup/.test(name))
    expect([...described, ...INTERNAL].filter((name) => !isNamed(name))).toEqual([])
  })
  it('the reasons of popups are those of their type', () => {
    const [, union = ''] = /type OpenChangeReason =([^/]*)/.exec(read('src/popups/registry.ts')) ?? []
    expect(Object.keys(REASONS).sort()).toEqual([...union.matchAll(/'(\w+)'/g)].map(([, reason]) => reason).sort())
  })
})

describe('what is stored', () => {
  const described = STORED.flatMap(({ name, key }) => [name, key]).filter(Boolean)
  const isDescribed = (template: string) => described.some((one) => one === template.replace(/\$\{[^}]*\}/g, 'ID'))
  it('the keys that the source writes are described', () => {
    const keys = [
      ...found(/\bstorage\.(?:set|number)\(['"`]([^'"`]+)['"`]/g),
      ...found(/\bstorageKey\(popup, ['"](\w+)['"]\)/g).map((name) => `popup_ID_${name}`),
      ...found(/\bfirstCount\([^,]+, ['"](\w+)['"]/g).map((name) => `popup_ID_${name}`),
      ...found(/\b(?:storage|impressions)Key = \((?:list|key): string\)(?:: string)? => `([^`]+)`/g),
      ...found(/`(\$\{id\}-evergreen_\w+)`/g),
      ...found(/\bKEY = '(\w+)'/g),
      ...found(/\bkeyOf = [^`\n]*=> `(skerry-[^`]+)`/g),
      ...found(/\bcreateStore\('(\w+)'/g),
      ...found(/\bcookie = ['"]([\w-]+)=/g),
    ]
    expect(keys.length).toBeGreaterThan(10)
    expect(keys.filter((key) => !isDescribed(key))).toEqual([])
  })
  it('the files that write are those that the test reads: a new one must be described', () => {
    const writers = sourceFiles(root).filter((file) =>
      /\.setItem\(|storage\.(set|writeText)\(|document\.cookie|createStore\(|caches\.open|indexedDB/.test(withoutComments(read(file))),
    )
    expect(writers.sort()).toEqual(WRITERS)
  })
})

const WRITERS = [
  'src/base/fragments.ts',
  'src/compat/popup/instance.ts',
  'src/inspect/popup-overrides.ts',
  'src/page/storage.ts',
  'src/popups/conversion.ts',
  'src/popups/dialog/lifecycle.ts',
  'src/popups/group.ts',
  'src/popups/rules/evaluate.ts',
  'src/popups/rules/facts.ts',
  'src/popups/rules/times.ts',
  'src/popups/shown-before.ts',
  'src/takeover/reload.ts',
  'src/widgets/countdown/evergreen.ts',
  'src/widgets/floating-bar/by-hand.ts',
  'src/widgets/playlist/watched-videos.ts',
]

it('the API is what boot.ts puts on the page', () => {
  const [, literal = ''] = /global\.Skerry = \{([\s\S]*?)\n {2}\}/.exec(read('src/boot.ts')) ?? []
  const members = [...withoutComments(literal).matchAll(/^ {4}(\w+)\b/gm)].map(([, name]) => name)
  const [, api = ''] = /\n {2}api: \{([\s\S]*?)\n {2}\}/.exec(read('src/popups/registry.ts')) ?? []
  const popup = [...api.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => `popup.${name}`)
  expect(members).toContain('ready')
  expect(popup).toContain('popup.explain')
  const page = read('docs/reference/api.md')
  expect([...members, ...popup].filter((name) => !page.includes(`<a id="${name}"></a>`))).toEqual([])
})
