import { on } from '../../base/events'
import { getGlobal } from '../../base/values'
import { FAILED, UPDATED } from './event-names'

/** What of the browser's navigation is used here; a browser without it scrolls by itself, before the list is there. */
interface Navigate extends Event {
  navigationType: string
  canIntercept: boolean
  hashChange: boolean
  destination: { url: string }
  signal: AbortSignal
  scroll: () => void
  intercept: (options: { focusReset: string; scroll: string; handler: () => Promise<void> }) => void
}

/**
 * Where the visitor goes back or forward to a list that has to come first, the browser scrolls to where the visitor was once it is there: before,
 * the page may be too short for that. `changedAt` gives the lists that another address shows otherwise.
 */
export function restoreScroll(changedAt: (address: string) => HTMLElement[]): () => void {
  const navigation = getGlobal<EventTarget>('navigation')
  if (!navigation) return () => {}
  return on<Navigate>(navigation, 'navigate', (event) => {
    if (event.navigationType !== 'traverse' || !event.canIntercept || event.hashChange) return
    const lists = changedAt(event.destination.url)
    if (!lists.length) return
    const shown = Promise.all(lists.map((loop) => whenSettled(loop, event.signal)))
    const handler = async () => {
      await shown
      if (!event.signal.aborted) event.scroll()
    }
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler })
  })
}

/** Resolves when the list shows something else, or stays as it is. */
const whenSettled = (loop: HTMLElement, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const stops = [
      ...[UPDATED, FAILED].map((name) => on(loop, name, ({ target }) => target === loop && settle())),
      on(signal, 'abort', () => settle()),
    ]
    const settle = () => {
      for (const stop of stops) stop()
      done()
    }
  })
