import { focusedElement, isPageHidden, ofDocument, pageBody } from '../base/document'
import { stopAll } from '../base/lifetime'
import { closestOf, containsNode, propertyOf } from '../base/property-of'
import { focus } from '../dom/focusable'
import { onIntersection } from '../dom/observe'
import { createWriter } from '../dom/writer'
import { overlays } from './state'

/** How often, in ms, to check whether an overlay is still visible. Observers do not report everything that hides an element. */
const LOOK_EVERY = 300

export interface Seen {
  root: HTMLElement
  /** The window in it. */
  box?: HTMLElement | undefined
  /** The page beside it cannot be used, or does not scroll. */
  isModal: boolean
  locksScroll?: boolean | undefined
  /** What it shows, if that is an element. An overlay without its content is an empty window. */
  content?: (() => Element | null) | undefined
  /** Somebody has removed it from the page, has left only an empty window of it, or keeps it hidden. */
  onGone?: (() => void) | undefined
  /** Whoever hides it may show it again at any time: it is not gone. */
  isKeptHidden?: boolean | undefined
}

type MaybeVisible = Element & { checkVisibility?: (options: object) => boolean }
const OPTIONS = { opacityProperty: true, visibilityProperty: true, checkOpacity: true, checkVisibilityCSS: true }

/** `behind`: it will be visible again. */
type State = 'seen' | 'unseen' | 'empty' | 'gone' | 'behind'

/** False for an element that nobody can see: it, or something around it, is not displayed, hidden or transparent. */
function isVisible(el: MaybeVisible): boolean {
  if (el.checkVisibility) return el.checkVisibility(OPTIONS)
  const { visibility, opacity } = getComputedStyle(el)
  return Boolean(el.getClientRects()[0]) && visibility === 'visible' && opacity !== '0'
}

/** Below it nobody makes out anything. */
const FAINT = 0.03

/** What is given in percent of a shape, and of a filter. */
const percents = (text: string) => text.split(' ').map((part) => (part.endsWith('%') ? Number.parseFloat(part) : 0))

/** True for a shape that leaves nothing: all of its corners are in one place, or opposite sides meet. */
function isNothing(clipPath: string): boolean {
  const [, shape, inner = ''] = /^(inset|circle|polygon)\((?:\w+, )?(.*)\)$/.exec(clipPath) ?? []
  if (shape === 'circle') return /^0/.test(inner)
  if (shape === 'polygon') return new Set(inner.split(', ')).size === 1
  if (shape !== 'inset') return false
  const [top = 0, right = top, bottom = top, left = right] = percents(inner.split(' round ')[0] ?? '')
  return top + bottom >= 100 || left + right >= 100
}

