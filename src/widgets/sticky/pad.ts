import { write } from '../../ledger'
import { STICKY_ACTIVE } from '../../markup'
import { script } from '../../services/assets'
import { cover, lengthOf } from '../../services/cover'
import { onScroll } from '../../services/scroll'

const page = document.documentElement
const root = write(page)
let stop: (() => void) | undefined
let height = 0

/** Native jumps, and the focus moving on, stay clear of what is stuck, unless the site has seen to that itself. At once, or with the next frame. */
export function padRoot(isLater: boolean): void {
  if (script?.dataset.anchors === 'off') return
  const tick = () => {
    stop = void stop?.()
    height = (height || !lengthOf(page, 'scroll-padding-top')) && document.querySelector(`.${STICKY_ACTIVE}`) ? cover() : 0
    return () => (height ? root.set('$scroll-padding-top', `${height}px`) : root.stop())
  }
  if (isLater) stop ??= onScroll(tick)
  else tick()()
}
