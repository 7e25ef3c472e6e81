import { isObject } from '../base/values'

/** Consent mode's entries in the page's dataLayer: `gtag('consent', 'default' | 'update', {ad_storage: 'denied', …})`. */
const page = globalThis as { dataLayer?: unknown }
const layer = () => (Array.isArray(page.dataLayer) ? (page.dataLayer as unknown[]) : undefined)

/** Each storage type with its last word, `granted` or `denied`; updates count above defaults. */
export function googleState(entries: unknown[] = layer() ?? []): Record<string, string> {
  const defaults: Record<string, string> = {}
  const updates: Record<string, string> = {}
  for (const entry of entries) {
    // They are `arguments` objects, not arrays.
    const { 0: command, 1: kind, 2: state } = (entry ?? {}) as ArrayLike<unknown>
    if (command !== 'consent' || !isObject(state)) continue
    for (const [type, value] of Object.entries(state)) {
      if (value !== 'granted' && value !== 'denied') continue
      if (kind === 'update') updates[type] = value
      // Where the visitor is only Google knows: a default for some regions can forbid, but not allow.
      else if (kind === 'default' && !(state.region && value === 'granted')) defaults[type] = value
    }
  }
  return { ...defaults, ...updates }
}

/** Hears of every push. The tag manager replaces `push` as well and calls the one before, so the order of the two does not matter. */
export function watchDataLayer(watch: () => void): () => void {
  const made = !page.dataLayer
  page.dataLayer ??= []
  const list = layer()
  if (!list) return () => {}
  const own = Object.hasOwn(list, 'push')
  const before = list.push
  const push = (...entries: unknown[]) => {
    const length = before.apply(list, entries)
    if (isOn) watch()
    return length
  }
  let isOn = true
  list.push = push
  return () => {
    isOn = false
    // When somebody stands on ours it stays, and only passes on.
    if (list.push !== push) return
    if (own) list.push = before
    else Reflect.deleteProperty(list, 'push')
    if (made && !list.length && page.dataLayer === list) delete page.dataLayer
  }
}
