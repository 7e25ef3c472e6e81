import { on } from '../../base/events'
import type { Navigation } from './controls'
import type { Parts } from './parts'
import type { Slider } from './swiper'

/** What keeps the arrow keys for itself. */
const OWN_KEYS =
  'input:not([type=checkbox],[type=button],[type=submit]),textarea,select,video,audio,[contenteditable],[role=slider],[role=tab],[role=menuitem]'

/** Arrow left and right, in the slider's own direction (contract media §16). */
export function arrowKeys({ root }: Parts, swiper: Slider, { step }: Navigation): () => void {
  return on<KeyboardEvent>(root, 'keydown', (event) => {
    const side = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!side || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if ((event.target as Element).closest(OWN_KEYS)) return
    event.preventDefault()
    step(swiper.rtl === side > 0 ? -1 : 1)
  })
}
