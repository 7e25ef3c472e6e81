import { write } from '../../ledger'
import { STICKY_ACTIVE } from '../../markup'
import { script } from '../../services/assets'
import { cover, lengthOf } from '../../services/cover'
import { soon } from '../../services/soon'

const root = write(document.documentElement)
let isAsked = false
let isOurs = false

/** Native jumps, and the focus moving on, stay clear of what is stuck, unless the site has seen to that itself. */
export function padRoot(): void {
  if (isAsked || script?.dataset.anchors === 'off') return
  isAsked = true
  soon(() => {
    isAsked = false
    const isFree = isOurs || !lengthOf(document.documentElement, 'scroll-padding-top')
    isOurs = isFree && !!document.querySelector(`.${STICKY_ACTIVE}`)
    const height = isOurs && `${cover()}px`
    return () => {
      if (height) root.set('$scroll-padding-top', height)
      else root.stop()
    }
  })
}
