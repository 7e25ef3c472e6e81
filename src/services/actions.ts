import { ACTION_HASH, ACTION_LINK } from '../markup'
import { guard, report } from '../report'
import { isObject, type Raw, short } from '../read'
import { on } from './events'

/** Runs a link action. Settings are hostile input: read them through the descriptors. */
export type Action = (settings: Raw, event?: Event) => void
const actions = new Map<string, Action>()

/** Registers a link action; a later one of the same name replaces it. */
export function addAction(name: string, action: Action): () => void {
  actions.set(name, action)
  return () => {
    if (actions.get(name) === action) actions.delete(name)
  }
}

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

/** Runs the action of an address; an unknown one does nothing, a malformed one is said once. */
export function runAction(hash: string, event?: Event): void {
  const parsed = parseAction(hash)
  if (typeof parsed === 'string') report('link action', `expected ${parsed}, got ${short(hash)}`)
  else guard('link action', parsed.name, () => actions.get(parsed.name)?.(parsed.settings, event))
}

/** Action links anywhere, also in markup that comes later; and, once, the action that the page's own address names. */
export function startActions(): () => void {
  return on<MouseEvent>(document, 'click', (event) => {
    const link = (event.target as Element | null)?.closest?.(ACTION_LINK)
    if (!link) return
    event.preventDefault()
    runAction(link.getAttribute('href') ?? '', event)
  })
}

/** A shared address opens what it names only when an element of the page carries the very same action: the gate against crafted links. */
export function runPageAction(hash = location.hash): void {
  if (!/action/.test(hash)) return
  for (const el of document.querySelectorAll(`[${ACTION_HASH}]`)) {
    const own = el.getAttribute(ACTION_HASH) ?? ''
    if (own === hash || el.getAttribute('href')?.includes(hash)) return runAction(own)
  }
}
