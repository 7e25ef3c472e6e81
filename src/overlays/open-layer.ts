import { focusedElement, focusedInside, pageBody } from '../base/document'
import { stopAll } from '../base/lifetime'
import { containsNode } from '../base/property-of'
import { focus } from '../dom/focusable'
import { watchAddedElements } from './added-elements'
import { ABOVE_ALL, type Beside, readBeside } from './beside'
import { coverOthers } from './others-inert'
import { rememberPlace } from './return-focus'
import { lockScroll } from './scroll-lock'
import { pushLayer } from './stack'
import { type Layer, overlays } from './state'
import { type Seen, whileSeen } from './while-seen'
import { liftAboveOthers } from './z-index'

export interface LayerOptions extends Layer, Pick<Seen, 'locksScroll' | 'onSeen' | 'onGone'> {
  /** Keeps the page from scrolling, like `locksScroll`, but only until it starts closing. */
  ownLock?: (() => () => void) | false
  /** Its minimum z-index. */
  atLeast?: number
  /** Its visible part, if not its `box`. */
  seenPart?: HTMLElement
  /** What opened it, and gets the focus back; by default the focused element. */
  opener?: Element | null | undefined
  /** Removes the placeholder of `reserveLayer`. */
  releaseReserved?: () => void
  /** Its earlier opening, which closes now; what had the focus before that still gets it back. */
  replaces?: OpenLayer | undefined
  /** Covers even what the site puts above dialogs: a consent banner, a chat. */
  coversBanners?: boolean
  /** Makes the page inert after it has been painted (state.ts). */
  inertAfterPaint?: boolean
  /** What is beside it, if read before writing to the page. */
  beside?: Beside | undefined
}

export interface OpenLayer {
  /** It starts closing: keys and presses go to what is below. The page stays covered. */
  release: () => void
  /** It has closed. Returns the focus, if still inside, unless told not to. */
  close: (givesFocusBack?: boolean) => void
  /** Whether other code (an ad blocker, a script) is not hiding it. */
  isSeen: () => boolean
  /** What had the focus before it opened. */
  focusedBefore: Element | null | undefined
}

/**
 * Reserves the place of an overlay of which nothing is visible yet: only Escape is for it. The returned function calls that off, and so does `openLayer`,
 * which takes it over as `releaseReserved`.
 */
export const reserveLayer = (root: HTMLElement, onEscape: () => unknown): (() => void) => pushLayer({ root, isModal: true, onEscape })

/**
 * Opens an overlay above the others; if modal, the rest of the page becomes inert. Its look is up to the caller, or `show`, which returns
 * its undo. Use `openDialog` for a `<dialog>`. While the overlay is invisible the page is left alone.
 */
export function openLayer(options: LayerOptions, show: () => () => void = () => () => {}): OpenLayer {
  const { root, isModal, box, seenPart = box, locksScroll, ownLock, replaces, releaseReserved } = options
  const lock = locksScroll ? lockScroll : ownLock || (() => () => {})
  // Before anything is displayed: locking measures the page.
  let unlock: (() => void) | undefined = lock()
  replaces?.close(false)
  const { focusedBefore, giveFocusBack } = rememberFocus(options)
  const hide = showOrUnlock(show, unlock)
  let { beside } = options
  let isReleased = false
  let isClosed = false
  /** Undo what ends when it starts closing, and what ends when it is no longer seen. */
  const untilReleased: (() => void)[] = []
  const untilUnseen: (() => void)[] = []

  const takeKeys = () => {
    untilReleased.push(pushLayer({ ...options, giveFocusBack }))
    releaseReserved?.()
    ;(locksScroll ? untilUnseen : untilReleased).push(unlock ?? lock())
  }
  const { isSeen, stop } = whileSeen({ ...options, box: seenPart }, () => {
    if (!isReleased) takeKeys()
    untilUnseen.push(...coverPage(options, beside))
    // These two are from before it was displayed. If it is hidden and seen again, they are made anew.
    unlock = beside = undefined
    return () => {
      stopAll(untilReleased)
      stopAll(untilUnseen)
    }
  })

  return {
    isSeen,
    focusedBefore,
    release: () => {
      isReleased = true
      stopAll(untilReleased)
    },
    close: (givesFocusBack = true) => {
      if (isClosed) return
      isClosed = true
      const hadFocus = hasFocus(options, isSeen())
      stop()
      hide()
      if (!givesFocusBack || !hadFocus) return
      // Beside a card the visitor may have scrolled; the page below a modal stays where it is.
      giveFocusBack?.(!isModal)
      focusBelow(root)
    },
  }
}

/** Lifts an overlay above the others, and makes the page inert if it is modal. Returns what undoes that. */
function coverPage(options: LayerOptions, beside: Beside | undefined): (() => void)[] {
  const { root, isModal, trapsFocus, coversBanners, atLeast } = options
  return [
    isModal || trapsFocus ? liftAboveOthers(root, coversBanners ? ABOVE_ALL : atLeast) : () => {},
    isModal ? coverOthers(options, beside) : watchAddedElements({ root, ...readBeside(options) }),
  ]
}

/** Whether an overlay has the focus, or nothing has it because what had it went with the overlay. */
function hasFocus({ root, keysIn = root, isModal, opener }: LayerOptions, isSeen: boolean): boolean {
  const active = focusedElement() ?? pageBody()
  return active === pageBody() ? (isModal && isSeen) || Boolean(opener) : containsNode(keysIn, active)
}

/** If it cannot be shown, the page must be able to scroll. */
function showOrUnlock(show: () => () => void, unlock: () => void): () => void {
  try {
    return show()
  } catch (error) {
    unlock()
    throw error
  }
}

/** What had the focus before an overlay opens, and the function that gives the focus back, if there is a place for it. */
function rememberFocus({ root, opener, replaces }: LayerOptions) {
  const focused = focusedElement()
  const focusedBefore = containsNode(root, focused) ? replaces?.focusedBefore : focused
  const before = opener ?? (focused === focusedBefore ? focusedInside() : focusedBefore) ?? focused
  const hasPlace = before instanceof HTMLElement && before !== pageBody()
  if (!hasPlace) return { focusedBefore }
  const place = rememberPlace(before)
  // Where it was opened in another overlay, that may have closed meanwhile.
  const below = overlays.layers.findLast((layer) => layer.root !== root && containsNode(layer.root, before))
  const hasClosed = () => below && !overlays.layers.some((layer) => layer.root === below.root)
  return {
    focusedBefore,
    giveFocusBack: (scrollsIntoView?: boolean) =>
      Boolean((hasClosed() && below?.giveFocusBack?.(scrollsIntoView)) || place(scrollsIntoView)),
  }
}

/** Focuses the overlay that is open below, if any, unless the focus is elsewhere already. */
function focusBelow(root: HTMLElement): void {
  // A closed element may count as focused until the browser updates.
  const now = focusedElement() ?? pageBody()
  const below = overlays.layers.findLast((layer) => layer.isModal)
  if (below && (now === pageBody() || containsNode(root, now))) focus(below.box ?? below.root)
}
