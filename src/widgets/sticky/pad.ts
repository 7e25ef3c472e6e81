import { write } from '../../ledger'
import { STICKY_ACTIVE } from '../../markup'
import { script } from '../../services/assets'
import { cover, lengthOf } from '../../services/cover'

const root = write(document.documentElement)
let frame = 0

/**
 * Native jumps, and the focus moving on, stay clear of what is stuck, unless the site has seen to that itself.
 * Asked for while others may still write, so it measures in the next frame.
 */
export function padRoot(): void {
  if (script?.dataset.anchors === 'off') return
  if (frame) return
  frame = requestAnimationFrame(() => {
    frame = 0
    root.stop()
    if (document.querySelector(`.${STICKY_ACTIVE}`) && !lengthOf(document.documentElement, 'scroll-padding-top'))
      root.set('$scroll-padding-top', `${cover()}px`)
  })
}
