import { type Writer, write } from '../../ledger'
import { STICKY_ACTIVE } from '../../markup'
import { script } from '../../services/assets'
import { cover, lengthOf } from '../../services/cover'
import { onScroll } from '../../services/scroll'
import { scroller } from '../../services/scroller'

let stop: (() => void) | undefined
let padded: Writer | undefined

/**
 * Native jumps, and the focus moving on, stay clear of what is stuck, unless the site has seen to that itself. At once, or with the
 * next frame. Where the body scrolls, the padding is the body's.
 */
export function padRoot(isLater: boolean): void {
  if (script?.dataset.anchors === 'off') return
  const tick = () => {
    stop = void stop?.()
    const box = scroller() as HTMLElement
    const height = (padded || !lengthOf(box, 'scroll-padding-top')) && document.querySelector(`.${STICKY_ACTIVE}`) ? cover() : 0
    return () => {
      if (height) {
        padded ??= write(box)
        padded.set('$scroll-padding-top', `${height}px`)
      } else padded = void padded?.stop()
    }
  }
  if (isLater) stop ??= onScroll(tick)
  else tick()()
}
