import * as z from 'zod'
import { excerpt, isObject, type Raw } from '../base/values'
import type { Field, Fields } from '../settings/read'
import { DEVICES } from '../settings/responsive'
import { describeExpected } from './expected'
import { meantBy } from './meant'

// Without `jitless` zod tests whether it may compile code. Under a CSP without `unsafe-eval` the test alone is a violation.
z.config({ jitless: true })

type AnyField = Field<unknown>

const numericText = z.string().regex(/^\s*[+-]?(\d|\.\d)/)
const textOrNumber = z.union([z.string(), z.number()])
const numberWithin = ({ limits: [min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY] = [] }: AnyField) =>
  z.number().min(min).max(max)
const amount = (field: AnyField) => [
  numberWithin(field),
  numericText,
  z.looseObject({ size: z.union([numberWithin(field), numericText, z.literal('')]) }),
]
const startAndEnd = z.looseObject({ start: z.union([z.number(), numericText]), end: z.union([z.number(), numericText]) })

/** The accepted forms of each kind of field; the server's empty values are accepted as well. */
const acceptedForms: Record<Exclude<AnyField['kind'], 'group' | 'responsive'>, (field: AnyField) => z.ZodType[]> = {
  flag: () => [z.boolean(), textOrNumber],
  number: amount,
  seconds: amount,
  size: amount,
  text: ({ words, also }) => (words ? [z.enum(words), ...(also ? [z.string().regex(also)] : [])] : [textOrNumber]),
  choice: (field) => [z.enum(field.words ?? [])],
  list: ({ words }) => (words ? [z.array(z.enum(words))] : [z.array(textOrNumber), textOrNumber]),
  pictures: () => [z.array(z.looseObject({ url: z.string().optional() }))],
  link: () => [z.string(), z.looseObject({ url: textOrNumber })],
  icon: () => [z.string(), z.looseObject({})],
  attributes: () => [z.looseObject({})],
  range: () => [z.looseObject({ sizes: startAndEnd }), startAndEnd],
}
/** The server omits empty values, and writes [] for an empty map (contract core §4.1). */
const emptyValues = [z.literal(''), z.null(), z.tuple([])]
const isEmpty = (value: unknown): boolean => value === '' || value === null || (Array.isArray(value) && !value.length)

function fieldSchema(field: AnyField): z.ZodType {
  if (field.kind === 'group' || field.kind === 'responsive')
    return z.preprocess((value) => (isEmpty(value) ? undefined : value), settingsSchema((field.fields ?? {}) as Fields<Raw>).optional())
  return z.union([...acceptedForms[field.kind](field), ...emptyValues]).optional()
}

/** The schema of a table of fields. Accepts unknown keys, because other scripts have settings in the same object. */
function settingsSchema<S>(fields: Fields<S>): z.ZodObject {
  const shape: Record<string, z.ZodType> = {}
  for (const [key, field] of Object.entries(fields) as [string, AnyField][])
    if (field.field) for (const suffix of ['', ...DEVICES.map((device) => `_${device}`)]) shape[key + suffix] = fieldSchema(field.field)
    else shape[key] = fieldSchema(field)
  return z.looseObject(shape)
}

export interface InvalidSetting {
  /** The setting's path, such as `inner.deep`. */
  field: string
  expected: string
  got: string
  /** The word probably meant, if the setting has words. */
  meant?: string
}

/** The field of an issue, with its path. The zod issue's path may go deeper, into one of the accepted forms. */
function fieldAt(fields: Record<string, AnyField>, [key = '', ...rest]: string[]): { path: string[]; field: AnyField } | undefined {
  const device = DEVICES.find((name) => key.endsWith(`_${name}`)) ?? ''
  const declared = fields[key] ?? fields[key.slice(0, -device.length - 1)]
  const field = declared?.field ?? declared
  if (!field) return undefined
  const inner = rest.length && field.fields ? fieldAt(field.fields as Record<string, AnyField>, rest) : undefined
  return inner ? { path: [key, ...inner.path], field: inner.field } : { path: [key], field }
}

/** Finds invalid values: the runtime replaces them by defaults, or numbers by the nearest valid one. */
export function findInvalidSettings<S>(fields: Fields<S>, raw: Raw): InvalidSetting[] {
  const found = new Map<string, InvalidSetting>()
  for (const issue of settingsSchema(fields).safeParse(raw).error?.issues ?? []) {
    const at = fieldAt(fields as Record<string, AnyField>, issue.path.map(String))
    if (!at) continue
    const got = at.path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), raw)
    const field = at.path.join('.')
    const text = excerpt(got)
    const words = at.field.words ?? []
    const wrong = Array.isArray(got) ? got.find((one) => !words.includes(one)) : got
    const meant = meantBy(excerpt(wrong), words)
    found.set(field, { field, expected: describeExpected(at.field), got: text, ...(meant && { meant }) })
  }
  return [...found.values()]
}
