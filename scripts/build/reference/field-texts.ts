/**
 * What the source says of a field, in the comment above it: `/** Seconds between slides. *\/`. Tags in it: `@unit` (px, ms), `@example` (a value as
 * JSON), `@with` (other settings of the example, as JSON), `@values` (what it may be, where its kind does not say it), `@type` (that in TypeScript), `@only` (`builder` or
 * `by hand`) and `@since` (the builder's version that brought it). Comments cost visitors nothing, and the compiler's own checker finds them
 * through spreads, mapped types and imports, so that a table may be put together in any way that TypeScript understands.
 * The comment above a declaration says what the widget is for; `@page` names its page and `@title` gives the page a title, where they differ from
 * the widget's name.
 */
import path from 'node:path'
import { API, type Checker, type Symbol as CompilerSymbol, SymbolFlags, type Type } from 'typescript/unstable/sync'
import type { Field } from '../../../src/settings/read'
import { root } from '../../process'

export type AnyField = Field<unknown>
export type Table = Record<string, AnyField>
/** Nested tables: their names prefix those of their fields (`motion_fx_` + `tilt_` + `speed`). */
export type Nested = { [key: string]: AnyField | Nested }

export const isField = (one: AnyField | Nested): one is AnyField => typeof one.kind === 'string'

const CONFIG = 'scripts/build/reference/tsconfig.json'
const TABLES = 'scripts/build/reference/tables.ts'
const TAGS = ['unit', 'example', 'with', 'values', 'type', 'only', 'since', 'page', 'title'] as const
export type Tags = Partial<Record<(typeof TAGS)[number], string>>

/** A field with its name and description. */
export interface Setting {
  /** Including its group: `timing.times_times`. */
  key: string
  /** For settings by device, one device's field. */
  field: AnyField
  isByDevice: boolean
  text: string
  tags: Tags
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a comment says: its text, and its tags. */
export interface Told {
  text: string
  tags: Tags
}
/** A page's texts: its own, those of its groups, and its settings. */
interface Texts {
  summary: string
  groups: Record<string, string>
  settings: Setting[]
}

/**
 * Reads comments with the compiler, which `close` stops. `ofDeclaration(file, name)` is what is said above a declaration; `ofSettings(file, table)`
 * the texts of the `settings` that a module exports; `ofTable(page, table)` those of an exception in tables.ts.
 */
export function openTexts() {
  const api = new API({ cwd: root })
  const project = api.updateSnapshot({ openProjects: [path.join(root, CONFIG)] }).getProject(path.join(root, CONFIG))
  if (!project) throw new Error(`${CONFIG}: the compiler does not open it`)
  const { checker, program } = project
  const exported = (file: string, name: string) => {
    const source = program.getSourceFile(path.join(root, file))
    const module = source && checker.getSymbolAtLocation(source)
    const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name)
    if (!symbol) throw new Error(`${file}: the compiler finds no ${name}`)
    return symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }
  const textsOf = (type: Type | undefined, table: Nested, summary = ''): Texts => {
    const groups = Object.entries(table).flatMap(([key, one]) => (isField(one) && one.fields ? [[key, said(checker, type, key).text]] : []))
    return { summary, groups: Object.fromEntries(groups), settings: settingsOf(checker, type, table) }
  }
  const tables = checker.getTypeOfSymbol(exported(TABLES, 'tables'))
  return {
    ofDeclaration: (file: string, name: string): Told => told(checker, exported(file, name)),
    ofSettings: (file: string, table: Nested): Texts => textsOf(checker.getTypeOfSymbol(exported(file, 'settings')), table),
    ofTable: (page: string, table: Nested): Texts => textsOf(typeOf(checker, tables, page), table, said(checker, tables, page).text),
    close: () => api.close(),
  }
}

const typeOf = (checker: Checker, type: Type | undefined, name: string): Type | undefined => {
  const symbol = type && checker.getPropertyOfType(type, name)
  return symbol && checker.getTypeOfSymbol(symbol)
}

/** A property's comment. */
function said(checker: Checker, type: Type | undefined, name: string): Told {
  const symbol = type && checker.getPropertyOfType(type, name)
  return symbol ? told(checker, symbol) : { text: '', tags: {} }
}

function told(checker: Checker, symbol: CompilerSymbol): Told {
  const tags: Tags = {}
  for (const { name: tag, text = '' } of symbol.getJsDocTags(checker)) {
    const known = TAGS.find((one) => one === tag)
    if (!known) throw new Error(`${symbol.name}: there is no tag @${tag}; known are ${TAGS.join(', ')}`)
    tags[known] = oneLine(text)
  }
  return { text: oneLine(symbol.getDocumentationComment(checker)), tags }
}

/** A table's settings in order, with the group's name before those in groups. `around` is the table's own description. */
function settingsOf(checker: Checker, type: Type | undefined, table: Nested, before = '', around = ''): Setting[] {
  return Object.entries(table).flatMap(([key, field]): Setting[] => {
    const own = said(checker, type, key)
    if (!isField(field)) return settingsOf(checker, typeOf(checker, type, key), field, `${before}${key}_`, own.text)
    const inner =
      field.fields && settingsOf(checker, typeOf(checker, typeOf(checker, type, key), 'default'), field.fields, `${before}${key}.`)
    return (
      inner ?? [
        { key: before + key, field: field.field ?? field, isByDevice: Boolean(field.field), tags: own.tags, text: own.text || around },
      ]
    )
  })
}
