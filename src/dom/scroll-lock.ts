import { on } from '../base/events'
import { createWriter } from './writer'

/** Several chunks lock; they share the count through the page, because each carries its own copy of this file. */
interface Lock {
  count: number
  unlock?: () => void
}
const page = globalThis as unknown as Record<symbol, Lock | undefined>
const name = Symbol.for('skerry.lock')
const lock = page[name] ?? { count: 0 }
page[name] = lock

/** Stops the page from scrolling, without a jump or a shift, until the last lock is undone. */
export function lockScroll(): () => void {
  if (!lock.count++) {
    const root = document.documentElement
    // Where the root's overflow is visible the page scrolls by the body's; to hide the other one cuts the page off, and its place is lost.
    const scroller = createWriter(/^(visible)?$/.test(getComputedStyle(root).overflow) ? document.body : root)
    const gutter = createWriter(root)
    // Only a scrollbar that takes room leaves a gap to keep.
    if (innerWidth > root.clientWidth) gutter.set('$scrollbar-gutter', 'stable')
    scroller.set('$overflow', 'hidden')
    // iOS drags the page behind a dialog all the same. Two fingers zoom: whoever needs that may.
    const still = on<TouchEvent>(
      root,
      'touchmove',
      (event) => event.touches[1] || (event.target as Element).closest('dialog') || event.preventDefault(),
      { passive: false },
    )
    lock.unlock = () => {
      still()
      scroller.stop()
      gutter.stop()
    }
  }
  let mine = 1
  return () => {
    if (mine && !--lock.count) lock.unlock?.()
    mine = 0
  }
}
