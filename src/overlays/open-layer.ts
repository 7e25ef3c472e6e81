import { focusedElement, pageBody } from '../base/document'
import { stopAll } from '../base/lifetime'
import { containsNode } from '../dom/contains-node'
import { focus } from '../dom/focusable'
import { coverOthers } from './others-inert'
import { rememberPlace } from './return-focus'
import { lockScroll } from './scroll-lock'
import { pushLayer } from './stack'
import { type Layer, overlays } from './state'

export interface LayerOptions extends Layer {
  /** The page does not scroll. */
  locksScroll?: boolean
  /** What has opened it, and gets the focus back. Without one, what has the focus now gets it. */
  opener?: Element | null | undefined
  /** What had the focus before, where that is in it already: it is opened once more. */
  focusedBefore?: Element | null
}

export interface OpenLayer {
  /** It begins to close: keys and presses are for what lies below. The page stays covered. */
  release: () => void
  /** It is closed. The focus, where it is still in it, returns unless it is told not to. */
  close: (givesFocusBack?: boolean) => void
}

/**
 * Opens something over the page: on top of what is open there, with the rest of the page inert where it is modal. What it looks like is up to
 * the caller. A `<dialog>` is opened by `openDialog`.
 */
export function openLayer(options: LayerOptions, cover = coverInPlace): OpenLayer {
  const { root, isModal, keysIn = root, opener, focusedBefore, locksScroll } = options
  const stopKeys = pushLayer(options)
  const before = opener ?? focusedBefore ?? focusedElement()
  const giveFocusBack = before instanceof HTMLElement && before !== pageBody() && rememberPlace(before)
  const stops = [stopKeys, locksScroll ? lockScroll() : () => {}, cover(options)]
  return {
    release: stopKeys,
    close: (givesFocusBack = true) => {
      if (!stops[0]) return
      const active = focusedElement() ?? pageBody()
      const hadFocus = containsNode(keysIn, active) || (active === pageBody() && Boolean(isModal || opener))
      stopAll(stops)
      if (!givesFocusBack || !hadFocus) return
      // Beside a card the visitor may have scrolled on; the page below an overlay stays where it is.
      if (giveFocusBack) giveFocusBack(!isModal)
      // It may lie in the page below another overlay. What has just been closed may count as focused until the browser looks again.
      const now = focusedElement() ?? pageBody()
      const below = overlays.layers.findLast((layer) => layer.isModal)
      if (below && (now === pageBody() || containsNode(root, now))) focus(below.box ?? below.root)
    },
  }
}

const coverInPlace = ({ root, isModal }: Layer): (() => void) => (isModal ? coverOthers(root) : () => {})
