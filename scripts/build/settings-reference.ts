/**
 * docs/settings.md: every setting that a widget reads, out of the tables by which it is read. The build writes it anew.
 * Usage: node scripts/run.mjs scripts/build/settings-reference.ts
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { describeExpected } from '../../src/inspect/expected'
import type { Widget } from '../../src/runtime/widget'
import type { Field } from '../../src/settings/fields'
import { isMain, root } from '../process'
import { lendGlobals, openWindow } from './coverage'
import { importSource } from './source'

export const SETTINGS_FILE = path.join(root, 'docs/settings.md')

type Table = Record<string, Field<unknown>>
interface Source {
  commonWidgets: Widget[]
  rareWidgets: Widget[]
  popupSettings: Table
  lightboxFields: Table
  fieldsByHand: Table
  describeExpected: typeof describeExpected
}

/** All widgets with their code, the tables of those that read their settings later, and words for what a setting may be. */
async function readSource(): Promise<Source> {
  const contents = `export { commonWidgets } from './widgets/common-widgets'
    export { rareWidgets } from './widgets/rare-widgets'
    export { popupSettings } from './widgets/popup/all-settings'
    export { lightboxFields } from './widgets/lightbox/settings'
    export { fieldsByHand } from './widgets/slider/fields-by-hand'
    export { describeExpected } from './inspect/expected'`
  lendGlobals(openWindow())
  return importSource(contents, { folder: path.join(root, 'src'), withLazy: true })
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const plain = (value: unknown) =>
  value === '' ||
  value === null ||
  Number.isNaN(value) ||
  (Object(value) as { url?: unknown }).url === '' ||
  (Array.isArray(value) && !value.length)
    ? ''
    : `\`${cell(JSON.stringify(value))}\``

/** The rows of a table of fields; those of a group have its name before theirs. */
const rows = (fields: Table, describe: Source['describeExpected'], before = ''): string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (field.fields) return rows(field.fields, describe, `${before}${key}.`)
    const { field: one } = field
    const { kind, default: value } = one ?? field
    const words = `${describe(one ?? field)}${one ? ', by device' : ''}`
    const standard = kind === 'seconds' ? Number(value) / 1000 : kind === 'flag' ? (value ? 'yes' : '') : value
    return [`| \`${before}${key}\` | ${cell(words)} | ${plain(standard)} |`]
  })

/** How a widget stands in a page. */
const where = ({ types = [], byHand, name, match }: Widget) =>
  [
    ...types.map((type) => `\`data-widget_type="${type}"\``),
    ...(byHand ? [`\`data-widget="${byHand === true ? name : byHand}"\``] : []),
    ...(types.length || byHand ? [] : [`\`${match}\``]),
  ].join(', ')

/** docs/settings.md. */
export async function settingsReference() {
  const { commonWidgets, rareWidgets, popupSettings, lightboxFields, fieldsByHand, describeExpected } = await readSource()
  const own: Record<string, Table> = { popup: popupSettings, lightbox: lightboxFields, slider: fieldsByHand }
  const all = [...new Map([...commonWidgets, ...rareWidgets].map((one) => [one.name, one])).values()]
  const sections = await Promise.all(
    all.map(async (widget) => {
      const fields = own[widget.name] ?? ((await widget.load()).settings as Table | undefined) ?? {}
      const lines = rows(fields, describeExpected)
      return lines.length
        ? `## ${widget.name}\n\n${where(widget)}\n\n| setting | what it may be | default |\n| --- | --- | --- |\n${lines.join('\n')}\n`
        : ''
    }),
  )
  return `# Settings

Made by the build from the tables by which the widgets read their settings; a test compares them. They stand as JSON in \`data-settings\`
(of a builder's popup in \`data-elementor-settings\`). One that is missing or cannot be read takes its default; the inspector (\`?skerry-inspect\`) lists those of a page. Settings of motion effects
and of the builder's sliders have the builder's names (docs/contract); the table of the slider is that of a hand-written one.

${sections.filter(Boolean).sort().join('\n')}`
}

if (isMain(import.meta)) {
  const text = await settingsReference()
  // A file that stays as it is keeps its time.
  if (!existsSync(SETTINGS_FILE) || readFileSync(SETTINGS_FILE, 'utf8') !== text) writeFileSync(SETTINGS_FILE, text)
  process.exit()
}
