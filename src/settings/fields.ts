import { asObject, isObject, type Raw } from '../base/values'
import type { Field, Fields } from './read'
import { DEVICES, type Device } from './responsive'

export type { Field, Fields, Infer } from './read'
export type ByDevice<T> = Record<Device, T>
export interface Size {
  size: number
  unit: string
}
export interface Link {
  url: string
  external: boolean
}

const toNumber = (value: unknown): number | undefined => {
  const n = Number.parseFloat(String(isObject(value) ? value.size : value))
  return Number.isFinite(n) ? n : undefined
}
const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

/** A switch: `"no"`, `"false"`, `"off"` and `0` are off, any other non-empty value is on. */
export const flag = (on = false): Field<boolean> => ({
  kind: 'flag',
  default: on,
  parse: (value) => !/^(no|false|off|0)$/i.test(String(value)),
})

/** A size that is left empty, as the builder writes it. */
const isEmptySize = (value: unknown) => isObject(value) && value.size === ''

/** A number; numeric text counts (`"3"`, `"2 px"`), and so does the `size` of a size object. */
export const number = (value = 0, min?: number, max?: number): Field<number> => ({
  kind: 'number',
  default: value,
  limits: [min, max],
  parse: (given) => {
    const n = isEmptySize(given) ? value : toNumber(given)
    if (n === undefined) return n
    return Math.min(Math.max(n, min ?? n), max ?? Number.POSITIVE_INFINITY)
  },
})

/** Seconds in the markup, milliseconds in the result: at least 0, and below 2³¹ ms, beyond which timers fire at once. */
export const seconds = (value = 0): Field<number> => ({
  kind: 'seconds',
  default: value * 1000,
  parse: (given) => {
    const n = isEmptySize(given) ? value : toNumber(given)
    return n && Math.min(Math.max(0, n * 1000), 2e9)
  },
})

/** `{unit, size}`, a number (px), or text such as `"12px"`. */
export const size = (value = 0, unit = 'px'): Field<Size> => ({
  kind: 'size',
  default: { size: value, unit },
  parse: (given) => {
    if (isObject(given) && !toNumber(given) && given.size !== 0 && !toText(given.size)) return { size: value, unit }
    const n = toNumber(given)
    return n === undefined ? n : { size: n, unit: toText(asObject(given).unit) || /[a-z%]+$/i.exec(String(given))?.[0] || unit }
  },
})

/** Any text. With `words` only these mean something, and what `also` matches: any other is kept, and named to the site's author (inspect/mistakes.ts). */
export const text = (value = '', words?: readonly string[], also?: RegExp): Field<string> => ({
  kind: 'text',
  default: value,
  words,
  also,
  parse: toText,
})

/** One of the `words`; any other reads as the default. */
export const choice = <T extends string>(words: readonly T[], value: T): Field<T> => ({
  kind: 'choice',
  default: value,
  words,
  parse: (given) => (words.includes(String(given) as T) ? (String(given) as T) : undefined),
})

/** A list of texts; a single text is a list of one. With `words`, any other text is kept and reported. */
export const list = (value: string[] = [], words?: readonly string[]): Field<string[]> => ({
  kind: 'list',
  default: value,
  words,
  parse: (given) =>
    Array.isArray(given) ? given.map(toText).filter((t) => t !== undefined) : toText(given) === undefined ? undefined : [String(given)],
})

/** `{url, is_external}` or an address; media objects read the same way. */
export const link = (): Field<Link> => ({
  kind: 'link',
  default: { url: '', external: false },
  parse: (given) =>
    toText(given)
      ? { url: String(given), external: false }
      : isObject(given)
        ? { url: toText(given.url) ?? '', external: Boolean(given.is_external) }
        : undefined,
})

/** The addresses in a list of media objects, without empty ones (contract core §9.3). */
export const pictures = (): Field<string[]> => ({
  kind: 'pictures',
  default: [],
  parse: (given) => (Array.isArray(given) ? given.flatMap((item) => toText(asObject(item).url) || []) : undefined),
})

/** `{sizes: {start, end}}`, in percent. */
export const range = (start: number, end: number): Field<[number, number]> => ({
  kind: 'range',
  default: [start, end],
  parse: (given) => {
    if (!isObject(given)) return undefined
    const at = isObject(given.sizes) ? given.sizes : given
    return [toNumber(at.start) ?? start, toNumber(at.end) ?? end]
  },
})

/** A nested table, such as a popup's `timing`; `[]` is an empty one. */
export const group = <S>(fields: Fields<S>): Field<S> => ({ kind: 'group', default: defaults(fields), fields })

/** Folds `x`, `x_tablet`, `x_mobile` … into one value for each device, with the inheritance of contract core §4.4. */
export const responsive = <T>(field: Field<T>): Field<ByDevice<T>> => ({
  kind: 'responsive',
  default: Object.fromEntries(DEVICES.map((d) => [d, field.default])) as ByDevice<T>,
  field: field as Field<unknown>,
})

export const defaults = <S>(fields: Fields<S>): S =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, (field as Field<unknown>).default])) as S & Raw
