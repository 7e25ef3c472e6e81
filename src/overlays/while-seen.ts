import { focusedElement, isPageHidden, ofDocument, pageBody } from '../base/document'
import { stopAll } from '../base/lifetime'
import { closestOf, containsNode, propertyOf } from '../base/property-of'
import { focus } from '../dom/focusable'
import { onIntersection } from '../dom/observe'
import { createWriter } from '../dom/writer'
import { overlays } from './state'

/** In ms: how often to check whether an overlay is visible. Observers do not report everything that hides an element. */
const POLL_INTERVAL = 300

export interface Seen {
  root: HTMLElement
  /** The window in it. */
  box?: HTMLElement | undefined
  /** It makes the page unusable or locks scrolling. */
  isModal: boolean
  locksScroll?: boolean | undefined
  /** Its content, if that is an element. Without it an overlay is an empty window. */
  content?: (() => Element | null) | undefined
  /** Called when other code has removed it, emptied its window, or keeps it hidden. */
  onGone?: (() => void) | undefined
  /** Its hider may show it again at any time: it is not gone. */
  isKeptHidden?: boolean | undefined
}

type MaybeVisible = Element & { checkVisibility?: (options: object) => boolean }
const OPTIONS = { opacityProperty: true, visibilityProperty: true, checkOpacity: true, checkVisibilityCSS: true }

/** `behind`: it will come back. */
type State = 'seen' | 'unseen' | 'empty' | 'gone' | 'behind'

/** Whether an element is displayed and neither hidden nor transparent, including its ancestors. */
function isVisible(el: MaybeVisible): boolean {
  if (el.checkVisibility) return el.checkVisibility(OPTIONS)
  const { visibility, opacity } = getComputedStyle(el)
  return Boolean(el.getClientRects()[0]) && visibility === 'visible' && opacity !== '0'
}

/** Below this opacity nothing can be made out. */
const FAINT = 0.06

/** The percentages in a shape or filter. */
const percents = (text: string) => text.split(' ').map((part) => (part.endsWith('%') ? Number.parseFloat(part) : 0))

/** Whether a shape is empty: all corners coincide, or opposite sides meet. */
function isNothing(clipPath: string): boolean {
  const [, shape, inner = ''] = /^(inset|circle|ellipse|polygon)\((?:\w+, )?(.*)\)$/.exec(clipPath) ?? []
  if (shape === 'circle' || shape === 'ellipse') return /^(\S+ )?0(px|%)/.test(inner)
  if (shape === 'polygon') return new Set(inner.split(', ')).size === 1
  if (!shape) return /^path\([^1-9]+\)$/.test(clipPath)
  if (shape !== 'inset') return false
  const [top = 0, right = top, bottom = top, left = right] = percents(inner.split(' round ')[0] ?? '')
  return top + bottom >= 100 || left + right >= 100
}

/** Whether a mask lets nothing through: all of its layers have no size, or are gradients of transparent colours only. */
function isMaskedAway({ maskImage, maskSize }: CSSStyleDeclaration): boolean {
  if (!maskImage || maskImage === 'none') return false
  if (maskSize.split(', ').every((size) => /^0(px|%)?( |$)/.test(size))) return true
  // What is left are the gradients, other colours, and pictures.
  const functions = maskImage.replace(/rgba\([^)]*, 0\)/g, '').match(/[\w-]+\(/g) ?? []
  return functions.every((name) => name.endsWith('gradient('))
}

/** False if an element is fully clipped, masked, too faint to see, or below the page. */
function isShown(el: Element): boolean {
  const style = getComputedStyle(el)
  const { clipPath, clip, zIndex, overflow, opacity, filter } = style
  if (isNothing(clipPath) || isMaskedAway(style) || /^rect\(([01](px)?,? ){3}/.test(clip)) return false
  if (Number.parseFloat(opacity) < FAINT || +(/opacity\(([\d.]+)\)/.exec(filter)?.[1] ?? 1) < FAINT) return false
  const { width, height } = el.getBoundingClientRect()
  return !(+zIndex < 0) && (width * height > 1 || !/hidden|clip/.test(overflow))
}

/** Whether a window is empty: a script emptied it, or has yet to fill it. */
function isBare(box: Element): boolean {
  if (getComputedStyle(box).contentVisibility === 'hidden') return true
  const hasBox = (el: Element): boolean => Boolean(el.getClientRects()[0]) || (getComputedStyle(el).display === 'contents' && !isBare(el))
  const isSomething = (node: Node) => (node instanceof Element ? hasBox(node) : node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  return !propertyOf(box, 'shadowRoot') && ![...propertyOf(box, 'childNodes')].some(isSomething)
}

/** Made inert by a site's own modal window above it, not by an overlay of ours, which covers it until it has closed. */
const isInertByOthers = (root: Element) =>
  Boolean(closestOf(root, '[inert]')) && !overlays.coverings.some((covering) => covering.root !== root)

/** Hidden along with its surroundings, behind a site's own window. */
function isHiddenWithPage(root: Element): boolean {
  const around = propertyOf(root, 'parentElement')
  return !!around && !isVisible(around)
}

/** An entrance animation in progress is not the end. */
const isMoving = (el: Element) =>
  el
    .getAnimations?.()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)

function isInWindow(el: Element): boolean {
  const { left, right, top, bottom } = el.getBoundingClientRect()
  return right - left > 1 && bottom - top > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && isShown(el)
}

/** Whether something else is full screen, such as a video. */
function isBehindFullscreen(root: Element): boolean {
  const full = ofDocument('fullscreenElement')
  return Boolean(full && !containsNode(full, root) && !containsNode(root, full))
}

/** An overlay's state: whether it is visible and usable. */
function look({ root, box = root, content, isModal, locksScroll }: Seen, isInertByUs: boolean): State {
  if (!propertyOf(root, 'isConnected')) return 'gone'
  if (isBehindFullscreen(root)) return 'behind'
  if (isMoving(root) || isMoving(box)) return 'seen'
  if (!isVisible(root) || !isShown(root)) return !isModal && isHiddenWithPage(root) ? 'behind' : 'unseen'
  const inside = content?.()
  if (!isVisible(box) || (inside && !isVisible(inside))) return box === root ? 'unseen' : 'empty'
  // Not permanently: it will be filled, or the other window closed.
  if (isBare(box) || (!isInertByUs && isInertByOthers(root))) return 'behind'
  // A non-modal one may also have been scrolled out of view.
  return isInWindow(box) || !(isModal || locksScroll) ? 'seen' : 'unseen'
}

/**
 * Runs `start` while an overlay is visible, and its undo as soon as other code hides it: an ad blocker, a site script. An invisible dialog
 * must not lock visitors out of the page. When shown again, it resumes.
 */
export function whileSeen(seen: Seen, start: () => () => void): () => void {
  let stop: (() => void) | undefined = start()
  /** How many checks in a row it was missing: a script may be about to fill or show it. */
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
  const timer = setInterval(() => isPageHidden() || check(), POLL_INTERVAL)
  const stops = [onIntersection(new Set([root, box]), check), () => clearInterval(timer)]
  return () => {
    stopAll(stops)
    stop?.()
    stop = undefined
    unseen.end()
  }
}

/** Makes an invisible overlay ignore input, which is meant for what is below; the focus returns when it is visible again. */
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
