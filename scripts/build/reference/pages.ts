/** The pages of docs/settings as data: their widgets, and every setting with its description from the source. */
import path from 'node:path'
import type { Widget } from '../../../src/runtime/widget'
import { root } from '../../process'
import { lendGlobals, openWindow } from '../coverage'
import { importSource } from '../source'
import { type AnyField, isField, type Nested, openTexts, type Setting, type Table } from './field-texts'

/** Pages whose widget's declaration has another name. */
const DECLARED: Record<string, string[]> = {
  'animated-headline': ['headline'],
  carousels: ['slider'],
  'motion-effects': ['motion'],
  'stretched-section': ['stretch'],
  'background-slideshow': ['background'],
  'background-video': ['backgroundVideo'],
  'entrance-animation': ['reveal'],
  posts: ['loop', 'load-more'],
  'search-field': ['newer-search'],
}

/** For declarations documented on two pages, the builder's types of each. */
const TYPES: Record<string, string[]> = {
  slider: ['image-carousel', 'nested-carousel', 'loop-carousel'],
  carousels: ['media-carousel', 'testimonial-carousel', 'reviews', 'slides'],
}

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

const TITLES: Record<string, string> = { 'atomic-youtube': 'YouTube video (atomic)', 'atomic-tabs': 'Tabs (atomic)' }
const titleOf = (name: string) => TITLES[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
const ATTRIBUTES: Record<string, string> = { lightbox: 'data-elementor-lightbox', 'atomic-tabs': 'data-e-settings' }

interface Source {
  tables: Record<string, Nested>
  commonWidgets: Widget[]
  rareWidgets: Widget[]
}
/** A table with nested tables as its own fields. */
const flat = (table: Nested, before = ''): Table =>
  Object.fromEntries(
    Object.entries(table).flatMap(([key, one]): [string, AnyField][] =>
      isField(one) ? [[before + key, one]] : Object.entries(flat(one, `${before}${key}_`)),
    ),
  )

/** The tables, with their code, and all widgets. */
const importTables = (): Promise<Source> =>
  importSource(
    `export { tables } from './tables'
    export { commonWidgets } from '../../../src/widgets/common-widgets'
    export { rareWidgets } from '../../../src/widgets/rare-widgets'`,
    { folder: path.join(root, 'scripts/build/reference'), withLazy: true },
  )

/** `{ pages, undocumented }`: the pages, and the widgets whose settings are undocumented. */
export async function readPages(): Promise<{ pages: Page[]; undocumented: string[] }> {
  lendGlobals(openWindow())
  const { tables, commonWidgets, rareWidgets } = await importTables()
  const all = [...commonWidgets, ...rareWidgets]
  const { read, close } = openTexts()
  const pages = Object.entries(tables).map(([name, table]): Page => {
    const widgets = DECLARED[name] ?? [name]
    const declared = all.filter((one) => widgets.includes(one.name))
    const types = TYPES[name] ?? [...new Set(declared.flatMap(({ types = [] }) => types))]
    const [byHand] = declared.flatMap((one) => (one.byHand ? [one.byHand === true ? one.name : one.byHand] : []))
    return {
      name,
      title: titleOf(name),
      widgets,
      types,
      byHand: name === 'popup' ? 'popup' : name === 'carousels' ? '' : (byHand ?? ''),
      attribute: ATTRIBUTES[name] ?? 'data-settings',
      attributeOfBuilder: name === 'popup' ? 'data-elementor-settings' : (ATTRIBUTES[name] ?? 'data-settings'),
      table: flat(table),
      ...read(name, table),
    }
  })
  close()
  return { pages, undocumented: await undocumentedOf(all, pages) }
}

/** Widgets with undocumented settings. */
async function undocumentedOf(all: Widget[], pages: Page[]): Promise<string[]> {
  const told = new Set(pages.flatMap(({ table }) => Object.values(table)))
  const undocumented = await Promise.all(
    all.map(async (widget) => {
      const { settings } = await widget.load()
      return Object.values(settings ?? {}).every((field: AnyField) => told.has(field)) ? [] : [widget.name]
    }),
  )
  return [...new Set(undocumented.flat())]
}
