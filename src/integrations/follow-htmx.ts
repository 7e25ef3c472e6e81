import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { asObject, getGlobal, type Raw } from '../base/values'

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
    // htmx 1 and 2 keep the running page's HTML for the way back, with all that we have added. Let them request the page again, as htmx 4 does.
    on(document, 'htmx:beforeHistorySave', () => {
      Object.assign(asObject(getGlobal<Raw>('htmx')?.config), { historyCacheSize: 0 })
    }),
    // The event's name in htmx 1 and 2, fired for each new element.
    on(document, 'htmx:afterSettle', ({ target }) => nodesIn([target]).forEach(mountAnew)),
  ]
  return () => stopAll(stops)
}
