import { attributeOf } from '../base/property-of'
import { describeElement, readObject, report } from '../base/report'
import { asObject, excerpt, getOwn, type Raw } from '../base/values'
import { DEVICES, responsiveValue } from './responsive'

/** A setting's description; its name is its key in the table. `readSettings` parses by it, the inspector shows it. */
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
  /** Converts the given value; `undefined` if it is invalid. */
  parse?: (value: unknown) => T | undefined
  /** For choices, lists and some texts: the known words. */
  words?: readonly string[] | undefined
  /** For texts with words: other valid texts. */
  also?: RegExp | undefined
  /** For numbers: minimum and maximum, if any. */
  limits?: readonly [min?: number, max?: number]
  /** For groups the inner fields; for responsive settings the field for one device (`field`). */
  fields?: Fields<T>
  field?: Field<unknown>
}
export type Fields<S> = { [K in keyof S]: Field<S[K]> }
/** The type of the settings that a table of fields describes: `Infer<typeof fields>`. */
export type Infer<F> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never }
/** Called with the setting's name for each invalid value. */
export type OnInvalid = (key: string, field: Field<unknown>, value: unknown) => void

/**
 * Reads a table of fields from anything, never throwing: missing, empty or invalid fields take defaults. `devices`: those used, small to
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
    // The server omits empty values, and writes [] for an empty map (contract core §4.1): neither is a mistake.
    if (value === undefined || value === null || value === '') return field.default
    let result: unknown
    try {
      result = field.parse?.(value)
    } catch {
      // An object whose `toString` throws.
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

/** The JSON object in an attribute; `{}` if missing or invalid, which is reported. Parsed again only when the text changes. */
export function rawSettings(el: HTMLElement, attribute: string): Raw {
  const source = attributeOf(el, attribute) || '{}'
  const known = parsed.get(el)
  if (known?.[0] === source) return known[1]
  const raw = readObject(source, describeElement(el), attribute)
  parsed.set(el, [source, raw])
  return raw
}

/** Reports an invalid value: element, field, expected, got. */
export const reportField = (el: HTMLElement, key: string, { kind, words }: Field<unknown>, value: unknown): void =>
  report(describeElement(el), `${key}: expected ${kind}${words ? ` (${words.join(', ')})` : ''}, got ${excerpt(value)}`)
