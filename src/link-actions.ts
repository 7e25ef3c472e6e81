import { chunks } from './chunks'
import { ACTION_LINK } from './markup'
import { on } from './services/events'

/** Runs the action of an address, once the code that reads such addresses is here; a popup's code comes beside it. */
export function runAction(hash: string, event?: Event): void {
  if (/popup/.test(hash)) chunks.dialog().catch(() => {})
  chunks.action().then(
    (m) => m.run(hash, event),
    () => {},
  )
}

/** Action links anywhere, also in markup that comes later. */
export function startActions(): () => void {
  return on<MouseEvent>(document, 'click', (event) => {
    const link = (event.target as Element | null)?.closest?.(ACTION_LINK)
    if (!link) return
    event.preventDefault()
    runAction(link.getAttribute('href') ?? '', event)
  })
}

/** A shared address may open what it names; few addresses do, so the code that looks for it is a chunk. */
export function runPageAction(): void {
  // As it stands now: pages clean their address up.
  const { hash } = location
  if (/action/.test(hash))
    chunks.action().then(
      (m) => m.runPage(hash),
      () => {},
    )
}
