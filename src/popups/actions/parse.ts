import { isObject, type Raw } from '../../base/values'

export interface ParsedAction {
  name: string
  settings: Raw
}

const NAME = 'action='
const SETTINGS = 'settings='

/**
 * Parses `#elementor-action:action=NAME&settings=BASE64`, percent-encoded or not (contract core §16.2). The settings may be missing. For
 * anything else returns a string: what was expected.
 */
export function parseAction(hash: string): ParsedAction | string {
  let text: string
  try {
    text = decodeURIComponent(hash)
  } catch {
    return 'percent-encoding'
  }
  // Not a regular expression: on long text without a match it would restart at every character.
  const nameStart = text.indexOf(NAME) + NAME.length
  const nameEnd = text.indexOf('&', nameStart + 1)
  if (nameStart < NAME.length || nameEnd < 0) return 'action=NAME&settings=…'
  const name = text.slice(nameStart, nameEnd)
  const settingsStart = text.indexOf(SETTINGS, nameEnd)
  const encoded = settingsStart < 0 ? '' : text.slice(settingsStart + SETTINGS.length)
  try {
    const settings: unknown = encoded ? JSON.parse(decodeBase64(encoded)) : {}
    if (isObject(settings)) return { name, settings }
  } catch {}
  return 'settings as base64 of a JSON object'
}

/** Decodes UTF-8 text from base64; `atob` alone reads Latin-1. */
function decodeBase64(encoded: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0)))
}
