import { plainText } from '../../base/plain-text'
import { safeUrl } from '../../base/safe-url'
import { asObject, isObject, parseObject, type Raw } from '../../base/values'
import { flag, group, text } from '../../settings/fields'
import { readSettings } from '../../settings/read'
import type { Response } from './send'

/** A server's answer to a submission. Untrusted. */
export interface Answer {
  success: boolean
  message: string
  /** Error messages by field key; those without a field have an empty key. */
  errors: [key: string, message: string][]
  redirect: string
  /** As received, for site scripts; its `data.popup` says which popup opens or closes. */
  data: Raw
}

const FIELDS = { success: flag(), data: group({ message: text(), data: group({ redirect_url: text() }) }) }

/** Reads an answer in the builder's shape (contract loops §16.2); undefined for any other: HTML, empty text, a bare `0`. */
export function readBuilderAnswer(body: string, isHandWritten: boolean): Answer | undefined {
  const raw = parseObject(body)
  if (!raw || !('success' in raw)) return undefined
  // Form services also write `success`, with their message and errors beside it.
  if (isHandWritten && Object.keys(raw).some((key) => key !== 'success' && key !== 'data')) return undefined
  const { success, data } = readSettings(FIELDS, raw)
  // Only http(s): `javascript:` would run in this page.
  const url = data.data.redirect_url
  const rawData = asObject(raw.data)
  const errors = Object.entries(asObject(rawData.errors)).flatMap(([key, value]): Answer['errors'] => {
    const message = text().parse?.(value)
    return message ? [[key, toPlainText(message)]] : []
  })
  return { success, message: toPlainText(data.message), errors, redirect: (url && safeUrl(url)) ?? '', data: rawData }
}

/** What form services and frameworks call a failure: `{"ok":false}`, `{"result":"error"}`, `{"status":"validation_failed"}`. */
const REFUSED = /^(false|0|no|error|fail|failed|failure|invalid|(mail|validation)_failed|spam)$/i
/** Where they say what is wrong, and for which field. */
const LISTS = ['errors', 'invalid_fields', 'error'] as const
const FIELD_NAMES = ['field', 'name', 'path', 'param', 'into'] as const

/**
 * Reads what any server answers to a form: a 2xx status has taken it, whether with a page, JSON or nothing, unless its JSON says that it has
 * not. Errors are read as Formspree, Laravel, Rails, Django and Contact Form 7 write them.
 */
export function readAnswer({ status, body }: Pick<Response, 'status' | 'body'>, keys: ReadonlySet<string>): Answer {
  const raw = parseObject(body)
  const isTaken = status >= 200 && status < 300
  if (!raw) return { success: isTaken, message: '', errors: [], redirect: '', data: {} }
  const errors = LISTS.flatMap((name) => errorsIn(raw[name]))
  // Django and Rails answer with the fields alone: {"email":["Enter a valid address."]}.
  if (!isTaken) for (const key of keys) if (!errors.length && Object.hasOwn(raw, key)) errors.push(...errorsIn({ [key]: raw[key] }))
  const isRefused = ['ok', 'success', 'result', 'status'].some((name) => Object.hasOwn(raw, name) && REFUSED.test(String(raw[name])))
  const message = [raw.message, raw.msg, raw.detail].map((value) => messageOf(value)).find(Boolean) ?? ''
  return { success: isTaken && !isRefused && !errors.length, message, errors, redirect: '', data: raw }
}

/** `{"email":"…"}`, `{"email":["…"]}`, `[{"field":"email","message":"…"}]`, `["…"]` or `"…"`. */
function errorsIn(value: unknown): Answer['errors'] {
  if (!Array.isArray(value) && !isObject(value)) return messageOf(value) ? [['', messageOf(value)]] : []
  // One error, not a list by field.
  if (isObject(value) && typeof value.message === 'string') return [['', toPlainText(value.message)]]
  const entries: [unknown, unknown][] = Array.isArray(value)
    ? value.map((item) => [FIELD_NAMES.map((name) => asObject(item)[name]).find((name) => typeof name === 'string'), item])
    : Object.entries(value)
  return entries.flatMap(([key, item]): Answer['errors'] => {
    const message = messageOf(item)
    return message ? [[typeof key === 'string' ? key : '', message]] : []
  })
}

/** A message in whatever holds it; several are lines. */
function messageOf(value: unknown, depth = 3): string {
  if (typeof value === 'string') return toPlainText(value)
  if (!depth) return ''
  const inside = Array.isArray(value) ? value : isObject(value) ? [value.message ?? value.msg ?? value.detail] : []
  return inside
    .map((item) => messageOf(item, depth - 1))
    .filter(Boolean)
    .join('\n')
}

/** A message as text. It may be HTML (the builder joins several with `<br>`), so links lose their address. */
const toPlainText = (html: string): string => plainText(html.replace(/<br\s*\/?>|<\/(p|div|li)>/gi, '\n')).trim()
