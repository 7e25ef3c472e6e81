import { describeElement, readObject, report } from '../base/report'
import { asObject, excerpt, getOwn, type Raw } from '../base/values'
import { DEVICES, responsiveValue } from './responsive'

/** The kind of a setting, as data; its name is the table's key. `readSettings` reads with it, and the inspector shows it. */
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
  /** Converts the given value; `undefined` if it is not a value of this kind. */
  parse?: (value: unknown) => T | undefined
  /** For choices, lists and some texts: the known words. */
  words?: readonly string[] | undefined
  /** For texts with words: other texts with a meaning. */
  also?: RegExp | undefined
  /** For numbers: the smallest and the largest, if limited. */
  limits?: readonly [min?: number, max?: number]
  /** For groups the fields inside; for responsive settings the field for one device (`field`). */
  fields?: Fields<T>
  field?: Field<unknown>
}
export type Fields<S> = { [K in keyof S]: Field<S[K]> }
/** The type that a table of fields reads to: `Infer<typeof fields>`. */
export type Infer<F> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never }
/** Called with the setting's name for each value that is present but cannot be read. */
export type OnInvalid = (key: string, field: Field<unknown>, value: unknown) => void

/**
 * Reads a table of fields from anything. Never throws: a missing, empty or unreadable field takes its default. `devices` are those in use, small to
 * large.
 */
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
    // The server leaves out empty values and writes [] for an empty map (contract core §4.1): neither is a mistake.
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

/**
 * The JSON object in an element's attribute; `{}` if there is none, or if it is not JSON, which is reported. Parsed again only if the text has
 * changed.
 */
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
