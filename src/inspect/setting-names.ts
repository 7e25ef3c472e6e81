import { suggest } from '../base/suggest'
import { isObject, type Raw } from '../base/values'
import { activeDevices } from '../builder/device'
import type { Widget } from '../runtime/widget'
import { type Fields, readSettings, reportField } from '../settings/read'
import { DEVICES } from '../settings/responsive'
import { settings as background } from '../widgets/background/settings'
import { settings as reveal } from '../widgets/reveal/settings'
import { settings as sticky } from '../widgets/sticky/settings'
import { ANIMATIONS } from './animations'
import type { Say } from './everywhere'
import { fieldsOf, type Table } from './fields-of'

/** Settings of behaviours, which any element may have. */
const OF_ANY_ELEMENT = { ...sticky, ...reveal, ...background } as unknown as Table
/** Others of theirs, which no table names: effects of scrolling and of the mouse, the background, the first letter. */
const OTHERS = /^(background_|motion_fx_|_?transform_)/
const OTHER_NAMES = [
  'drop_cap',
  'background_background',
  'background_video_link',
  'motion_fx_motion_fx_scrolling',
  'motion_fx_motion_fx_mouse',
]
/** What is read from the markup of one widget beside its table. */
const BESIDE: Record<string, string[]> = { 'off-canvas': ['entrance_animation', 'exit_animation'], playlist: ['tabs'], posts: ['masonry'] }
const ANIMATED = /^(_?animation|(entrance|exit)_animation)(_|$)/

/** The names in a table: of a setting by device, also those with a device behind them. */
const namesIn = (table: Table): string[] =>
  Object.entries(table).flatMap(([key, field]) => (field.field ? [key, ...DEVICES.map((device) => `${key}_${device}`)] : key))

/** What is wrong with the name of a setting; empty where it cannot be told that it is meant for us. */
function misnamed(key: string, table: Table, owner: string): string {
  const device = DEVICES.find((name) => key.endsWith(`_${name}`))
  const base = device && key.slice(0, -device.length - 1)
  if (base && Object.hasOwn(table, base)) return `is the same on all devices, did you mean ${base}?`
  const group = Object.entries(table).find(([, field]) => field.fields && Object.hasOwn(field.fields, key))?.[0]
  if (group) return `stands in another place, did you mean ${group}.${key}?`
  const meant = suggest(key, namesIn(table))
  const byDevice = Object.entries(table).find(([name, field]) => field.field && key.startsWith(`${name}_`))?.[0]
  if (!meant && byDevice) return `there is no device “${key.slice(byDevice.length + 1)}”: there are ${DEVICES.join(', ')}`
  if (!meant) return owner && `${owner} has no such setting`
  return `${owner ? `${owner} has no such setting` : 'there is no such setting'}, did you mean ${meant}?`
}

/** Values that are kept as they are though they mean nothing. What cannot be read at all `readSettings` names itself. */
function checkWord(key: string, value: unknown, { kind, words, also }: Table[string], say: Say): void {
  if (typeof value !== 'string' || !value) return
  if (kind === 'text' && words && !words.includes(value) && !also?.test(value)) {
    const meant = suggest(value, words)
    say(key, `expected one of ${words.join(', ')}, got ${value}${meant ? `, did you mean ${meant}?` : ''}`)
  }
  // There may be others in the site's stylesheet.
  const animation = ANIMATED.test(key) && kind === 'text' && !ANIMATIONS.includes(value) ? suggest(value, ANIMATIONS) : undefined
  if (animation) say(key, `there is no animation “${value}”, did you mean ${animation}?`)
}

function checkTable(raw: Raw, table: Table, owner: string, isOther: (key: string) => boolean, say: Say, before = ''): void {
  for (const [key, value] of Object.entries(raw)) {
    const device = DEVICES.find((name) => key.endsWith(`_${name}`) && table[key.slice(0, -name.length - 1)]?.field)
    const declared = Object.hasOwn(table, key) ? table[key] : device ? table[key.slice(0, -device.length - 1)] : undefined
    const field = declared?.field ?? declared
    if (field?.fields) {
      if (isObject(value)) checkTable(value, field.fields as Table, owner, () => false, say, `${before}${key}.`)
    } else if (field) checkWord(`${before}${key}`, value, field, say)
    else if (!isOther(key)) {
      const what = misnamed(key, table, owner)
      if (what) say(before + key, what)
    }
  }
}

/** Checks the settings of a hand-written element, which these widgets have. Of an element that has none, only a name that is nearly one of ours counts. */
export async function checkSettings(el: HTMLElement, raw: Raw, widgets: Widget[], say: Say): Promise<void> {
  const tables = await Promise.all(widgets.map(async (widget) => (await fieldsOf(widget)) ?? {}))
  const named = widgets.find(({ match }) => match.includes('data-widget='))
  const table: Table = Object.assign({ ...OF_ANY_ELEMENT }, ...tables)
  const beside = [...OTHER_NAMES, ...(named ? (BESIDE[named.name] ?? []) : [])]
  for (const name of beside) table[name] ??= { kind: 'text', default: '' }
  checkTable(raw, table, named?.name ?? '', (key) => OTHERS.test(key), say)
  const report = (key: string, field: Table[string], value: unknown) => reportField(el, key, field, value)
  // One that has mounted has said the same, and nothing is said twice.
  for (const fields of tables) readSettings(fields as Fields<Raw>, raw, report, activeDevices())
}
