import { focusedElement, pageBody } from '../base/document'
import { stopAll } from '../base/lifetime'
import { containsNode } from '../base/property-of'
import { focus } from '../dom/focusable'
import { ABOVE_ALL, type Beside, readBeside } from './beside'
import { watchNewcomers } from './newcomers'
import { coverOthers } from './others-inert'
import { rememberPlace } from './return-focus'
import { lockScroll } from './scroll-lock'
import { pushLayer } from './stack'
import { type Layer, overlays } from './state'
import { type Seen, whileSeen } from './while-seen'
import { liftAboveOthers } from './z-index'

export interface LayerOptions extends Layer, Pick<Seen, 'content' | 'onGone' | 'isKeptHidden'> {
  /** The page does not scroll. */
  locksScroll?: boolean
  /** It does not scroll until the overlay begins to close in its own way. */
  lock?: (() => () => void) | undefined
  /** The z-index that it gets at least, if its own is lower. */
  atLeast?: number
  /** What can be seen of it, if that is not its `box`. */
  seenPart?: HTMLElement
  /** What has opened it, and gets the focus back. Without one, whatever has the focus now gets it back. */
  opener?: Element | null | undefined
  /** What had the focus before, if the focus is already inside because it is being opened again. */
  focusedBefore?: Element | null
  /** It also lies above what the site puts above dialogs: a consent banner, a chat. */
  coversBanners?: boolean
  /** What lies beside it, for callers that have read it before they write to the page. */
  beside?: Beside | undefined
  /** Called when somebody has hidden it, and when it can be seen again. */
  onSeen?: (isSeen: boolean) => void
}

export interface OpenLayer {
  /** It begins to close: keys and presses go to what lies below. The page stays covered. */
  release: () => void
  /** It is closed. If the focus is still inside, it returns, unless told not to. */
  close: (givesFocusBack?: boolean) => void
  /** False while somebody else keeps it hidden: an ad blocker, a script. */
  isSeen: () => boolean
}

/**
 * Opens something over the page: above whatever is open there, with the rest of the page inert if it is modal. Its looks are up to the caller, or to
 * `show` and what that returns. For a `<dialog>`, use `openDialog`. If nobody can see it, the page is left alone.
 */
export function openLayer(options: LayerOptions, show: () => () => void = () => () => {}): OpenLayer {
  const { root, isModal, keysIn = root, opener, focusedBefore, locksScroll, coversBanners } = options
  const box = options.seenPart ?? options.box ?? root
  const before = opener ?? focusedBefore ?? focusedElement()
  const giveFocusBack = before instanceof HTMLElement && before !== pageBody() && rememberPlace(before)
  const covering = { root, coversBanners }
  const hide = show()
  let { beside } = options
  /** What already ends when it begins to close. */
  const untilReleased: (() => void)[] = []
  let isReleased = false
  let isClosed = false
  let isSeen = true
  const attach = () => {
    if (!isReleased) untilReleased.push(pushLayer(options), options.lock?.() ?? (() => {}))
    const stops = [
      isModal || options.trapsFocus ? liftAboveOthers(root, coversBanners ? ABOVE_ALL : options.atLeast) : () => {},
      locksScroll ? lockScroll() : () => {},
      isModal ? coverOthers(covering, beside) : watchNewcomers({ root, ...readBeside(covering) }),
    ]
    beside = undefined
    if (!isSeen) options.onSeen?.(true)
    isSeen = true
    return () => {
      isSeen = isClosed
      stopAll(untilReleased)
      stopAll(stops)
      if (!isClosed) options.onSeen?.(false)
    }
  }
  const detach = whileSeen({ ...options, box }, attach)
  return {
    isSeen: () => isSeen,
    release: () => {
      isReleased = true
      stopAll(untilReleased)
    },
    close: (givesFocusBack = true) => {
      if (isClosed) return
      isClosed = true
      const active = focusedElement() ?? pageBody()
      const hadFocus = containsNode(keysIn, active) || (active === pageBody() && Boolean((isModal && isSeen) || opener))
      detach()
      hide()
      if (!givesFocusBack || !hadFocus) return
      // Beside a card, the visitor may have scrolled on; below an overlay, the page stays where it is.
      if (giveFocusBack) giveFocusBack(!isModal)
      // It may be in the page, below another overlay. What has just been closed may count as focused until the browser's next update.
      const now = focusedElement() ?? pageBody()
      const below = overlays.layers.findLast((layer) => layer.isModal)
      if (below && (now === pageBody() || containsNode(root, now))) focus(below.box ?? below.root)
    },
  }
}
