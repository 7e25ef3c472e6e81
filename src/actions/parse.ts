import { isObject, type Raw } from '../base/values'

export interface ParsedAction {
  name: string
  settings: Raw
}

/** Reads `#elementor-action:action=NAME&settings=BASE64`, percent-encoded or not; what was expected when it is none (contract core §16.2). */
export function parseAction(hash: string): ParsedAction | string {
  let text: string
  try {
    text = decodeURIComponent(hash)
  } catch {
    return 'percent-encoding'
  }
  // No expression: on a long text that is none, one would look again from each of its letters.
  const from = text.indexOf('action=') + 7
  const to = text.indexOf('&', from + 1)
  if (from < 7 || to < 0) return 'action=NAME&settings=…'
  const name = text.slice(from, to)
  const at = text.indexOf('settings=', to)
  const encoded = at < 0 ? '' : text.slice(at + 9)
  try {
    const settings: unknown = encoded ? JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(encoded), (c) => c.charCodeAt(0)))) : {}
    if (isObject(settings)) return { name, settings }
  } catch {}
  return 'settings as base64 of a JSON object'
}