/** False for an element that is cut off to nothing, is too faint to be made out, or lies below the page. */
function isShown(el: Element): boolean {
  const { clipPath, clip, zIndex, overflow, opacity, filter } = getComputedStyle(el)
  if (isNothing(clipPath) || /^rect\(([01](px)?,? ){3}/.test(clip)) return false
  if (Number.parseFloat(opacity) < FAINT || +(/opacity\(([\d.]+)\)/.exec(filter)?.[1] ?? 1) < FAINT) return false
  const { width, height } = el.getBoundingClientRect()
  return !(+zIndex < 0) && (width * height > 1 || !/hidden|clip/.test(overflow))
}

/** True for a window with nothing in it: a script has emptied it or has yet to fill it. */
function isBare(box: Element): boolean {
  if (getComputedStyle(box).contentVisibility === 'hidden') return true
  const hasBox = (el: Element): boolean => Boolean(el.getClientRects()[0]) || (getComputedStyle(el).display === 'contents' && !isBare(el))
  const isSomething = (node: Node) => (node instanceof Element ? hasBox(node) : node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  return !propertyOf(box, 'shadowRoot') && ![...propertyOf(box, 'childNodes')].some(isSomething)
}

/** A modal window of the site's own lies above it and makes it inert. */
const isInertByOthers = (root: Element) =>
  Boolean(closestOf(root, '[inert]')) && !overlays.layers.some((layer) => layer.isModal && layer.root !== root)

/** Somebody has hidden what is around it as well, behind a window of the site's own. */
function isHiddenWithPage(root: Element): boolean {
  const around = propertyOf(root, 'parentElement')
  return !!around && !isVisible(around)
}

/** An animation that is under way says nothing about the result. */
const isMoving = (el: Element) =>
  el
    .getAnimations?.()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)

function isInWindow(el: Element): boolean {
  const { left, right, top, bottom } = el.getBoundingClientRect()
  return right - left > 1 && bottom - top > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && isShown(el)
}

/** True while something else, such as a film, fills the screen. */
function isBehindFullscreen(root: Element): boolean {
  const full = ofDocument('fullscreenElement')
  return Boolean(full && !containsNode(full, root) && !containsNode(root, full))
}

/** Whether an overlay and its contents can be seen and used. */
function look({ root, box = root, content, isModal, locksScroll }: Seen, isInertByUs: boolean): State {
  if (!propertyOf(root, 'isConnected')) return 'gone'
  if (isBehindFullscreen(root)) return 'behind'
  if (isMoving(root) || isMoving(box)) return 'seen'
  if (!isVisible(root) || !isShown(root)) return !isModal && isHiddenWithPage(root) ? 'behind' : 'unseen'
  const inside = content?.()
  if (!isVisible(box) || (inside && !isVisible(inside))) return box === root ? 'unseen' : 'empty'
  // Not for good: it will be filled, or the other window will be closed.
  if (isBare(box) || (!isInertByUs && isInertByOthers(root))) return 'behind'
  // An overlay that leaves the page usable may also have been scrolled out of the window.
  return isInWindow(box) || !(isModal || locksScroll) ? 'seen' : 'unseen'
}

/**
 * Runs `start` while an overlay is visible, and the function that it returns as soon as somebody hides the overlay: an ad blocker, a script of the
 * site. A dialog that nobody can see must not lock anybody out. When it is shown again, it works as before.
 */
export function whileSeen(seen: Seen, start: () => () => void): () => void {
  let stop: (() => void) | undefined = start()
  /** How many checks in a row have failed: a script may be about to fill it or to show it. */
  let times = 0
  const unseen = hideFromInput(seen.root)
  const check = () => {
    const state = look(seen, unseen.isHidden())
    if (state === 'seen') {
      unseen.end()
      stop ??= start()
    } else {
      stop?.()
      stop = undefined
      unseen.begin()
    }
    times = state === 'empty' || (state === 'unseen' && !seen.isKeptHidden) ? times + 1 : 0
    if (state === 'gone' || times > 3) seen.onGone?.()
  }
  const { root, box = root } = seen
  const timer = setInterval(() => isPageHidden() || check(), LOOK_EVERY)
  const stops = [onIntersection(new Set([root, box]), check), () => clearInterval(timer)]
  return () => {
    stopAll(stops)
    stop?.()
    stop = undefined
    unseen.end()
  }
}

/** Presses on what nobody sees are meant for what lies below. The focus returns to it when it can be seen again. */
function hideFromInput(root: HTMLElement) {
  const inertness = createWriter(root)
  let isHidden = false
  let focused: HTMLElement | undefined
  return {
    isHidden: () => isHidden,
    begin: () => {
      if (isHidden || closestOf(root, '[inert]')) return
      isHidden = true
      const active = focusedElement()
      focused = active instanceof HTMLElement && containsNode(root, active) ? active : undefined
      inertness.set('inert', true)
    },
    end: () => {
      inertness.stop()
      if (isHidden && focused && focusedElement() === pageBody()) focus(focused)
      isHidden = false
      focused = undefined
    },
  }
}
