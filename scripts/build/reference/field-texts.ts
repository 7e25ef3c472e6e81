/**
 * What the source says of a field, in the comment above it: `/** Seconds between slides. *\/`. Tags in it: `@unit` (px, ms), `@example` (a value as
 * JSON), `@with` (other settings of the example, as JSON), `@values` (what it may be, where its kind does not say it), `@only` (`builder` or
 * `by hand`) and `@since` (the builder's version that brought it). Comments cost visitors nothing, and the compiler's own checker finds them
 * through spreads, mapped types and imports, so that a table may be put together in any way that TypeScript understands.
 */
import path from 'node:path'
import { API, type Checker, type Type } from 'typescript/unstable/sync'
import type { Field } from '../../../src/settings/read'
import { root } from '../../process'

export type AnyField = Field<unknown>
export type Table = Record<string, AnyField>
/** Nested tables: their names prefix those of their fields (`motion_fx_` + `tilt_` + `speed`). */
export type Nested = { [key: string]: AnyField | Nested }

export const isField = (one: AnyField | Nested): one is AnyField => typeof one.kind === 'string'

const TAGS = ['unit', 'example', 'with', 'values', 'only', 'since'] as const
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

/** `(page, table) => { summary, groups, settings }` for tables.ts, and `close`, which stops the compiler. */
export function openTexts() {
  const config = path.join(root, 'scripts/build/reference/tsconfig.json')
  const api = new API({ cwd: root })
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (!project) throw new Error('scripts/build/reference/tsconfig.json: the compiler does not open it')
  const { checker, program } = project
  const file = program.getSourceFile(path.join(root, 'scripts/build/reference/tables.ts'))
  const module = file && checker.getSymbolAtLocation(file)
  const tables = module && checker.getExportsOfModule(module).find(({ name }) => name === 'tables')
  const type = tables && checker.getTypeOfSymbol(tables)
  if (!type) throw new Error('scripts/build/reference/tables.ts: the compiler finds no tables')
  const read = (page: string, table: Nested) => {
    const own = typeOf(checker, type, page)
    const groups = Object.entries(table).flatMap(([key, one]) => (isField(one) && one.fields ? [[key, said(checker, own, key).text]] : []))
    return { summary: said(checker, type, page).text, groups: Object.fromEntries(groups), settings: settingsOf(checker, own, table) }
  }
  return { read, close: () => api.close() }
}

const typeOf = (checker: Checker, type: Type | undefined, name: string): Type | undefined => {
  const symbol = type && checker.getPropertyOfType(type, name)
  return symbol && checker.getTypeOfSymbol(symbol)
}

/** A property's comment. */
function said(checker: Checker, type: Type | undefined, name: string): { text: string; tags: Tags } {
  const symbol = type && checker.getPropertyOfType(type, name)
  if (!symbol) return { text: '', tags: {} }
  const tags: Tags = {}
  for (const { name: tag, text = '' } of symbol.getJsDocTags(checker)) {
    const known = TAGS.find((one) => one === tag)
    if (!known) throw new Error(`${name}: there is no tag @${tag}; known are ${TAGS.join(', ')}`)
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
