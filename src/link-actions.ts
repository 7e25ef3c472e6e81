import { chunks } from './chunks'
import { ACTION_HASH, ACTION_LINK } from './markup'
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

/** A shared address opens what it names only when an element of the page carries the very same action: the gate against crafted links. */
export function runPageAction(hash = location.hash): void {
  if (!/action/.test(hash)) return
  for (const el of document.querySelectorAll(`[${ACTION_HASH}]`)) {
    const own = el.getAttribute(ACTION_HASH) ?? ''
    if (own === hash || el.getAttribute('href')?.includes(hash)) {
      runAction(own)
      return
    }
  }
}
