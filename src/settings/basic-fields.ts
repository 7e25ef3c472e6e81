import { asObject, isObject } from '../base/values'
import type { Field } from './read'
import { DEVICES, type Device } from './responsive'

// The fields that the core reads, which chunks take from it. fields.ts has all of them.

export type ByDevice<T> = Record<Device, T>

export const toNumber = (value: unknown): number | undefined => {
  const n = Number.parseFloat(String(isObject(value) ? value.size : value))
  return Number.isFinite(n) ? n : undefined
}
export const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

/** A switch: `"no"`, `"false"`, `"off"` and `0` are off, any other non-empty value is on. */
export const flag = (on = false): Field<boolean> => ({
  kind: 'flag',
  default: on,
  parse: (value) => !/^(no|false|off|0)$/i.test(String(value)),
})

/** A number; numeric text (`"3"`, `"2 px"`) and the `size` of a size object count. */
export const number = (value = 0, min?: number, max?: number): Field<number> => ({
  kind: 'number',
  default: value,
  limits: [min, max],
  parse: (given) => {
    const n = isObject(given) && given.size === '' ? value : toNumber(given)
    if (n === undefined) return n
    return Math.min(Math.max(n, min ?? n), max ?? Number.POSITIVE_INFINITY)
  },
})

/** Any text. With `words`, a text outside them that `also` does not match is kept, but reported to the author (inspect/mistakes.ts). */
export const text = (value = '', words?: readonly string[], also?: RegExp): Field<string> => ({
  kind: 'text',
  default: value,
  words,
  also,
  parse: toText,
})

/** One of `words`; anything else reads as the default. */
export const choice = <T extends string>(words: readonly T[], value: T): Field<T> => ({
  kind: 'choice',
  default: value,
  words,
  parse: (given) => (words.includes(String(given) as T) ? (String(given) as T) : undefined),
})

/** A list of texts; a single text is a list of one. With `words`, other texts are kept and reported. */
export const list = (value: string[] = [], words?: readonly string[]): Field<string[]> => ({
  kind: 'list',
  default: value,
  words,
  parse: (given) =>
    Array.isArray(given) ? given.map(toText).filter((t) => t !== undefined) : toText(given) === undefined ? undefined : [String(given)],
})

/** The non-empty URLs in a list of media objects (contract core §9.3). */
export const pictures = (): Field<string[]> => ({
  kind: 'pictures',
  default: [],
  parse: (given) => (Array.isArray(given) ? given.flatMap((item) => toText(asObject(item).url) || []) : undefined),
})

/** Combines `x`, `x_tablet`, `x_mobile` … into one value per device, inherited as in contract core §4.4. */
export const responsive = <T>(field: Field<T>): Field<ByDevice<T>> => ({
  kind: 'responsive',
  default: Object.fromEntries(DEVICES.map((d) => [d, field.default])) as ByDevice<T>,
  field: field as Field<unknown>,
})
