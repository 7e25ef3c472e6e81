import { stopAll } from '../../base/lifetime'
import { createSharedIntersections } from '../../dom/observe'
import type { Bar } from './bar'
import { NEAR } from './plan'

const FAR = '999999px'
/** By margin: most bars stick at the same height, and each observer would report in a task of its own. */
const observers = new Map<string, { observe: ReturnType<typeof createSharedIntersections>; users: number }>()

/** Calls `onNear` when an element gets near a change or leaves it while nothing else measures it. */
export function observeThresholds(bar: Bar, size: number, onNear: () => void): void {
  const { container, thresholds, isTop, offset, effectsOffset } = bar
  const key = [!bar.spacer, offset, effectsOffset, innerHeight, container && size].join()
  if (thresholds.length && key === bar.thresholdsKey) return
  bar.thresholdsKey = key
  stopAll(thresholds)
  const observe = (el: Element, at: number, isStart: boolean) =>
    thresholds.push(observeThreshold(el, isTop ? at : innerHeight - at, isStart === isTop, onNear))
  for (const by of [NEAR, -NEAR, -effectsOffset]) observe(bar.spacer ?? bar.host, offset + by, true)
  if (container) for (const by of [NEAR, -NEAR]) observe(container, offset + size + by, false)
}

/**
 * Calls `onCross` when an edge of `el` (upper if `isUpper`, else lower) passes viewport height `y`. Observes the whole half-plane beyond
 * `y`, so that jumps across it count too.
 */
function observeThreshold(el: Element, y: number, isUpper: boolean, onCross: () => void): () => void {
  const rootMargin = isUpper ? `${FAR} ${FAR} ${y - innerHeight}px` : `${-y}px ${FAR} ${FAR}`
  const shared = observers.get(rootMargin) ?? { observe: createSharedIntersections({ root: document, rootMargin }), users: 0 }
  observers.set(rootMargin, shared)
  shared.users++
  const stop = shared.observe(el, onCross)
  return () => {
    stop()
    // The window's height is part of the margin: a phone's changes with its address bar.
    if (!--shared.users) observers.delete(rootMargin)
  }
}
