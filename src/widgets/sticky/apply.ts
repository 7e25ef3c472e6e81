import { stopAll } from '../../base/lifetime'
import { propertyOf } from '../../base/property-of'
import { HANDLES_INSIDE, STICKY_ACTIVE } from '../../page/selectors'
import type { Bar } from './bar'
import type { Plan } from './plan'
import { setScrollPadding } from './scroll-padding'
import { createSpacer } from './spacer'

const STICKY_EFFECTS = 'elementor-sticky--effects'

/** Measures around an element while it is in the flow. The result adjusts the spacer that then takes its place (fit-spacer.ts). */
type MeasureAround = (host: HTMLElement) => (spacer: HTMLElement) => void

/** Writes the plan to the page. */
export function apply(bar: Bar, { position, styles, shift, spacer, covered, hasEffects }: Plan, measureAround?: MeasureAround): void {
  const { host, container, whileActive, whileStuck } = bar
  if (position === 'free') {
    if (bar.position !== 'free') free(bar)
  } else if (styles) {
    const fit = spacer && measureAround?.(host)
    if (shift !== undefined) shiftBy(bar, shift)
    bar.position = position
    whileStuck.set(host, { ...styles, [`.${STICKY_ACTIVE}`]: true, [`.${HANDLES_INSIDE}`]: true })
    if (container && position === 'stuck') whileStuck.release(container)
    else if (container && shift === undefined) whileStuck.set(container, { $position: 'relative' })
    if (spacer) {
      bar.spacer = createSpacer(spacer)
      propertyOf(host, 'after').call(host, bar.spacer)
      fit?.(bar.spacer)
    }
  }
  setScrollPadding(host, covered)
  whileActive.set(host, { [`.${STICKY_EFFECTS}`]: hasEffects })
}

function shiftBy(bar: Bar, shift: number): void {
  if (bar.spacer) free(bar)
  bar.shift = shift
  // Animate `translate`: it causes no layout shift, and a site's `transition: all` does not apply.
  bar.shifting?.cancel()
  bar.shifting = bar.host.animate({ translate: `0 ${bar.isTop ? shift : -shift}px` }, { fill: 'forwards' })
}

/** Returns the element to its own place. */
export function free(bar: Bar): void {
  bar.whileStuck.stop()
  bar.shifting?.cancel()
  setScrollPadding(bar.host)
  bar.spacer?.remove()
  stopAll(bar.thresholds)
  bar.spacer = bar.shift = undefined
  bar.position = 'free'
}
