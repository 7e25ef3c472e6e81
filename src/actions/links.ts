import { on } from '../base/events'
import { whenLoaded } from '../base/lifetime'
import { ACTION_LINK } from '../builder/selectors'

/** Runs the action of an address, once the code that reads such addresses is here. */
export function loadAndRunAction(hash: string, event?: Event): void {
  whenLoaded(
    () => import('./run'),
    (m) => m.runAction(hash, event),
  )
}

/** Action links anywhere, also in markup that comes later; and the page's own address, which may open what it names. */
export function startActions(): () => void {
  // As it stands now: pages clean their address up.
  const { hash } = location
  // Few addresses do, so the code that looks for what they name is a chunk.
  if (/action/.test(hash))
    whenLoaded(
      () => import('./run'),
      (m) => m.runPageAction(hash),
    )
  return on<MouseEvent>(document, 'click', (event) => {
    const link = (event.target as Element | null)?.closest?.(ACTION_LINK)
    if (!link) return
    event.preventDefault()
    loadAndRunAction(link.getAttribute('href') ?? '', event)
  })
}
