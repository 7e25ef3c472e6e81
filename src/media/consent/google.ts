import { isObject } from '../../base/values'

const page = globalThis as { dataLayer?: unknown }
const readDataLayer = () => (Array.isArray(page.dataLayer) ? (page.dataLayer as unknown[]) : undefined)

/**
 * Google consent mode's state of each storage type, `granted` or `denied`, from the page's dataLayer: `gtag('consent', 'default' |
 * 'update', {ad_storage: 'denied', …})`. Updates override defaults, whatever their order.
 */
export function googleState(): Record<string, string> {
  const defaults: Record<string, string> = {}
  const updates: Record<string, string> = {}
  for (const entry of readDataLayer() ?? []) {
    // The entries are `arguments` objects, not arrays.
    const { 0: command, 1: kind, 2: state } = (entry ?? {}) as ArrayLike<unknown>
    if (command !== 'consent' || !isObject(state)) continue
    for (const [type, value] of Object.entries(state)) {
      if (value !== 'granted' && value !== 'denied') continue
      if (kind === 'update') updates[type] = value
      // Only Google knows the visitor's region: a regional default can forbid, but not allow.
      else if (kind === 'default' && !(state.region && value === 'granted')) defaults[type] = value
    }
  }
  return { ...defaults, ...updates }
}

/**
 * Calls `onPush` after every push to the dataLayer. The tag manager also replaces `push` and calls the previous function, so their order
 * does not matter. The returned function restores the previous one.
 */
export function watchDataLayer(onPush: () => void): () => void {
  const isCreated = !page.dataLayer
  page.dataLayer ??= []
  const dataLayer = readDataLayer()
  if (!dataLayer) return () => {}
  const hadOwnPush = Object.hasOwn(dataLayer, 'push')
  const previousPush = dataLayer.push
  let isStopped = false
  const push = (...entries: unknown[]) => {
    const length = previousPush.apply(dataLayer, entries)
    if (!isStopped) onPush()
    return length
  }
  dataLayer.push = push
  return () => {
    isStopped = true
    // If another script has wrapped ours, it must stay, but only passes entries on.
    if (dataLayer.push !== push) return
    if (hadOwnPush) dataLayer.push = previousPush
    else Reflect.deleteProperty(dataLayer, 'push')
    if (isCreated && !dataLayer.length && page.dataLayer === dataLayer) delete page.dataLayer
  }
}
