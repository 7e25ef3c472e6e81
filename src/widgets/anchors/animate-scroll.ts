import { on } from '../../base/events'
import { pageSettings } from '../../builder/page-config'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { scrollingElement } from '../../dom/scrolling-element'
import { createWriter } from '../../dom/writer'

/** Headers that stick at the end of the way are still counted. */
const SETTLE = 100

const snaps = (el: Element) => !/^(none|)$/.test(getComputedStyle(el).scrollSnapType)

/** What the visitor does to move on their own. */
export const onUserScroll = (then: (event: Event) => void): (() => void) => {
  const stops = ['wheel', 'touchstart', 'keydown', 'pointerdown'].map((type) => on(window, type, then, { passive: true, capture: true }))
  return () => {
    for (const stop of stops) stop()
  }
}

let current: (() => void) | undefined
/** Ends the way that is under way. */
export const cancelScroll = (): void => current?.()

/** Scrolls linearly to where `to` says, asked anew in each frame, within `ms`; anything the visitor does ends it, then `then` is not called. */
export function animateScroll(to: () => number, ms: number, then?: () => void): void {
  cancelScroll()
  const el = scrollingElement()
  const held = createWriter(el as HTMLElement)
  const from = el.scrollTop
  const jump = (top: number) => el.scrollTo({ top, behavior: 'instant' })
  // Tab goes on from where the link leads: a visitor who is faster than the way is already there.
  const ignore = onUserScroll((event) => {
    cancelScroll()
    if ((event as KeyboardEvent).key !== 'Tab') return
    jump(to())
    then?.()
  })
  const time = prefersReducedMotion() ? 0 : ms
  let begin: number | undefined
  current = () => {
    current = undefined
    ignore()
    held.stop()
  }
  const mine = current
  // A page that snaps would take every step of the way back.
  if (pageSettings().scroll_snap || snaps(el)) held.set('$scroll-snap-type', 'none')
  const step = (now: number) => {
    if (current !== mine) return
    begin ??= now
    const part = time && now - begin < time ? (now - begin) / time : 1
    jump(from + (to() - from) * part)
    if (now - begin < time + SETTLE) return requestAnimationFrame(step)
    cancelScroll()
    then?.()
  }
  requestAnimationFrame(step)
}
