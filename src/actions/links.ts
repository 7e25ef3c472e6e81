import { closestTo, on } from '../base/events'
import { whenLoaded } from '../base/lifetime'
import { ACTION_LINK } from '../builder/selectors'
import { whenSeen } from '../dom/when-seen'

/** Few addresses contain an action, so the code that checks whether the page allows it is in a chunk. */
const withRun = (use: (run: typeof import('./run')) => void) => whenLoaded(() => import('./run'), use)

/** Runs the action that an address encodes, once the code that reads such addresses has loaded. */
export function loadAndRunAction(hash: string, event?: Event): void {
  withRun((run) => run.runAction(hash, event))
}

/**
 * Runs action links anywhere on the page, including markup that is added later, and the action in the page's own address.
 * Returns the function that stops listening.
 */
export function startActions(): () => void {
  // Read now: the page may have removed the hash from its address by the time the chunk has loaded.
  const { hash } = location
  if (/action/.test(hash)) withRun((run) => whenSeen(() => run.runPageAction(hash)))
  return on<MouseEvent>(document, 'click', (event) => {
    const link = closestTo(event, ACTION_LINK)
    if (!link) return
    event.preventDefault()
    loadAndRunAction(link.getAttribute('href') as string, event)
  })
}
