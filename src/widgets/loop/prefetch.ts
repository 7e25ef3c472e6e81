import { script } from '../../base/assets'
import { on } from '../../base/events'

/** In ms: how long to hover over a filter before its list is requested, and how long the response stays fresh. */
const DELAY = 80
const FRESH_FOR = 10_000

type Request = (signal: AbortSignal) => Promise<Node[]>
interface Ahead {
  address: string
  controller: AbortController
  nodes: Promise<Node[]>
  at: number
}
/** Only one: a visitor hovers over many filters and presses one. */
let ahead: Ahead | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
const isFresh = (address: string) => ahead?.address === address && Date.now() - ahead.at < FRESH_FOR

/** Requests the list for `button` once pointer or focus has rested on it. */
export function prefetch(button: Element, address: string, request: Request): void {
  clearTimeout(timer)
  if (savesData() || script?.dataset.cache === 'off' || isFresh(address)) return
  timer = setTimeout(() => {
    if (!button.matches(':hover,:focus')) return
    ahead?.controller.abort()
    const controller = new AbortController()
    const nodes = request(controller.signal)
    const own: Ahead = { address, controller, nodes, at: Date.now() }
    ahead = own
    // Not reported: pressing the button requests again.
    nodes.catch(() => {
      if (ahead === own) ahead = undefined
    })
  }, DELAY)
}

/** The prefetched list for a URL, if recent; each is used once. */
export function takePrefetched(address: string, signal: AbortSignal): Promise<Node[]> | undefined {
  clearTimeout(timer)
  if (!isFresh(address) || !ahead) return
  const { nodes, controller } = ahead
  ahead = undefined
  on(signal, 'abort', () => controller.abort(), { once: true })
  return nodes
}
