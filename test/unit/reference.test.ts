// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { interfaceName } from '../../scripts/build/reference/interfaces'
import { settingsSchema } from '../../scripts/build/reference/json-schema'
import type { Page } from '../../scripts/build/reference/pages'
import { committedFiles, missingTexts, packageFiles, readSource, staleFiles } from '../../scripts/build/reference/reference'
import { defaultOf, exampleOf } from '../../scripts/build/reference/values'
import { bin } from '../../scripts/process'
import { findInvalidSettings } from '../../src/inspect/schema'
import { choice, flag, group, link, list, number, pictures, range, responsive, seconds, size, text } from '../../src/settings/fields'
import { readSettings } from '../../src/settings/read'
import { DEVICES } from '../../src/settings/responsive'

const root = path.resolve(import.meta.dirname, '../..')
const source = await readSource()
const { pages, undocumented } = source
const files = packageFiles(source)
const all = pages.flatMap((page) => page.settings.map((setting) => ({ page, setting, name: `${page.name}: ${setting.key}` })))
const pageOf = (name: string) => pages.find((page) => page.name === name) as Page

describe('a setting’s text, in the comment above its field', () => {
  it('exists, with an example, and so does one for each page and group', () => {
    expect(missingTexts(source)).toEqual([])
    expect(pages.filter(({ summary }) => !summary).map(({ name }) => name)).toEqual([])
    expect(pages.flatMap(({ groups }) => Object.entries(groups)).filter(([, text]) => !text)).toEqual([])
  })
  it('is written for users: whole sentences, and nothing internal', () => {
    const odd = all.filter(
      ({ setting: { text } }) => !/^[A-Z`“].*[.!]$/.test(text) || /contract|\bus\b|\bour\b/.test(text) || text.length > 320,
    )
    expect(odd.map(({ name, setting }) => `${name}: ${setting.text}`)).toEqual([])
    expect(
      pages.filter(({ summary }) => !/^[A-Z].*\.$/.test(summary) || /contract|\bus\b|\bour\b/i.test(summary)).map(({ name }) => name),
    ).toEqual([])
  })
  it('is above its own field: a comment that has lost its field is not taken for the next one’s', () => {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'scripts/build/reference'], {
      cwd: root,
      encoding: 'utf8',
    })
    const sources = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)))
    expect(sources.length).toBeGreaterThan(300)
    expect(sources.filter((file) => /^ +(\/\*\*.*)?\*\/\n +\/\*\*/m.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  })
})

// `first-picture` itself reads one setting of the background slideshow.
it('every widget that reads settings has a page', () => expect(undocumented).toEqual(['first-picture']))

it('docs and the inspector’s texts are exactly what npm run build makes', () => {
  const made = committedFiles(source)
  const differing = Object.entries(made).filter(
    ([file, text]) => !existsSync(path.join(root, file)) || readFileSync(path.join(root, file), 'utf8') !== text,
  )
  expect(differing.map(([file]) => file)).toEqual([])
  expect(staleFiles(made)).toEqual([])
})

describe('the example of a setting', () => {
  const shown = pages.flatMap((page) => {
    const text = committedFiles(source)[`docs/settings/${page.name}.md`] ?? ''
    return [...text.matchAll(/^### <a id="(\S+)"><\/a>\1$(?:(?!^### ).)*?```html\n(.*?)\n```/gms)].map(([, key = '', attribute = '']) => ({
      page,
      key,
      attribute,
    }))
  })
  it('is the whole attribute, and parses without mistakes to a value other than the default', () => {
    expect(shown.length).toBeGreaterThan(60)
    // If only the default is a word, anything else differs from it.
    const hasOthers = ({ page, key }: (typeof shown)[number]) => {
      const { words, default: value } = page.settings.find((setting) => setting.key === key)?.field ?? {}
      return !words?.length || words.some((word) => word !== value)
    }
    for (const { page, key, attribute } of shown.filter(hasOthers)) {
      const [element] = parseFragment(`<div ${attribute}></div>`).childNodes
      const [parsed] = element && 'attrs' in element ? element.attrs : []
      expect([page.attribute, page.attributeOfBuilder]).toContain(parsed?.name)
      const settings = JSON.parse(parsed?.value ?? '')
      expect(findInvalidSettings(page.table, settings), `${page.name}: ${key}`).toEqual([])
      const unread: string[] = []
      const read = readSettings(page.table, settings, (one) => unread.push(one)) as Record<string, unknown>
      expect(unread).toEqual([])
      const valueIn = (from: Record<string, unknown>) =>
        key.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], from)
      expect(valueIn(read), `${page.name}: ${key}`).not.toEqual(valueIn(readSettings(page.table, {})))
    }
  })
})

describe('the schemas', () => {
  const fields = {
    ...{ flag: flag(), number: number(1, 0, 5), seconds: seconds(), size: size(), text: text(), words: text('', ['a', 'left'], /^left/) },
    ...{ choice: choice(['yes', 'center'], 'yes'), list: list(), known: list([], DEVICES), link: link(), pictures: pictures() },
    ...{ range: range(0, 100), icon: { ...text(), kind: 'icon' as const }, attributes: { ...text(), kind: 'attributes' as const } },
  }
  const settings = Object.entries(fields as unknown as Page['table']).flatMap(([key, field]) =>
    ['', 'in.'].map((group) => ({ key: group + key, field, isByDevice: !group, text: '', tags: {} })),
  )
  const schema = z.fromJSONSchema(settingsSchema({ ...pageOf('popup'), settings }) as never)
  const VALUES = [
    ...['yes', 'no', '3', '3px', 'three', '', 'center', 'left top', true, 3, -3, 1e12, null],
    ...[[], {}, ['mobile'], ['x'], { size: 3 }, { size: 'x' }, { url: 'a' }, [{ url: 'a' }], { sizes: { start: 1, end: 2 } }],
  ]
  it.each(Object.keys(fields))('accept and refuse what the inspector does: %s', (key) => {
    const field = fields[key as keyof typeof fields]
    const table = { [key]: responsive<unknown>(field as never), in: group({ [key]: field } as never) }
    for (const value of VALUES)
      for (const given of [{ [key]: value }, { [`${key}_mobile`]: value }, { in: { [key]: value } }])
        expect(schema.safeParse(given).success, JSON.stringify(given)).toBe(!findInvalidSettings(table as never, given).length)
  })
  it('are schemas that other tools can read', () => {
    for (const { name } of pages) expect(z.fromJSONSchema(JSON.parse(files[`schema/${name}.json`] ?? '')).safeParse({}).success).toBe(true)
  })
  it.each([
    [
      'slider',
      {
        slides_to_show: 2,
        slides_to_show_mobile: 1,
        sticky: 'top',
        animation: 'fadeIn',
        background_color: '#fff',
        motion_fx_motion_fx_scrolling: 'yes',
      },
      true,
    ],
    ['slider', { slides_to_shw: 2 }, false],
    ['slider', { autoplay_speed_mobile: 2 }, false],
    ['popup', { triggers: { page_load: 'yes' }, timing: { times: 'yes', times_times: 1 } }, true],
    ['popup', { triggers: { page_lode: 'yes' } }, false],
    ['popup', { page_load: 'yes' }, false],
    ['sticky', { sticky: 'top', stickey_offset: 5 }, false],
  ])('refuse unknown names: %s, %o: %s', (name, given, expected) =>
    expect(z.fromJSONSchema(JSON.parse(files[`schema/${name}.json`] ?? '')).safeParse(given).success).toBe(expected),
  )
  it('have the text, the default and the unit', () => {
    const { properties, patternProperties } = JSON.parse(files['schema/slider.json'] ?? '')
    expect(properties.autoplay_speed).toMatchObject({
      description: 'Milliseconds between one change of slides and the next. Unit: ms.',
      default: 5000,
    })
    expect(Object.keys(patternProperties).join()).toMatch(/\^slides_to_show_\(mobile\|/)
  })
  it('are listed with their purpose', () =>
    expect(JSON.parse(files['schema/index.json'] ?? '')).toContainEqual({
      ...{ name: 'slider', title: 'Slider', schema: 'slider.json', byHand: 'slider', types: pageOf('slider').types },
      ...{ attribute: 'data-settings', attributeOfBuilder: 'data-settings' },
    }))
})

describe('what editors get', () => {
  it('VS Code knows every attribute, and the widgets by name', () => {
    const { version, globalAttributes, tags } = JSON.parse(files['skerry.html-data.json'] ?? '')
    expect(version).toBe(1.1)
    const [widget] = globalAttributes
    expect(widget.values).toContainEqual({ name: 'slider', description: pageOf('slider').summary })
    expect(globalAttributes.map(({ name }: { name: string }) => name)).toContain('data-popup-limit')
    expect(tags[0].attributes.find(({ name }: { name: string }) => name === 'data-motion').values).toHaveLength(3)
  })
  it('JetBrains’ editors know the same things', () => {
    const { name, contributions } = JSON.parse(files['web-types.json'] ?? '')
    expect(name).toBe('skerry')
    const { attributes, elements } = contributions.html
    expect(attributes.map((one: { name: string }) => one.name)).toEqual(
      JSON.parse(files['skerry.html-data.json'] ?? '').globalAttributes.map((one: { name: string }) => one.name),
    )
    expect(elements[0].name).toBe('script')
    expect(contributions.js.events.map((one: { name: string }) => one.name)).toContain('skerry:popup:shown')
  })
})

describe('the types', () => {
  /** What the compiler says about a module that uses them. */
  function problems(source: string): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'skerry-types-'))
    for (const file of ['skerry.d.ts', 'settings.d.ts']) writeFileSync(path.join(folder, file), files[file] ?? '')
    writeFileSync(path.join(folder, 'use.ts'), source)
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      'false',
      '--types',
      '',
      '--lib',
      'es2023,dom',
      '--module',
      'preserve',
    ]
    const { stdout } = spawnSync(process.execPath, [bin('typescript', 'tsc'), ...options, path.join(folder, 'use.ts')], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    return stdout
  }
  const uses = `import type * as S from './settings'
import type {} from './skerry'
Skerry.popup.show('summer')
Skerry.popup.explain(1).then(({ rules }) => rules.map(({ pass }) => pass))
Skerry.popup.explain(1).then(({ triggers }) => triggers.some(({ state }) => state === 'refused'))
document.addEventListener('skerry:popup:show', (event) => event.detail.reason === 'trigger' && event.preventDefault())
document.body.addEventListener('skerry:loop:updated', ({ detail }) => detail.items.toFixed())
window.addEventListener('elementor/popup/show', ({ detail }) => detail.id)
`
  it('take every example of the reference, the global and the events', () => {
    const examples = all.map(({ page, setting }) => `;(${JSON.stringify(exampleOf(setting, page))}) satisfies S.${interfaceName(page)}\n`)
    expect(examples.length).toBeGreaterThan(250)
    expect(problems(uses + examples.join(''))).toBe('')
  })
  it('refuse what is misspelt', () => {
    const found = problems(`${uses}
export const a: S.SliderSettings = { autoplay_sped: 1 }
export const b: S.PopupSettings = { timing: { sources_sources: ['google'] } }
export const c: S.SettingsByWidget['menu'] = { layout: 'diagonal' }
Skerry.popup.open('x')
document.addEventListener('skerry:popup:show', ({ detail }) => detail.why)
`)
    expect(found.match(/error TS/g)).toHaveLength(5)
  })
})

it('defaults are written as they would be in the attribute', () => {
  const of = (page: string, key: string) => defaultOf(all.find(({ name }) => name === `${page}: ${key}`)?.setting as never)
  expect([of('popup', 'triggers.inactivity_time'), of('popup', 'overlay'), of('popup', 'timing.times_times')]).toEqual([
    30,
    'yes',
    undefined,
  ])
})
