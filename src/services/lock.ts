import { write } from '../ledger'

/** Several chunks lock; they share the count through the page, because each carries its own copy of this file. */
interface Lock {
  count: number
  unlock?: () => void
}
const lock = ((globalThis as unknown as Record<symbol, Lock>)[Symbol.for('skerry.lock')] ??= { count: 0 })

/** Stops the page from scrolling, without a jump or a shift, until the last lock is undone. */
export function lockScroll(): () => void {
  if (!lock.count++) {
    const root = document.documentElement
    const writer = write(root)
    // Only a scrollbar that takes room leaves a gap to keep.
    if (innerWidth > root.clientWidth) writer.set('$scrollbar-gutter', 'stable')
    writer.set('$overflow', 'hidden')
    lock.unlock = writer.stop
  }
  let isMine = true
  return () => {
    if (isMine && !--lock.count) lock.unlock?.()
    isMine = false
  }
}
