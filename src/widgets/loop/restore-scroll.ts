import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { getGlobal } from '../../base/values'
import { FAILED, UPDATED } from './event-names'

/** The part of the Navigation API used here. */
interface Navigate extends Event {
  navigationType: string
  canIntercept: boolean
  hashChange: boolean
  destination: { url: string }
  scroll: () => void
  intercept: (options: { focusReset: string; scroll: string; handler: () => Promise<void> }) => void
}
/** Where a visitor was: the URL, and the scroll position in px. */
type Place = readonly [address: string, top: number]

/**
 * When the visitor goes back or forward, restores the scroll position once the list has loaded; until then the page may be too short. Does
 * nothing if the visitor scrolls meanwhile. `changedAt` gives the lists that differ at another URL; `left` is where the visitor was before
 * the first change.
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
    // The browser knows the position even after a reload, but not all browsers restore it for a late list.
    scroll()
    const top = places.get(address)
    // Twice: when a transition starts, the page may still have the old list's height.
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
    // A click chooses another URL before the last scroll event arrives. Until the list has loaded, the browser scrolls as far as the page
    // goes.
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
