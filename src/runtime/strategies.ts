import { isPageHidden } from '../base/document'
import { closestTo, isPlainClick, on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { closestOf } from '../base/property-of'
import { getGlobal } from '../base/values'
import { MODAL } from '../page/selectors'

export type StrategyName = 'first' | 'now' | 'visible' | 'intent'

/**
 * Decides when an island mounts: calls `mount`, which resolves to false on failure, at most once. `preload` loads the code early. The
 * returned function stops waiting.
 */
export type Strategy = (el: HTMLElement, mount: () => Promise<boolean>, preload: () => void) => () => void

const now: Strategy = (_, mount) => {
  void mount()
  return () => {}
}

let nearObserver: IntersectionObserver | undefined
const waiting = new Map<Element, () => void>()
/** Ends the sweep. */
let sweep: (() => void) | undefined
let isInUse = false

/** Observes what waits: what a first scroll would show, and once the page is in use, what is within one viewport's distance. */
function observeNear(): IntersectionObserver {
  nearObserver?.disconnect()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries)
        if (isIntersecting || hasNoBox(target, boundingClientRect)) waiting.get(target)?.()
    },
    { rootMargin: isInUse ? '100%' : '25%' },
  )
  for (const el of waiting.keys()) observer.observe(el)
  return observer
}

/**
 * Mounts near the window, and once the page is in use within one viewport's distance. The rest mounts one by one at idle time, so that all
 * mount even if no observer reports, but not before the page is in use: until then nothing is done for what is out of view.
 */
const visible: Strategy = (el, mount) => {
  // Older browsers lack it.
  if (!isInUse && navigator.userActivation?.hasBeenActive) {
    isInUse = true
    nearObserver = observeNear()
  }
  nearObserver ??= observeNear()
  const stop = () => {
    nearObserver?.unobserve(el)
    waiting.delete(el)
    if (waiting.size) return
    sweep?.()
    sweep = undefined
  }
  // One element may have several islands, such as a slider with motion effects.
  const mountOthers = waiting.get(el)
  waiting.set(el, () => {
    mountOthers?.()
    stop()
    void mount()
  })
  nearObserver.observe(el)
  // In a background tab nobody waits, and observers report nothing.
  sweep ??= isInUse || isPageHidden() ? whenIdle(sweepOne, 2000) : whenInUse(sweepOne)
  return stop
}

/** Whether an observer can never report it, though its children may be in view. */
const hasNoBox = (el: Element, { width, height }: DOMRectReadOnly) =>
  // The box first: it is known, while `getComputedStyle` may have to compute styles. In a closed `details`, which the browser leaves
  // unstyled, that would style everything in it and start its animations.
  !width && !height && !closestOf(el, 'details:not([open])') && getComputedStyle(el).display === 'contents'

/** Without `wheel` and `touchstart`: for a whole gesture the browser would send each of their events to the page (5 ms of a first scroll). */
export const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'click', 'focusin', 'scroll', 'beforeprint']
/** In ms: how long nobody uses a page before the sweep starts all the same. */
const UNUSED = 10_000

/** Calls `then` at idle time once a visitor scrolls, points, types or leaves, or after ten seconds. The returned function cancels. */
function whenInUse(then: () => void): () => void {
  let cancel = () => {}
  const run = (event?: Event) => {
    // A popup that opens by itself takes the focus.
    if (event?.type === 'focusin' && closestTo(event, MODAL)) return
    stopAll(stops)
    isInUse = true
    nearObserver = observeNear()
    cancel = whenIdle(then, 2000)
  }
  const timer = setTimeout(run, UNUSED)
  const stops = [
    () => clearTimeout(timer),
    on(document, 'visibilitychange', run),
    ...SIGNS_OF_USE.map((type) => on(window, type, run, { capture: true })),
  ]
  return () => {
    stopAll(stops)
    cancel()
  }
}

/** One element at a time: content far below is ready when reached, without a long task. */
function sweepOne(): void {
  const mountFirst = waiting.values().next().value
  sweep = undefined
  mountFirst?.()
  if (waiting.size) sweep = whenIdle(sweepOne, 2000)
}

/**
 * For the core's widgets, which hold no input (early-input.ts): preloads at the first sign of interest. The first click mounts, and the latest
 * one until then is replayed, so that no tap is lost.
 */
const intent: Strategy = (el, mount, preload) => {
  // Not `pointerenter`: the page may scroll below a resting pointer.
  const stops = ['pointermove', 'focusin', 'touchstart'].map((type) => on(el, type, preload, { passive: true, once: true }))
  let latest: MouseEvent | undefined
  let isMounted = false
  const onClick = (event: MouseEvent) => {
    if (isMounted || !isPlainClick(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const isFirst = !latest
    latest = event
    if (!isFirst) return
    void mount().then((hasMounted) => {
      const target = latest?.target as Element
      // Let the replayed click pass even if the mount failed: a link is then followed.
      isMounted = true
      // If the page has been swapped, the old link would navigate away from the new page.
      if (target.isConnected) target.dispatchEvent(new MouseEvent('click', latest))
      isMounted = hasMounted
      latest = undefined
    })
  }
  stops.push(on(el, 'click', onClick, { capture: true }))
  return () => stopAll(stops)
}

export const strategies: Record<StrategyName, Strategy> = { first: now, now, visible, intent }

/** Calls `then` at idle time, at most after `timeout` ms, or immediately in a hidden tab. The returned function cancels. */
function whenIdle(then: () => void, timeout: number): () => void {
  const run = () => {
    if (!stops[0]) return
    stopAll(stops)
    then()
  }
  const stops = [on(document, 'visibilitychange', () => isPageHidden() && run())]
  // Safari lacks it.
  if (getGlobal('requestIdleCallback')) requestIdleCallback(run, { timeout })
  else setTimeout(run, 1)
  return () => stopAll(stops)
}
