import { closestTo, on } from '../../base/events'
import { queryFirst } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { createDismissal } from '../../dom/dismiss'
import { CLOSE } from './close'

/** The close button fades the whole widget out and hides it until the page is reopened (contract media §12). */
export function start(host: HTMLElement): () => void {
  if (!queryFirst(host, CLOSE)) report(describeElement(host), 'expected a button with data-alert-close, found none')
  const { dismiss, stop } = createDismissal(host)
  const stopListening = on(host, 'click', (event) => void (closestTo(event, CLOSE) && dismiss()))
  return () => {
    stopListening()
    stop()
  }
}
