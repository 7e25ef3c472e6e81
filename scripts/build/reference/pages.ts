/**
 * The pages of docs/settings as data: their widgets, and every setting with its description from the source. A declaration has a page if its
 * module exports `settings`, if people can write it by hand, or if the comment above it names one. tables.ts has the exceptions.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Declaration } from '../../../src/runtime/widget'
import { root } from '../../process'
import { resolveSource } from '../build-plugins'
import { lendGlobals, openWindow } from '../coverage'
import { readDeclarations } from '../declarations'
import { importSource } from '../source'
import { type AnyField, isField, type Nested, openTexts, type Setting, type Table, type Told } from './field-texts'
import type * as Exceptions from './tables'

export interface Page {
  name: string
  title: string
  /** What it is for, in a sentence. */
  summary: string
  /** The names of its declarations. */
  widgets: string[]
  /** The builder's types, of `data-widget_type`. */
  types: string[]
  /** The name in hand-written markup, of `data-widget`; empty where there is none. */
  byHand: string
  /** The attribute with the settings in hand-written markup, and in the builder's. */
  attribute: string
  attributeOfBuilder: string
  /** Descriptions of its groups, such as `timing`. */
  groups: Record<string, string>
  settings: Setting[]
  /** The table that reads them. */
  table: Table
}

/** A declaration, with the comment above it. */
interface Source extends Told {
  declaration: Declaration
  /** Its code, from the repository's root, and what that exports. */
  file: string
  settings: Nested | undefined
}
type Texts = ReturnType<typeof openTexts>

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
const byHandOf = ({ name, byHand = '' }: Declaration) => (byHand === true ? name : byHand)
const pageOf = ({ declaration, settings, tags }: Source) => tags.page || byHandOf(declaration) || (settings ? declaration.name : undefined)

/** A table with nested tables as its own fields. */
const flat = (table: Nested, before = ''): Table =>
  Object.fromEntries(
    Object.entries(table).flatMap(([key, one]): [string, AnyField][] =>
      isField(one) ? [[before + key, one]] : Object.entries(flat(one, `${before}${key}_`)),
    ),
  )

const sameFields = (a: Table, b: Table) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, field]) => b[key] === field)

/** The module that a declaration loads. */
function codeOf(file: string, name: string): string {
  const text = readFileSync(path.join(root, file), 'utf8')
  const [, code = ''] = /\bload: \(\) => import\('([^']+)'\)/.exec(text.slice(text.indexOf(`export const ${name}:`))) ?? []
  return path.relative(root, resolveSource(path.resolve(root, path.dirname(file), code)))
}

/** All declarations and the exceptions, with their code. */
async function importAll(texts: Texts): Promise<{ sources: Source[]; exceptions: typeof Exceptions }> {
  lendGlobals(openWindow())
  const files = readDeclarations()
  const contents = files.map(({ file }, i) => `export * as file${i} from '../../../src/widgets/${file}'`)
  const found = await importSource([...contents, "export * as exceptions from './tables'"].join('\n'), {
    folder: path.join(root, 'scripts/build/reference'),
    withLazy: true,
  })
  const sources = files.flatMap(({ file, names }, i) =>
    names.map(async (name): Promise<Source> => {
      const declaration: Declaration = found[`file${i}`][name]
      const { settings } = await declaration.load()
      const declared = `src/widgets/${file}.ts`
      return { ...texts.ofDeclaration(declared, name), declaration, file: codeOf(declared, name), settings: settings as Nested | undefined }
    }),
  )
  return { sources: await Promise.all(sources), exceptions: found.exceptions }
}

/** A page of these declarations; the first describes it. */
function pageFrom(name: string, sources: Source[], { tables, facts }: typeof Exceptions, texts: Texts): Page {
  const [first] = sources
  const withSettings = sources.find(({ settings }) => settings)
  const table = (tables as Record<string, Nested>)[name]
  if (table && withSettings && sameFields(flat(table), flat(withSettings.settings ?? {})))
    throw new Error(`scripts/build/reference/tables.ts: ${name} is no exception, its module exports the same`)
  const byHand = sources.find(({ declaration }) => declaration.byHand)?.declaration
  const attributeOf = (one?: Declaration) => one?.attribute ?? 'data-settings'
  const read = table
    ? texts.ofTable(name, table)
    : withSettings?.settings
      ? texts.ofSettings(withSettings.file, withSettings.settings)
      : { summary: '', groups: {}, settings: [] }
  const attributeOfBuilder = attributeOf(first?.declaration)
  return {
    name,
    title: first?.tags.title ?? titleOf(name),
    widgets: [...new Set(sources.map(({ declaration }) => declaration.name))],
    types: [...new Set(sources.flatMap(({ declaration }) => declaration.types ?? []))],
    byHand: byHand ? byHandOf(byHand) : '',
    attribute: byHand ? attributeOf(byHand) : attributeOfBuilder,
    attributeOfBuilder,
    ...facts[name],
    ...(facts[name]?.attribute && { attributeOfBuilder: facts[name].attribute }),
    table: flat(table ?? withSettings?.settings ?? {}),
    ...read,
    summary: read.summary || (first?.text ?? ''),
  }
}

/** `{ pages, undocumented }`: the pages by name, and the widgets with settings that are on none. */
export async function readPages(): Promise<{ pages: Page[]; undocumented: string[] }> {
  const texts = openTexts()
  const { sources, exceptions } = await importAll(texts)
  const names = [...new Set([...sources.flatMap((one) => pageOf(one) ?? []), ...Object.keys(exceptions.tables)])].sort()
  const pages = names.map((name) =>
    pageFrom(
      name,
      sources.filter((one) => pageOf(one) === name),
      exceptions,
      texts,
    ),
  )
  texts.close()
  const told = new Set(pages.flatMap(({ table }) => Object.values(table)))
  const isTold = ({ settings = {} }: Source) => Object.values(settings).every((field) => told.has(field as AnyField))
  return { pages, undocumented: sources.filter((one) => !isTold(one)).map(({ declaration }) => declaration.name) }
}
