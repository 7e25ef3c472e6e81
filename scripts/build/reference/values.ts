/** A setting's possible values, and an example, in words and as data. */
import { ANIMATED } from '../../../src/inspect/check-value'
import type { AnyField, Setting, Tags } from './field-texts'
import type { Page } from './pages'

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  Number.isNaN(value) ||
  (Array.isArray(value) && !value.length) ||
  (Object(value) as { url?: unknown }).url === ''

/** A field's known words, without the empty one. */
export const wordsOf = ({ words = [] }: AnyField): string[] => words.filter(Boolean)

/** Very large limits only prevent nonsense and are not worth mentioning. */
const isFar = (limit: number | undefined) => limit !== undefined && Math.abs(limit) >= 1e9

function limitsOf({ limits = [] }: AnyField): string {
  const [min, max] = limits.map((limit) => (isFar(limit) ? undefined : limit))
  if (min === undefined) return max === undefined ? '' : `, at most ${max}`
  return max === undefined ? `, at least ${min}` : ` from ${min} to ${max}`
}

const code = (text: string) => `\`${text}\``
const listed = (words: string[]) => words.map((word) => code(`"${word}"`)).join(', ')
const unitOf = ({ unit }: Tags) => (unit ? ` (${unit})` : '')

/** The possible values, in Markdown. */
export function valuesInWords({ field, key, tags }: Setting): string {
  if (tags.values) return tags.values
  const words = wordsOf(field)
  switch (field.kind) {
    case 'flag':
      return `${code('"yes"')} or ${code('"no"')}`
    case 'number':
      return `a number${limitsOf(field)}${unitOf(tags)}`
    case 'seconds':
      return 'a number of seconds, at least 0'
    case 'size':
      return `${code('{"unit":"…","size":…}')}, a number or a text such as ${code('"12px"')}${unitOf(tags)}`
    case 'text':
      if (words.length) return `${listed(words)}${field.also ? ' or others like them' : ''}`
      return ANIMATED.test(key) ? 'the name of [an animation](entrance-animation.md#names)' : 'a text'
    case 'choice':
      return listed(words)
    case 'list':
      return words.length ? `a list of ${listed(words)}` : 'a list of texts'
    case 'pictures':
      return `a list of ${code('{"url":"…"}')}`
    case 'link':
      return `an address, or ${code('{"url":"…"}')}`
    case 'icon':
      return `${code('{"value":"…","library":"…"}')}`
    case 'attributes':
      return 'an object with a key for each attribute'
    case 'range':
      return `${code('{"sizes":{"start":…,"end":…}}')}, in percent`
    default:
      throw new Error(`there are no words for a field of the kind ${field.kind}`)
  }
}

/** The default as written; undefined if there is none. */
export function defaultOf({ field }: Setting): unknown {
  const { kind, default: value } = field
  if (kind === 'flag') return value === null ? undefined : value ? 'yes' : 'no'
  if (isEmpty(value)) return undefined
  if (kind === 'seconds') return Number(value) / 1000
  if (kind === 'range') {
    const [start, end] = value as [number, number]
    return { sizes: { start, end } }
  }
  return value
}

/** A value that differs from the default; undefined if the source must provide one (`@example`). */
function exampleValue(setting: Setting): unknown {
  const { field, tags } = setting
  if (tags.example) return JSON.parse(tags.example)
  if (field.kind === 'flag') return field.default ? 'no' : 'yes'
  const others = wordsOf(field).filter((word) => word !== field.default)
  if (field.kind === 'list') return others.length ? others.slice(0, 2) : undefined
  return others[0]
}

/** Sets `a.b` in an object. */
function put(into: Record<string, unknown>, key: string, value: unknown): void {
  const [group = '', ...rest] = key.split('.')
  into[group] = rest.length ? { ...(into[group] as object) } : value
  if (rest.length) put(into[group] as Record<string, unknown>, rest.join('.'), value)
}

/** An example's settings: the setting, the switches in its name, and what it needs. Undefined without a value. */
export function exampleOf(setting: Setting, { settings }: Page): Record<string, unknown> | undefined {
  const value = exampleValue(setting)
  if (value === undefined) return undefined
  const found: Record<string, unknown> = { ...(setting.tags.with ? JSON.parse(setting.tags.with) : {}) }
  for (const other of settings)
    if (other.field.kind === 'flag' && !other.field.default && setting.key.startsWith(`${other.key}_`)) put(found, other.key, 'yes')
  put(found, setting.key, value)
  return found
}

/** An attribute as written in HTML. */
export const attribute = (name: string, settings: unknown): string =>
  `${name}='${JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`
