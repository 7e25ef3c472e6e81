import { write } from '../../ledger'
import { isCalm } from '../../services/calm'
import { on } from '../../services/events'
import { pageSettings } from '../../services/page-config'

/** Headers that stick at the end of the way are still counted. */
const SETTLE = 100

/** With the page's scroll snap it is the body that scrolls (contract menu-sticky-motion §9). */
export const scroller = (): Element =>
  pageSettings().scroll_snap ? document.body : (document.scrollingElement ?? document.documentElement)

/** What the visitor does to move on their own. */
export const onVisitor = (then: () => void): (() => void) => {
  const stops = ['wheel', 'touchstart', 'keydown', 'pointerdown'].map((type) => on(window, type, then, { passive: true, capture: true }))
  return () => {
    for (const stop of stops) stop()
  }
}

let current: (() => void) | undefined
/** Ends the way that is under way. */
export const halt = (): void => current?.()

/** Scrolls linearly to where `to` says, asked anew in each frame, within `ms`; anything the visitor does ends it, then `then` is not called. */
export function travel(to: () => number, ms: number, then?: () => void): void {
  halt()
  const body = write(document.body)
  const ignore = onVisitor(halt)
  const el = scroller()
  const from = el.scrollTop
  const time = isCalm() ? 0 : ms
  let begin: number | undefined
  current = () => {
    current = undefined
    ignore()
    body.stop()
  }
  const mine = current
  if (pageSettings().scroll_snap) body.set('$scroll-snap-type', 'none')
  const step = (now: number) => {
    if (current !== mine) return
    begin ??= now
    const part = time && now - begin < time ? (now - begin) / time : 1
    el.scrollTo({ top: from + (to() - from) * part, behavior: 'instant' })
    if (now - begin < time + SETTLE) return requestAnimationFrame(step)
    halt()
    then?.()
  }
  requestAnimationFrame(step)
}
