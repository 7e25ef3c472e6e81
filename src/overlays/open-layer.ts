import { focusedElement, pageBody } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { containsNode } from '../dom/contains-node'
import { type CoverOptions, coverPage } from './cover-page'
import { rememberPlace } from './return-focus'
import { lockScroll } from './scroll-lock'
import { pushLayer } from './stack'
import { type Layer, overlays } from './state'

export interface LayerOptions extends Layer, CoverOptions {
  /** The page does not scroll. */
  locksScroll?: boolean
  /** What has opened it, and gets the focus back. Without one, what has the focus now gets it. */
  opener?: Element | null | undefined
  /** What had the focus before, where that is in it already: it is opened once more. */
  focusedBefore?: Element | null
  /** The browser has closed a `<dialog>` all by itself, which nobody can refuse. */
  onBrowserClose?: () => void
}

export interface OpenLayer {
  /** It begins to close: keys and presses are for what lies below. The page stays covered. */
  release: () => void
  /** It is closed. The focus, where it is still in it, returns unless it is told not to. */
  close: (givesFocusBack?: boolean) => void
}

/** Opens something over the page: on top of what is open there, with the page inert where it is modal. What it looks like is up to the caller. */
export function openLayer(options: LayerOptions): OpenLayer {
  const { root, isModal, keysIn = root, opener, focusedBefore, locksScroll, onEscape, onBrowserClose } = options
  const stopKeys = pushLayer(options)
  const before = opener ?? focusedBefore ?? focusedElement()
  const giveFocusBack = before instanceof HTMLElement && before !== pageBody() && rememberPlace(before)
  const stops = [
    ...(locksScroll ? [lockScroll()] : []),
    ...(root instanceof HTMLDialogElement ? [onBrowserCloses(root, onEscape, onBrowserClose)] : []),
    coverPage(options),
  ]
  return {
    release: stopKeys,
    close: (givesFocusBack = true) => {
      if (!stops[0]) return
      const active = focusedElement() ?? pageBody()
      const hadFocus = containsNode(keysIn, active) || (active === pageBody() && Boolean(isModal || opener))
      stopKeys()
      stopAll(stops)
      // Beside a card the visitor may have scrolled on; the page below an overlay stays where it is.
      if (givesFocusBack && hadFocus && giveFocusBack) giveFocusBack(!isModal)
    },
  }
}

/** The browser closes dialogs by itself, too: Android's back gesture asks first (`cancel`) and closes at the second time (`close`). */
function onBrowserCloses(root: HTMLDialogElement, onEscape?: () => unknown, onClose?: () => void): () => void {
  const stops = [
    on(root, 'cancel', (event) => {
      // The `cancel` events of file fields bubble.
      if (event.target !== root) return
      event.preventDefault()
      overlays.isEscapeUsed = true
      onEscape?.()
    }),
    on(root, 'close', ({ target }) => target === root && !root.open && onClose?.()),
  ]
  return () => stopAll(stops)
}
