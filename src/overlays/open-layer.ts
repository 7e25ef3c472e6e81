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
  /** Keeps the page from scrolling. */
  locksScroll?: boolean
  /** A custom scroll lock, until the overlay starts closing. */
  lock?: (() => () => void) | undefined
  /** Its minimum z-index. */
  atLeast?: number
  /** Its visible part, if not its `box`. */
  seenPart?: HTMLElement
  /** What opened it, and gets the focus back; by default the focused element. */
  opener?: Element | null | undefined
  /** What had the focus before, if the overlay is reopened and has it now. */
  focusedBefore?: Element | null
  /** Covers even what the site puts above dialogs: a consent banner, a chat. */
  coversBanners?: boolean
  /** What is beside it, if read before writing to the page. */
  beside?: Beside | undefined
  /** Called when other code hides it, and when it is visible again. */
  onSeen?: (isSeen: boolean) => void
}

export interface OpenLayer {
  /** It starts closing: keys and presses go to what is below. The page stays covered. */
  release: () => void
  /** It has closed. Returns the focus, if still inside, unless told not to. */
  close: (givesFocusBack?: boolean) => void
  /** Whether other code (an ad blocker, a script) is not hiding it. */
  isSeen: () => boolean
}

/**
 * Opens an overlay above the others; if modal, the rest of the page becomes inert. Its look is up to the caller, or `show`, which returns
 * its undo. Use `openDialog` for a `<dialog>`. While the overlay is invisible the page is left alone.
 */
export function openLayer(options: LayerOptions, show: () => () => void = () => () => {}): OpenLayer {
  const { root, isModal, keysIn = root, opener, focusedBefore, locksScroll, coversBanners } = options
  const box = options.seenPart ?? options.box ?? root
  const before = opener ?? focusedBefore ?? focusedElement()
  const giveFocusBack = before instanceof HTMLElement && before !== pageBody() && rememberPlace(before)
  const covering = { root, coversBanners }
  const hide = show()
  let { beside } = options
  /** Undo what ends when it starts closing. */
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
      // Beside a card the visitor may have scrolled; the page below a modal stays where it is.
      if (giveFocusBack) giveFocusBack(!isModal)
      // The page may be below another overlay. A closed element may count as focused until the browser updates.
      const now = focusedElement() ?? pageBody()
      const below = overlays.layers.findLast((layer) => layer.isModal)
      if (below && (now === pageBody() || containsNode(root, now))) focus(below.box ?? below.root)
    },
  }
}
