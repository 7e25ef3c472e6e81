import { emit } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { onResize, onScroll } from '../../dom/on-scroll'
import { STICKY_FREED_EVENT } from '../../page/selectors'
import { apply, free } from './apply'
import type { Bar } from './bar'
import { readLayout } from './layout'
import { plan } from './plan'
import { observeThresholds } from './thresholds'

/** Adjusts spacers that a box of the same size does not replace exactly; loaded on demand. */
let fitting: typeof import('./fit-spacer') | undefined

export interface Measuring {
  /** Measures from the next frame on, as long as the element is near a change. */
  follow: () => void
  /** Puts a stuck element back, measures it there and sticks it again before the next paint. */
  remeasure: () => void
  /** Stops measuring until the next `follow`. */
  pause: () => void
}

/** Creates the loop that reads an element's layout, plans its position and writes it. */
export function createMeasuring(bar: Bar): Measuring {
  const { host } = bar
  /** Stop measuring every frame; empty while the element is far from a change. */
  const following: (() => void)[] = []
  const isFree = () => bar.position === 'free'

  const measure = (isSilent = false, isReported = false) => {
    if (!bar.isActive) return
    const layout = readLayout(bar)
    bar.isNew = false
    // If it arrives after we stop, nothing is stuck.
    if (layout.needsFit && !fitting) whenLoaded(() => import('./fit-spacer'), onFittingLoaded)
    const before = bar.position
    const planned = plan(layout, bar)
    return () => {
      // Another element's write may have stopped this one or changed its state since it was read.
      if (!bar.isActive || bar.position !== before) return
      // Sticking or freeing would change sizes already reported in this frame, which causes a ResizeObserver loop error.
      if (isReported && planned.position !== before) return follow()
      apply(bar, planned, layout.needsFit ? fitting?.measureAround : undefined)
      if (planned.spacer) measureOnce()
      observeThresholds(bar, layout.size, follow)
      if (!planned.isNear) stopAll(following)
      else if (!following.length) follow()
      // Last, because a listener may unmount.
      if (!isSilent && planned.event) emit(host, planned.event)
    }
  }
  const onFittingLoaded = (loaded: typeof fitting) => {
    fitting = loaded
    remeasure()
  }
  /**
   * A new observation reports between layout and paint, early enough to detect an unknown containing block. What this sticks or frees
   * does so a frame later.
   */
  const measureOnce = () => {
    const stop = onResize(host, () => {
      stop()
      return measure(false, true)
    })
  }
  const follow = () => {
    stopAll(following)
    following.push(onScroll(() => measure()))
  }
  const remeasure = () => {
    if (isFree()) return
    free(bar)
    // A stretched section must be measured in its own place (widgets/stretch).
    emit(host, STICKY_FREED_EVENT)
    measure(true)?.()
    if (isFree()) emit(host, 'sticky:unstick')
  }
  const pause = () => {
    stopAll(bar.thresholds)
    stopAll(following)
  }
  return { follow, remeasure, pause }
}
