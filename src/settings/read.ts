import { describeElement, readObject, report } from '../base/report'
import { asObject, excerpt, getOwn, type Raw } from '../base/values'
import { DEVICES, responsiveValue } from './responsive'

/** What a setting may be, as data; its name is the table's key. `readSettings` reads by it, the inspector shows it. */
export interface Field<T> {
  kind:
    | 'flag'
    | 'number'
    | 'seconds'
    | 'size'
    | 'text'
    | 'choice'
    | 'list'
    | 'pictures'
    | 'link'
    | 'icon'
    | 'attributes'
    | 'range'
    | 'group'
    | 'responsive'
  default: T
  /** Turns the given value into one of the setting; `undefined` when it is not a value of this kind. */
  parse?: (value: unknown) => T | undefined
  /** Of choices, lists and some texts: the known words. */
  words?: readonly string[] | undefined
  /** Of texts with words: others that mean something. */
  also?: RegExp | undefined
  /** Of numbers: the smallest and the largest, where there is one. */
  limits?: readonly [min?: number, max?: number]
  /** Of groups the fields inside; of responsive settings the field for one device (`field`). */
  fields?: Fields<T>
  field?: Field<unknown>
}
export type Fields<S> = { [K in keyof S]: Field<S[K]> }
/** The type that a table of fields reads to: `Infer<typeof fields>`. */
export type Infer<F> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never }
/** Called with the setting's name for each value that is there but cannot be read. */
export type OnInvalid = (key: string, field: Field<unknown>, value: unknown) => void

/** Reads a table of fields from anything. Never throws: a missing, empty or unreadable field takes its default. `devices`: those in use, small to large. */
export function readSettings<S>(
  fields: Fields<S>,
  raw: unknown,
  onInvalid?: OnInvalid,
  devices: readonly string[] = ['mobile', 'tablet', 'desktop'],
): S {
  const from = asObject(raw)
  const readOne = (key: string, field: Field<unknown>, value: unknown): unknown => {
    if (field.fields)
      return readSettings(field.fields as Fields<Raw>, value, onInvalid && ((inner, f, v) => onInvalid(`${key}.${inner}`, f, v)), devices)
    // The server leaves out what is empty, and writes [] for an empty map (contract core §4.1): neither is a mistake.
    if (value === undefined || value === null || value === '') return field.default
    let result: unknown
    try {
      result = field.parse?.(value)
    } catch {
      // An object whose own `toString` throws.
    }
    const isUnread = result === undefined && (value as unknown[]).length !== 0
    if (isUnread || (Array.isArray(value) && value.some((v) => field.words && !field.words.includes(v)))) onInvalid?.(key, field, value)
    return result ?? field.default
  }
  const out: Raw = {}
  for (const [key, field] of Object.entries(fields) as [string, Field<unknown>][]) {
    const inner = field.field
    const subKey = inner?.kind === 'size' ? 'size' : ''
    const at = (device: string) => responsiveValue(from, key, subKey, devices.includes(device) ? device : 'desktop', devices)
    out[key] = inner ? Object.fromEntries(DEVICES.map((d) => [d, readOne(key, inner, at(d))])) : readOne(key, field, getOwn(from, key))
  }
  return out as S
}

const parsed = new WeakMap<HTMLElement, [string, Raw]>()

/** The JSON object in an element's attribute; `{}` when there is none, or when it is not JSON, which is reported. Parsed again only when the text changes. */
export function rawSettings(el: HTMLElement, attribute: string): Raw {
  const source = el.getAttribute(attribute) || '{}'
  const known = parsed.get(el)
  if (known?.[0] === source) return known[1]
  const raw = readObject(source, describeElement(el), attribute)
  parsed.set(el, [source, raw])
  return raw
}

/** Reports a value that could not be read: element, field, expected, got. */
export const reportField = (el: HTMLElement, key: string, { kind, words }: Field<unknown>, value: unknown): void =>
  report(describeElement(el), `${key}: expected ${kind}${words ? ` (${words.join(', ')})` : ''}, got ${excerpt(value)}`)
