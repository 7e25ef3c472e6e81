import { closestTo, isForBrowser, on } from '../../base/events'
import { whenLoaded } from '../../base/lifetime'
import { whenActivated } from '../../dom/when-activated'
import { ACTION_LINK } from '../../page/selectors'

/** Few URLs contain an action, so the code that validates it is a chunk. */
const withRun = (use: (run: typeof import('./run')) => void) => whenLoaded(() => import('./run'), use)

/** Runs the action in a URL, once the code that parses it has loaded. */
export function loadAndRunAction(hash: string, event?: Event): void {
  withRun((run) => run.runAction(hash, event))
}

/**
 * Runs action links anywhere on the page, including those added later, and the action in the page's own address. Returns a function that
 * stops.
 */
export function startActions(): () => void {
  // Read now: by the time the chunk loads, the page may have removed the hash.
  const { hash } = location
  if (/action/.test(hash)) withRun((run) => whenActivated(() => run.runPageAction(hash)))
  return on<MouseEvent>(document, 'click', (event) => {
    const link = closestTo(event, ACTION_LINK)
    if (!link || isForBrowser(event)) return
    event.preventDefault()
    loadAndRunAction(link.getAttribute('href') as string, event)
  })
}
