import { isObject, type Raw } from '../read'

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
  const [, name, encoded] = /action=(.+?)&(?:.*?settings=(.+))?/.exec(text) ?? []
  if (!name) return 'action=NAME&settings=…'
  try {
    const settings: unknown = encoded ? JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(encoded), (c) => c.charCodeAt(0)))) : {}
    if (isObject(settings)) return { name, settings }
  } catch {}
  return 'settings as base64 of a JSON object'
}
