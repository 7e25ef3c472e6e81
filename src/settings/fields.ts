import { asObject, isObject, type Raw } from '../base/values'
import { toNumber, toText } from './basic-fields'
import type { Field, Fields } from './read'

export { type ByDevice, choice, flag, list, number, pictures, responsive, text } from './basic-fields'
export type { Field, Fields, Infer } from './read'
export interface Size {
  size: number
  unit: string
}
export interface Link {
  url: string
  external: boolean
}

/** Seconds in the markup, ms in the result: at least 0 and below 2³¹, where timers would fire at once. */
export const seconds = (value = 0): Field<number> => ({
  kind: 'seconds',
  default: value * 1000,
  parse: (given) => {
    const n = isObject(given) && given.size === '' ? value : toNumber(given)
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

/** `{url, is_external}` or a URL; media objects too. */
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

/** A nested table, such as a popup's `timing`; `[]` means empty. */
export const group = <S>(fields: Fields<S>): Field<S> => ({ kind: 'group', default: defaults(fields), fields })

export const defaults = <S>(fields: Fields<S>): S =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, (field as Field<unknown>).default])) as S & Raw
