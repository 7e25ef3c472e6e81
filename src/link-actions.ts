import { chunks } from './chunks'
import { ACTION_LINK } from './markup'
import { on } from './services/events'

/** Runs the action of an address, once the code that reads such addresses is here. */
export function runAction(hash: string, event?: Event): void {
  chunks.action().then(
    (m) => m.run(hash, event),
    () => {},
  )
}

/** Action links anywhere, also in markup that comes later; and the page's own address, which may open what it names. */
export function startActions(): () => void {
  // As it stands now: pages clean their address up.
  const { hash } = location
  // Few addresses do, so the code that looks for what they name is a chunk.
  if (/action/.test(hash))
    chunks.action().then(
      (m) => m.runPage(hash),
      () => {},
    )
  return on<MouseEvent>(document, 'click', (event) => {
    const link = (event.target as Element | null)?.closest?.(ACTION_LINK)
    if (!link) return
    event.preventDefault()
    runAction(link.getAttribute('href') ?? '', event)
  })
}
