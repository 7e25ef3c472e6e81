import { suggest } from '../base/suggest'
import { isObject, type Raw } from '../base/values'
import { activeDevices } from '../page/device'
import type { Widget } from '../runtime/widget'
import { text } from '../settings/fields'
import { type Fields, readSettings, reportField } from '../settings/read'
import { DEVICES } from '../settings/responsive'
import { settings as background } from '../widgets/background/settings'
import { effectFields, generalFields } from '../widgets/motion/settings'
import { settings as reveal } from '../widgets/reveal/settings'
import { settings as sticky } from '../widgets/sticky/settings'
import { checkValue, OTHER_NAMES, OTHERS } from './check-value'
import type { Say } from './everywhere'
import { fieldsOf, type Table } from './fields-of'

/** Scroll and mouse effects, by their full names with the element's or background's prefix. */
const effects: Table = Object.fromEntries(
  ['motion_fx_', 'background_motion_fx_'].flatMap((prefix) => [
    ...Object.entries(generalFields).map(([key, field]) => [prefix + key, field]),
    ...Object.entries(effectFields).flatMap(([name, fields]) =>
      Object.entries(fields).map(([key, field]) => [`${prefix}${name}_${key}`, field]),
    ),
  ]),
)
/** Settings of behaviours, which any element may have. */
const OF_ANY_ELEMENT = {
  ...sticky,
  ...reveal,
  ...background,
  ...effects,
  background_background: text('', ['classic', 'gradient', 'video', 'slideshow']),
} as unknown as Table
/** Settings read from one widget's markup in addition to its table. */
const BESIDE: Record<string, string[]> = { 'off-canvas': ['entrance_animation', 'exit_animation'], playlist: ['tabs'], posts: ['masonry'] }

/** A table's names, including device variants of responsive settings. */
const namesIn = (table: Table): string[] =>
  Object.entries(table).flatMap(([key, field]) => (field.field ? [key, ...DEVICES.map((device) => `${key}_${device}`)] : key))

/** What is wrong with a setting's name; empty if it may not be meant for us. */
function misnamed(key: string, table: Table, owner: string): string {
  const device = DEVICES.find((name) => key.endsWith(`_${name}`))
  const base = device && key.slice(0, -device.length - 1)
  if (base && Object.hasOwn(table, base)) return `is the same on all devices, did you mean ${base}?`
  const group = Object.entries(table).find(([, field]) => field.fields && Object.hasOwn(field.fields, key))?.[0]
  if (group) return `belongs elsewhere, did you mean ${group}.${key}?`
  const meant = suggest(key, namesIn(table))
  const byDevice = Object.entries(table).find(([name, field]) => field.field && key.startsWith(`${name}_`))?.[0]
  if (!meant && byDevice) return `there is no device “${key.slice(byDevice.length + 1)}”: there are ${DEVICES.join(', ')}`
  if (!meant) return owner && `${owner} has no such setting`
  return `${owner ? `${owner} has no such setting` : 'there is no such setting'}, did you mean ${meant}?`
}

function checkTable(raw: Raw, table: Table, owner: string, isOther: (key: string) => boolean, say: Say, before = ''): void {
  for (const [key, value] of Object.entries(raw)) {
    const device = DEVICES.find((name) => key.endsWith(`_${name}`) && table[key.slice(0, -name.length - 1)]?.field)
    const declared = Object.hasOwn(table, key) ? table[key] : device ? table[key.slice(0, -device.length - 1)] : undefined
    const field = declared?.field ?? declared
    if (field?.fields) {
      if (isObject(value)) checkTable(value, field.fields as Table, owner, () => false, say, `${before}${key}.`)
    } else if (field) checkValue(`${before}${key}`, value, field, say)
    else {
      const meant = isOther(key) && suggest(key, namesIn(table), 2)
      const what = isOther(key) ? meant && `there is no such setting, did you mean ${meant}?` : misnamed(key, table, owner)
      if (what) say(before + key, what)
    }
  }
}

/** Checks a hand-written element's settings against its widgets'. Without widgets, only a misspelling of our names counts. */
export async function checkSettings(el: HTMLElement, raw: Raw, widgets: Widget[], say: Say): Promise<void> {
  const tables = await Promise.all(widgets.map(async (widget) => (await fieldsOf(widget)) ?? {}))
  const named = widgets.find(({ match }) => match.includes('data-widget='))
  const table: Table = Object.assign({ ...OF_ANY_ELEMENT }, ...tables)
  const beside = [...OTHER_NAMES, ...(named ? (BESIDE[named.name] ?? []) : [])]
  for (const name of beside) table[name] ??= { kind: 'text', default: '' }
  checkTable(raw, table, named?.name ?? '', (key) => OTHERS.test(key), say)
  const report = (key: string, field: Table[string], value: unknown) => reportField(el, key, field, value)
  // A mounted widget has reported the same, and nothing is reported twice.
  for (const fields of tables) readSettings(fields as Fields<Raw>, raw, report, activeDevices())
}
