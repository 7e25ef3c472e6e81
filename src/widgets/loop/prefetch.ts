import { script } from '../../base/assets'
import { on } from '../../base/events'

/** How long, in ms, somebody points at a filter before its list is requested, and how long the answer counts as fresh. */
const DELAY = 80
const FRESH_FOR = 10_000

type Request = (signal: AbortSignal) => Promise<Node[]>
interface Ahead {
  address: string
  controller: AbortController
  nodes: Promise<Node[]>
  at: number
}
/** Only one: a visitor passes over many filters and presses one. */
let ahead: Ahead | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
const isFresh = (address: string) => ahead?.address === address && Date.now() - ahead.at < FRESH_FOR

/** Requests the list that `button` would show, once the pointer or the focus has been on it for a moment. */
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
    // Nothing to report: pressing the button tries again.
    nodes.catch(() => {
      if (ahead === own) ahead = undefined
    })
  }, DELAY)
}

/** The prefetched list of an address, if it is recent; each is used once. */
export function takePrefetched(address: string, signal: AbortSignal): Promise<Node[]> | undefined {
  clearTimeout(timer)
  if (!isFresh(address) || !ahead) return
  const { nodes, controller } = ahead
  ahead = undefined
  on(signal, 'abort', () => controller.abort(), { once: true })
  return nodes
}
