import { write } from '../../ledger'
import { STICKY_ACTIVE } from '../../markup'
import { script } from '../../services/assets'
import { cover, lengthOf } from '../../services/cover'
import { onScroll } from '../../services/scroll'

const root = write(document.documentElement)
let stop: (() => void) | undefined
let height = 0

/** Native jumps, and the focus moving on, stay clear of what is stuck, unless the site has seen to that itself. */
export function padRoot(): void {
  if (script?.dataset.anchors === 'off') return
  stop ??= onScroll(() => {
    stop = void stop?.()
    height =
      (height || !lengthOf(document.documentElement, 'scroll-padding-top')) && document.querySelector(`.${STICKY_ACTIVE}`) ? cover() : 0
    return () => (height ? root.set('$scroll-padding-top', `${height}px`) : root.stop())
  })
}
