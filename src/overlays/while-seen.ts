import { ofDocument } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { containsNode, propertyOf } from '../base/property-of'
import { onIntersection, onMutation } from '../dom/observe'
import { nextFrame } from '../dom/on-scroll'
import { createWriters } from '../dom/writers'

export interface Seen {
  root: HTMLElement
  /** The window in it. */
  box?: HTMLElement | undefined
  /** It makes the page unusable. */
  isModal: boolean
  /** It keeps the page from scrolling until it has closed. */
  locksScroll?: boolean | undefined
  /** Called when other code hides it, and when it is visible again. */
  onSeen?: ((isSeen: boolean) => void) | undefined
  /** Called when other code has removed it. */
  onGone?: (() => void) | undefined
}

type MaybeVisible = Element & { checkVisibility?: (options: object) => boolean }
const OPTIONS = { opacityProperty: true, visibilityProperty: true }

/** Whether visitors can see it, as far as `checkVisibility` and its box tell (docs/limits.md). */
function isSeen({ root, box = root, isModal, locksScroll }: Seen): boolean {
  const parts: MaybeVisible[] = [root, box]
  // A video, say.
  const full = ofDocument('fullscreenElement')
  if (full && !containsNode(full, root) && !containsNode(root, full)) return false
  if (!parts.every((el) => el.checkVisibility?.(OPTIONS) ?? propertyOf(el, 'isConnected'))) return false
  const { left, right, top, bottom } = box.getBoundingClientRect()
  // Others may have been scrolled out of view.
  if (!isModal && !locksScroll) return true
  return right - left > 1 && bottom - top > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
}

/**
 * Runs `start` while an overlay is visible, and its undo when other code hides it: an ad blocker, a site script. An invisible dialog must not
 * lock visitors out of the page, nor take presses that are for what is below. When shown again, it resumes. What observers do not report, such
 * as a stylesheet that makes it transparent, is found at the next press or key.
 */
export function whileSeen(seen: Seen, start: () => () => void): { isSeen: () => boolean; stop: () => void } {
  const { root, box = root, onSeen, onGone } = seen
  const inertness = createWriters()
  let undo: (() => void) | undefined = start()
  let isOver = false
  const show = () => {
    inertness.stop()
    if (undo) return
    undo = start()
    onSeen?.(true)
  }
  const hide = () => {
    if (undo) {
      undo()
      undo = undefined
      onSeen?.(false)
    }
    inertness.set(root, { inert: true })
    if (!propertyOf(root, 'isConnected')) onGone?.()
  }
  const parts = new Set([root, box])
  const check = () => {
    const moving = [...parts].flatMap((el) => el.getAnimations?.() ?? []).filter(({ playState }) => playState === 'running')
    // An entrance may begin transparent, or outside the window.
    if (moving[0]) void Promise.allSettled(moving.map(({ finished }) => finished)).then(check)
    else if (!isOver) (isSeen(seen) ? show : hide)()
  }
  const stops = [
    onIntersection(parts, check),
    ...[...parts].map((el) => onMutation(el, () => nextFrame(check), { attributeFilter: ['class', 'style', 'hidden'] })),
    ...['pointerdown', 'keydown', 'fullscreenchange'].map((type) => on(window, type, check, { capture: true })),
  ]
  return {
    isSeen: () => Boolean(undo),
    stop: () => {
      isOver = true
      stopAll(stops)
      undo?.()
      inertness.stop()
    },
  }
}
