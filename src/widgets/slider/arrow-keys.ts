import { closestTo, on } from '../../base/events'
import { isInScroller } from './own-drags'
import type { Navigation, Stop, SwiperInstance } from './types'

/** Elements that use the arrow keys themselves. */
const USES_ARROW_KEYS =
  'input:not([type=checkbox],[type=button],[type=submit]),textarea,select,video,audio,[contenteditable],[role=slider],[role=tab],[role=menuitem]'

/** Steps with the left and right arrow keys, in the slider's direction (contract media §16). */
export function startArrowKeys(root: HTMLElement, swiper: SwiperInstance, { step }: Navigation): Stop {
  return on<KeyboardEvent>(root, 'keydown', (event) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!direction || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (closestTo(event, USES_ARROW_KEYS) || isInScroller(event.target, root)) return
    event.preventDefault()
    step(swiper.rtl === direction > 0 ? -1 : 1)
  })
}
