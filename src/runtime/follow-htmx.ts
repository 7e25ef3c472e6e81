import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { asObject } from '../base/values'
import { overlays } from '../overlays/state'

const nodesIn = (value: unknown) => (Array.isArray(value) ? value : []).filter((node) => node instanceof HTMLElement)
const isReplacing = (task: unknown) => !/^(before|after)/.test(String(asObject(asObject(task).swapSpec).style ?? ''))

/**
 * htmx compares old content with the server's response, copies classes and styles between elements with the same id, and later removes what
 * the response lacks. So restore the old content as served before the swap, and mount again after it.
 */
export function followHtmx(unmount: (root: Node) => void, scan: (root: HTMLElement) => void): () => void {
  const mountAnew = (el: HTMLElement) => {
    unmount(el)
    scan(el)
  }
  const stops = [
    on<CustomEvent>(document, 'htmx:before:swap', ({ detail }) => {
      const { tasks } = asObject(detail)
      for (const target of nodesIn((Array.isArray(tasks) ? tasks : []).filter(isReplacing).map((task) => asObject(task).target)))
        unmount(target)
    }),
    on<CustomEvent>(document, 'htmx:after:settle', ({ detail }) => nodesIn(asObject(detail).newContent).forEach(mountAnew)),
    // htmx 1 and 2 keep the page's HTML right after this event, for the way back. Copies of running widgets start afresh, but under an
    // overlay, even one that is closing, the copy would stay inert. Otherwise nothing is interrupted: a filter that changes the address keeps the video beside it playing.
    on<CustomEvent>(document, 'htmx:beforeHistorySave', ({ detail }) => {
      for (const page of overlays.layers[0] || overlays.coverings[0] ? nodesIn([asObject(detail).historyElt]) : []) {
        unmount(page)
        queueMicrotask(() => scan(page))
      }
    }),
    // The event's name in htmx 1 and 2, fired for each new element.
    on(document, 'htmx:afterSettle', ({ target }) => nodesIn([target]).forEach(mountAnew)),
  ]
  return () => stopAll(stops)
}
