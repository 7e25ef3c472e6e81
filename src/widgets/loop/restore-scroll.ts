import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { getGlobal } from '../../base/values'
import { FAILED, UPDATED } from './event-names'

/** The part of the browser's Navigation API that is used here. */
interface Navigate extends Event {
  navigationType: string
  canIntercept: boolean
  hashChange: boolean
  destination: { url: string }
  scroll: () => void
  intercept: (options: { focusReset: string; scroll: string; handler: () => Promise<void> }) => void
}
/** Where a visitor was: the address, and how far down the page, in px. */
type Place = readonly [address: string, top: number]

/**
 * When the visitor goes back or forward to a list that has yet to load, scrolls the page to where the visitor was once the list is there: before
 * that, the page may be too short. A visitor who scrolls meanwhile stays there. `changedAt` returns the lists that are different at another address;
 * `left` is where the visitor was before the first change.
 */
export function restoreScroll(changedAt: (address: string) => HTMLElement[], left: Place): () => void {
  const places = new Map([left])
  let restoring: AbortController | undefined
  const stopRestoring = () => {
    restoring?.abort()
    restoring = undefined
  }
  const restore = async (address: string, scroll = () => {}) => {
    stopRestoring()
    const lists = changedAt(address)
    if (!lists.length) return
    const controller = new AbortController()
    const { signal } = controller
    restoring = controller
    await Promise.all(lists.map((loop) => whenSettled(loop, signal)))
    if (signal.aborted || location.href !== address) return
    // The browser also knows the place after a reload, but not every browser finds it again for a list that arrives late.
    scroll()
    const top = places.get(address)
    // Twice, because at the beginning of a transition the page may still have the height of the old list.
    for (let i = 0; i < 2 && top !== undefined && !signal.aborted; i++) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(done))
    }
    if (restoring === controller) restoring = undefined
  }
  const onNavigate = (event: Navigate) => {
    const { navigationType, canIntercept, hashChange, destination } = event
    if (navigationType !== 'traverse' || !canIntercept || hashChange || !changedAt(destination.url).length) return
    const restored = restore(destination.url, () => event.scroll())
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => restored })
  }
  const navigation = getGlobal<EventTarget>('navigation')
  const stops = [
    navigation ? on(navigation, 'navigate', onNavigate) : on(window, 'popstate', () => void restore(location.href)),
    // A click may choose another address before the last scrolling has been reported. Until the list is there, the browser itself scrolls as far as
    // the page goes.
    ...['scroll', 'click'].map((name) =>
      on(window, name, () => !restoring && places.set(location.href, scrollY), { capture: true, passive: true }),
    ),
    ...['wheel', 'touchmove', 'keydown', 'mousedown'].map((name) => on(window, name, stopRestoring, { passive: true })),
    stopRestoring,
  ]
  return () => stopAll(stops)
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
