import { baseUri } from '../../base/document'
import { asObject, isObject, type Raw } from '../../base/values'
import { flag, group, text } from '../../settings/fields'
import { readSettings } from '../../settings/read'

/** What a server says to a submission, in the builder's shape (contract loops §16.2). Nothing in it is trusted. */
export interface Answer {
  success: boolean
  message: string
  /** By the key of a field, what is wrong with it. */
  errors: Map<string, string>
  redirect: string
  /** As it came, for scripts of the site; its `data.popup` says which popup opens or closes. */
  data: Raw
}

const FIELDS = { success: flag(), data: group({ message: text(), data: group({ redirect_url: text() }) }) }

/** Reads a response's text; undefined when it is not an answer: HTML, an empty text, a bare `0`. */
export function readAnswer(body: string): Answer | undefined {
  let raw: unknown
  try {
    raw = JSON.parse(body)
  } catch {}
  if (!isObject(raw) || !('success' in raw)) return undefined
  const { success, data } = readSettings(FIELDS, raw)
  const rawData = asObject(raw.data)
  const errors = new Map<string, string>()
  for (const [key, value] of Object.entries(asObject(rawData.errors))) {
    const message = text().parse?.(value)
    if (message) errors.set(key, toPlainText(message))
  }
  return { success, message: toPlainText(data.message), errors, redirect: safeAddress(data.data.redirect_url), data: rawData }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'", '#039': "'" }

/** The words of a message that may be HTML: the builder joins several with `<br>`. No HTML is made of it, so links lose their address. */
const toPlainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/(p|div|li)>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(#?\w+);/g, (all, name) => ENTITIES[name] ?? all)
    .trim()

/** The address to go to after a success: only http(s), because `javascript:` would run in this page. */
function safeAddress(address: string): string {
  try {
    const url = new URL(address, baseUri())
    return address && /^https?:$/.test(url.protocol) ? url.href : ''
  } catch {
    return ''
  }
}
