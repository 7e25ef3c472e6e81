import { plainText } from '../../base/plain-text'
import { safeUrl } from '../../base/safe-url'
import { asObject, parseObject, type Raw } from '../../base/values'
import { flag, group, text } from '../../settings/fields'
import { readSettings } from '../../settings/read'

/** The server's response to a submission, in the builder's shape (contract loops §16.2). Untrusted. */
export interface Answer {
  success: boolean
  message: string
  /** Error messages by field key. */
  errors: Map<string, string>
  redirect: string
  /** As received, for site scripts; its `data.popup` says which popup opens or closes. */
  data: Raw
}

const FIELDS = { success: flag(), data: group({ message: text(), data: group({ redirect_url: text() }) }) }

/** Parses a response; undefined if it is not an answer: HTML, empty text, a bare `0`. */
export function readAnswer(body: string): Answer | undefined {
  const raw = parseObject(body)
  if (!raw || !('success' in raw)) return undefined
  const { success, data } = readSettings(FIELDS, raw)
  // Only http(s): `javascript:` would run in this page.
  const url = data.data.redirect_url
  const rawData = asObject(raw.data)
  const errors = new Map<string, string>()
  for (const [key, value] of Object.entries(asObject(rawData.errors))) {
    const message = text().parse?.(value)
    if (message) errors.set(key, toPlainText(message))
  }
  return { success, message: toPlainText(data.message), errors, redirect: (url && safeUrl(url)) ?? '', data: rawData }
}

/** A message as text. It may be HTML (the builder joins several with `<br>`), so links lose their address. */
const toPlainText = (html: string): string => plainText(html.replace(/<br\s*\/?>|<\/(p|div|li)>/gi, '\n')).trim()
