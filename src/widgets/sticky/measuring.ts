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
  /** Stop observing sizes; empty while it does not stick. */
  const sizes: (() => void)[] = []
  const isFree = () => bar.position === 'free'

  const measure = (isSilent = false, isReported = false) => {
    if (!bar.isActive) return
    if (!sizes[0]) sizes.push(...followSizes(bar, { follow, remeasure }))
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
  return { follow, remeasure, pause: () => [bar.thresholds, following, sizes].forEach(stopAll) }
}

/** Measures again when the element or the box around it resizes. */
function followSizes(bar: Bar, { follow, remeasure }: Pick<Measuring, 'follow' | 'remeasure'>): (() => void)[] {
  const { host, home } = bar
  let width = home.clientWidth
  const onSizeChange = () => {
    const isSame = width === home.clientWidth
    width = home.clientWidth
    // Measure again only for a new width: a shrinking stuck header must not move the page (gm0t/react-sticky-el#50).
    if (bar.position !== 'free' && !isSame) requestAnimationFrame(remeasure)
    // Not in this callback: sticking changes observed sizes, which causes a ResizeObserver loop error.
    else if (bar.isActive) follow()
  }
  return [home, host].map((el) => onResize(el, onSizeChange))
}
