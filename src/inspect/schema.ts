import * as z from 'zod'
import { excerpt, isObject, type Raw } from '../base/values'
import type { Field, Fields } from '../settings/read'
import { DEVICES } from '../settings/responsive'

// Under a policy without `unsafe-eval` zod's compiler must not even be tried: the attempt alone is a violation.
z.config({ jitless: true })

type AnyField = Field<unknown>
const bounds = ({ of = [] }: AnyField): number[] => of.map(Number)

/** What a field wants, for people. */
export function expected(field: AnyField): string {
  const [min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY] = bounds(field)
  const limits = Number.isFinite(min)
    ? Number.isFinite(max)
      ? ` from ${min} to ${max}`
      : `, at least ${min}`
    : Number.isFinite(max)
      ? `, at most ${max}`
      : ''
  const words: Record<AnyField['kind'], string> = {
    flag: '"yes" or nothing',
    count: `a number${limits}`,
    seconds: 'a number of seconds',
    size: 'a size such as {"unit":"px","size":12}',
    text: 'a text',
    choice: `one of ${(field.of ?? []).join(', ')}`,
    list: field.of ? `a list of ${field.of.join(', ')}` : 'a list of texts',
    link: 'an address, or {"url":"…"}',
    range: '{"sizes":{"start":0,"end":100}}',
    group: 'an object',
    responsive: 'a value a device',
  }
  return words[field.kind]
}

const numeric = z.string().regex(/^\s*[+-]?(\d|\.\d)/)
const word = z.union([z.string(), z.number()])
const numberOf = (field: AnyField) => {
  const [min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY] = bounds(field)
  return z.number().min(min).max(max)
}
const amount = (field: AnyField) => [numberOf(field), numeric, z.looseObject({ size: z.union([numberOf(field), numeric, z.literal('')]) })]
const ends = z.looseObject({ start: z.union([z.number(), numeric]), end: z.union([z.number(), numeric]) })

/** The ways in which a field may be written; the server's empty values come on top. */
const ways: Record<Exclude<AnyField['kind'], 'group' | 'responsive'>, (field: AnyField) => z.ZodType[]> = {
  flag: () => [z.boolean(), word],
  count: amount,
  seconds: amount,
  size: amount,
  text: () => [word],
  choice: (field) => [z.enum((field.of ?? []).map(String))],
  list: ({ of }) => (of ? [z.array(z.enum(of.map(String)))] : [z.array(word), word]),
  link: () => [z.string(), z.looseObject({ url: word })],
  range: () => [z.looseObject({ sizes: ends }), ends],
}
/** The server leaves out what is empty, and writes [] for an empty map (contract core §4.1). */
const empty = [z.literal(''), z.null(), z.tuple([])]
const isEmpty = (value: unknown): boolean => value === '' || value === null || (Array.isArray(value) && !value.length)

function schemaOf(field: AnyField): z.ZodType {
  if (field.kind === 'group' || field.kind === 'responsive')
    return z.preprocess((value) => (isEmpty(value) ? undefined : value), schemaOfAll((field.fields ?? {}) as Fields<Raw>).optional())
  return z.union([...ways[field.kind](field), ...empty]).optional()
}

/** A schema of a table of descriptors; keys that the table does not know are somebody else's. */
export function schemaOfAll<S>(fields: Fields<S>): z.ZodObject {
  const shape: Record<string, z.ZodType> = {}
  for (const [key, field] of Object.entries(fields) as [string, AnyField][])
    if (field.field) for (const name of ['', ...DEVICES.map((device) => `_${device}`)]) shape[key + name] = schemaOf(field.field)
    else shape[key] = schemaOf(field)
  return z.looseObject(shape)
}

export interface Mistake {
  field: string
  expected: string
  got: string
}

/** The descriptor that an issue belongs to, and its path: zod may point further in, at one of the ways of writing it. */
function fieldAt(fields: Record<string, AnyField>, [key = '', ...rest]: string[]): { path: string[]; field: AnyField } | undefined {
  const device = DEVICES.find((name) => key.endsWith(`_${name}`)) ?? ''
  const own = fields[key] ?? fields[key.slice(0, -device.length - 1)]
  const field = own?.field ?? own
  if (!field) return undefined
  const inner = rest.length && field.fields ? fieldAt(field.fields as Record<string, AnyField>, rest) : undefined
  return inner ? { path: [key, ...inner.path], field: inner.field } : { path: [key], field }
}

/** The values that the runtime cannot read, and replaces by their defaults or moves to their limits. */
export function mistakesIn<S>(fields: Fields<S>, raw: Raw): Mistake[] {
  const found = new Map<string, Mistake>()
  for (const issue of schemaOfAll(fields).safeParse(raw).error?.issues ?? []) {
    const at = fieldAt(fields as Record<string, AnyField>, issue.path.map(String))
    if (!at) continue
    const got = at.path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), raw)
    const field = at.path.join('.')
    found.set(field, { field, expected: expected(at.field), got: excerpt(got) })
  }
  return [...found.values()]
}
