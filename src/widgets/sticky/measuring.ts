import { emit } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { STICKY_FREED_EVENT } from '../../builder/selectors'
import { onResize, onScroll } from '../../dom/on-scroll'
import { apply, free } from './apply'
import type { Bar } from './bar'
import { readLayout } from './layout'
import { plan } from './plan'
import { observeThresholds } from './thresholds'

/** What measures the space of elements that an empty box of their size does not keep exactly; loaded if there is one. */
let fitting: typeof import('./fit-spacer') | undefined

export interface Measuring {
  /** Measures in the next frame, the first that could show a change, and continues while the element is near one. */
  follow: () => void
  /** Returns a stuck element to its own place, measures it there and sticks it again before anything is painted. */
  remeasure: () => void
  /** Until the next `follow`. */
  pause: () => void
}

/** Reads where an element is, plans where it belongs, and writes that. */
export function createMeasuring(bar: Bar): Measuring {
  const { host } = bar
  /** Stops measuring every frame; does nothing while the element is far from a change. */
  const following: (() => void)[] = []
  const isFree = () => bar.position === 'free'

  const measure = (isSilent?: boolean) => {
    if (!bar.isActive) return
    const layout = readLayout(bar)
    bar.isNew = false
    // If it arrives after the end, nothing is stuck.
    if (layout.needsFit && !fitting) whenLoaded(() => import('./fit-spacer'), onFittingLoaded)
    const before = bar.position
    const planned = plan(layout, bar)
    return () => {
      // Between reading and writing, another element's write may have stopped this one or changed its state.
      if (!bar.isActive || bar.position !== before) return
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
  /** A newly observed element is reported between layout and paint: early enough to notice an unknown containing block. */
  const measureOnce = () => {
    const stop = onResize(host, () => {
      stop()
      return measure()
    })
  }
  const follow = () => {
    stopAll(following)
    following.push(onScroll(measure))
  }
  const remeasure = () => {
    if (isFree()) return
    free(bar)
    // A stretched section measures itself in its own place (widgets/stretch).
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
